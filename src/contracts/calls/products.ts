import { z } from 'zod';
import {
  Product,
  ProductFacets,
  ProductFilters,
  PublicProductQuery,
  Suggestion,
} from '../product.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

export const getProducts = defineCall('GET /get-product', {
  summary: 'Published products, by filters, search and order',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getProduct = defineCall('GET /get-product/:id', {
  summary: 'One published product',
  policy: 'anyone',
  response: Product,
});

export const getFacets = defineCall('GET /get-facets', {
  summary: 'Brands and price range of a list of products, for its filter panel',
  policy: 'anyone',
  query: ProductFilters,
  response: ProductFacets,
});

export const getRelated = defineCall('GET /get-related/:subCategoryId', {
  summary: 'Published products of a sub-category, newest first, twelve unless limited',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getRelatedOfSeller = defineCall('GET /get-related/:seller/:id', {
  summary: 'Published products of one seller in a sub-category: the listing page',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getSuggestions = defineCall('GET /suggest', {
  summary: 'Products, brands, categories and sellers for a search box',
  policy: 'anyone',
  query: z.object({ q: SearchText.default('') }),
  response: z.array(Suggestion),
});
