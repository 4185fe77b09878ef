import type { Category, ProductType, SubCategory } from '#contracts/category.ts';

export type Place = Category | SubCategory | ProductType;

/** What is alike in categories, sub-categories and product types: their calls and their words. */
export type PlaceKind = {
  /** As in 'Add Category'. */
  name: string;
  one: string;
  /** What the API calls it: `/admin/get-{call}`. */
  call: 'category' | 'subcategory' | 'type';
  list: string;
};

export const categoryKind: PlaceKind = {
  name: 'Category',
  one: 'category',
  call: 'category',
  list: '/admin/get-category',
};
export const subCategoryKind: PlaceKind = {
  name: 'Sub-Category',
  one: 'sub-category',
  call: 'subcategory',
  list: '/admin/get-subcategory',
};
export const productTypeKind: PlaceKind = {
  name: 'Product Type',
  one: 'product type',
  call: 'type',
  list: '/admin/get-type',
};

/** Lists that show a place, or something of its: all of them change with it. */
export const placeLists = [
  categoryKind.list,
  subCategoryKind.list,
  productTypeKind.list,
  '/admin/get-products',
];
