import type { TaxonomyName } from '#database/queries/imports/taxonomy-names.ts';

export type TaxonomyNames = {
  categories: TaxonomyName[];
  subCategories: TaxonomyName[];
  productTypes: TaxonomyName[];
};

/** Finds taxonomy entries by the names in rows, ignoring case and outer spaces. */
export function createTaxonomyFinder(names: TaxonomyNames) {
  const category = byName(names.categories);
  const subCategory = byName(names.subCategories);
  const productType = byName(names.productTypes);
  return {
    category: (name: string) => category.get(keyOf('', name)) ?? null,
    subCategory: (categoryId: string, name: string) =>
      subCategory.get(keyOf(categoryId, name)) ?? null,
    productType: (subCategoryId: string, name: string) =>
      productType.get(keyOf(subCategoryId, name)) ?? null,
    /** The known names, for the message about an unknown one. */
    categories: () => namesIn(names.categories, ''),
    subCategories: (categoryId: string) => namesIn(names.subCategories, categoryId),
    productTypes: (subCategoryId: string) => namesIn(names.productTypes, subCategoryId),
  };
}
export type TaxonomyFinder = ReturnType<typeof createTaxonomyFinder>;

const keyOf = (parentId: string, name: string) =>
  `${parentId}\n${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()}`;

const byName = (rows: readonly TaxonomyName[]) =>
  new Map(rows.map((row) => [keyOf(row.parentId, row.name), row.id]));

const namesIn = (rows: readonly TaxonomyName[], parentId: string) =>
  rows
    .filter((row) => row.parentId === parentId)
    .map((row) => row.name)
    .sort((one, other) => one.localeCompare(other));
