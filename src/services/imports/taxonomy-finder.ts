import { identityText } from '#contracts/text.ts';
import { inAnyLanguage } from '#contracts/translated.ts';
import type { TaxonomyName } from '#database/queries/imports/import-rows.ts';
import { translationsOf } from '#languages/translations.ts';

export type TaxonomyNames = {
  categories: TaxonomyName[];
  subCategories: TaxonomyName[];
  productTypes: TaxonomyName[];
};

/** Finds taxonomy entries by their names in rows, in any language, ignoring case and outer spaces. */
export function createTaxonomyFinder(names: TaxonomyNames) {
  const category = byName(names.categories);
  const subCategory = byName(names.subCategories);
  const productType = byName(names.productTypes);
  const unlisted = new Set(
    Object.values(names).flatMap((rows) => rows.flatMap(({ id, listed }) => (listed ? [] : [id]))),
  );
  return {
    /** Whether an entry may be chosen for a product that does not stand there already. */
    isListed: (id: string) => !unlisted.has(id),
    category: (name: string) => category.get(keyOf('', name)) ?? null,
    subCategory: (categoryId: string, name: string) =>
      subCategory.get(keyOf(categoryId, name)) ?? null,
    productType: (subCategoryId: string, name: string) =>
      productType.get(keyOf(subCategoryId, name)) ?? null,
    /** The names that may be chosen, for the message about an unknown one. */
    categories: () => namesIn(names.categories, ''),
    subCategories: (categoryId: string) => namesIn(names.subCategories, categoryId),
    productTypes: (subCategoryId: string) => namesIn(names.productTypes, subCategoryId),
  };
}
export type TaxonomyFinder = ReturnType<typeof createTaxonomyFinder>;

const keyOf = (parentId: string, name: string) =>
  `${parentId}\n${identityText(name).normalize('NFKC').toLowerCase()}`;

const byName = (rows: readonly TaxonomyName[]) =>
  new Map([
    ...rows.flatMap((row) =>
      translationsOf(row, 'name').map((name) => [keyOf(row.parentId, name), row.id] as const),
    ),
    // Where one is called in another language as another is in English, the other is meant.
    ...rows.map((row) => [keyOf(row.parentId, row.name), row.id] as const),
  ]);

const namesIn = (rows: readonly TaxonomyName[], parentId: string) =>
  rows
    .filter((row) => row.parentId === parentId && row.listed)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((row) => inAnyLanguage(row, 'name', row.name));
