import { z } from 'zod';
import {
  CatalogueQuery,
  CategoryEdit,
  CategoryInput,
  type FocusInput,
  ListingChange,
  ManagedCategory,
  ManagedProductType,
  ManagedSubCategory,
  ProductTypeEdit,
  ProductTypeInput,
  SubCategoryEdit,
  SubCategoryInput,
  TaxonomyOrder,
  withWholeFocus,
} from '../category.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const read = { policy: 'admin', permission: 'see-catalogue' } as const;
const files = { image: 'image' } as const;
/** Each entry shows something of those above it, and products show all three. */
const change = {
  policy: 'admin',
  permission: 'change-catalogue',
  changes: ['categories', 'sub-categories', 'product-types', 'products', 'bin', 'audit'],
} as const;

type Kind<Entry, Input> = {
  /** As in `a category` and `All categories`. */
  one: string;
  all: string;
  resource: 'categories' | 'sub-categories' | 'product-types';
  entry: Entry;
  input: Input;
  /** What it must not contain to be deleted. */
  removable: string;
};

/** Returns the admins' calls on one kind; `Word` is its name in the paths. */
function callsOf<
  const Word extends string,
  Entry extends z.ZodType,
  Input extends z.ZodType<FocusInput>,
>(word: Word, { one, all, resource, entry, input, removable }: Kind<Entry, Input>) {
  return {
    getAll: defineCall(`GET /admin/get-${word}`, {
      ...read,
      summary: `All ${all}, listed or not`,
      query: CatalogueQuery,
      response: z.array(entry),
      reads: [resource],
    }),
    getOne: defineCall(`GET /admin/get-${word}/:id`, {
      ...read,
      summary: `One ${one}, listed or not`,
      response: entry,
      reads: [resource],
    }),
    add: defineCall(`POST /admin/add-${word}`, {
      ...change,
      summary: `Add a ${one}`,
      form: { fields: withWholeFocus(input), files },
      response: written(entry),
      status: 201,
    }),
    setListing: defineCall(`PUT /admin/list-${word}/:id`, {
      ...change,
      summary: `List or unlist a ${one}, and with it all its products`,
      body: ListingChange,
      response: written(entry),
    }),
    remove: defineCall(`DELETE /admin/delete-${word}/:id`, {
      ...change,
      summary: `Delete a ${one} that ${removable}`,
    }),
  };
}

export const categoryCalls = {
  ...callsOf('category', {
    one: 'category',
    all: 'categories',
    resource: 'categories',
    entry: ManagedCategory,
    input: CategoryInput,
    removable: 'has no sub-categories',
  }),
  edit: defineCall('PUT /admin/edit-category', {
    ...change,
    summary: 'Change a category; without a picture it keeps its own',
    form: { fields: withWholeFocus(CategoryEdit), files },
    response: written(ManagedCategory),
  }),
};

export const subCategoryCalls = {
  ...callsOf('subcategory', {
    one: 'sub-category',
    all: 'sub-categories',
    resource: 'sub-categories',
    entry: ManagedSubCategory,
    input: SubCategoryInput,
    removable: 'has neither product types nor products',
  }),
  edit: defineCall('PUT /admin/edit-subcategory/:id', {
    ...change,
    summary: 'Change a sub-category; in another category its products move with it',
    form: { fields: withWholeFocus(SubCategoryEdit), files },
    response: written(ManagedSubCategory),
  }),
};

export const productTypeCalls = {
  ...callsOf('type', {
    one: 'product type',
    all: 'product types',
    resource: 'product-types',
    entry: ManagedProductType,
    input: ProductTypeInput,
    removable: 'no product uses',
  }),
  edit: defineCall('PUT /admin/edit-type/:id', {
    ...change,
    summary: 'Change a product type; it can move only while no product uses it',
    form: { fields: withWholeFocus(ProductTypeEdit), files },
    response: written(ManagedProductType),
  }),
};

export const orderTaxonomy = defineCall('PUT /admin/order-taxonomy', {
  ...change,
  summary: 'Put categories, the sub-categories of one or the types of a sub-category in order',
  body: TaxonomyOrder,
});
