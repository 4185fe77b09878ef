import type { PlaceName } from '#database/queries/imports/place-names.ts';

export type Places = {
  categories: PlaceName[];
  subCategories: PlaceName[];
  productTypes: PlaceName[];
};

/** Finds places by the names that rows give them, without case and outer spaces. */
export function placeFinder(places: Places) {
  const category = byName(places.categories);
  const subCategory = byName(places.subCategories);
  const productType = byName(places.productTypes);
  return {
    category: (name: string) => category.get(keyOf('', name)) ?? null,
    subCategory: (categoryId: string, name: string) =>
      subCategory.get(keyOf(categoryId, name)) ?? null,
    productType: (subCategoryId: string, name: string) =>
      productType.get(keyOf(subCategoryId, name)) ?? null,
    /** The names there are, to be told where another was given. */
    categories: () => namesIn(places.categories, ''),
    subCategories: (categoryId: string) => namesIn(places.subCategories, categoryId),
    productTypes: (subCategoryId: string) => namesIn(places.productTypes, subCategoryId),
  };
}
export type PlaceFinder = ReturnType<typeof placeFinder>;

const keyOf = (parentId: string, name: string) =>
  `${parentId}\n${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()}`;

const byName = (rows: readonly PlaceName[]) =>
  new Map(rows.map((row) => [keyOf(row.parentId, row.name), row.id]));

const namesIn = (rows: readonly PlaceName[], parentId: string) =>
  rows
    .filter((row) => row.parentId === parentId)
    .map((row) => row.name)
    .sort((one, other) => one.localeCompare(other));
