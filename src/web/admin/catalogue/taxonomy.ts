import type { Category, ProductType, SubCategory } from '#contracts/category.ts';

export type TaxonomyEntry = Category | SubCategory | ProductType;

/** What is alike in categories, sub-categories and product types: their calls and their words. */
export type TaxonomyKind = {
  /** As in 'Add Category'. */
  name: string;
  one: string;
  /** What the API calls it: `/admin/get-{call}`. */
  call: 'category' | 'subcategory' | 'type';
  list: string;
};

export const categoryKind: TaxonomyKind = {
  name: 'Category',
  one: 'category',
  call: 'category',
  list: '/admin/get-category',
};
export const subCategoryKind: TaxonomyKind = {
  name: 'Sub-Category',
  one: 'sub-category',
  call: 'subcategory',
  list: '/admin/get-subcategory',
};
export const productTypeKind: TaxonomyKind = {
  name: 'Product Type',
  one: 'product type',
  call: 'type',
  list: '/admin/get-type',
};

/** Lists that show an entry, or something of its: all of them change with it. */
export const taxonomyLists = [
  categoryKind.list,
  subCategoryKind.list,
  productTypeKind.list,
  '/admin/get-products',
];
