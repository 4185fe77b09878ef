import { z } from 'zod';
import {
  Category,
  CategoryCard,
  ProductType,
  PublicCatalogueQuery,
  SubCategory,
} from '../category.ts';
import { Id } from '../id.ts';
import { defineCall } from './call.ts';

export const getCategories = defineCall('GET /get-category', {
  summary: 'Listed categories, with how many products each has',
  policy: 'anyone',
  query: PublicCatalogueQuery,
  response: z.array(Category),
  cards: z.array(CategoryCard),
});

export const getCategoriesOf = defineCall('GET /get-category/:id', {
  summary: 'The categories in which a seller has products, or one category by its own id',
  policy: 'anyone',
  response: z.array(Category),
});

export const getSubCategories = defineCall('GET /get-subcategory/:seller/:category', {
  summary: 'The sub-categories in which a seller has products; all of them for `all`',
  policy: 'anyone',
  params: z.object({
    seller: z.union([z.literal('all'), Id]),
    category: Id,
  }),
  response: z.array(SubCategory),
});

export const getProductTypes = defineCall('GET /get-type/:category', {
  summary:
    'The product types of a category, with how many products each shows, or one by its own id',
  policy: 'anyone',
  response: z.array(ProductType),
});
