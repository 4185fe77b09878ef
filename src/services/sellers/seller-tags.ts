import type { Database } from '#database/database.ts';
import { listTaxonomyOfSeller } from '#database/queries/sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/** Tags of what shows a seller: its own page, its products (which carry its tag) and the lists. */
export function tagsOfSeller(id: string): string[] {
  return [cacheTags.seller(id), cacheTags.sellers];
}

/**
 * Tags of every list that changes when the seller's products appear, disappear or are found by
 * another name.
 */
export async function tagsWithinSeller(db: Database, id: string): Promise<string[]> {
  const taxonomy = await listTaxonomyOfSeller(db, id);
  return [
    cacheTags.productsOfSeller(id),
    cacheTags.allProducts,
    cacheTags.trending,
    cacheTags.categories,
    ...taxonomy.flatMap(({ categoryId, subCategoryId, productTypeId }) => [
      cacheTags.productsInCategory(categoryId),
      cacheTags.productsInSubCategory(subCategoryId),
      ...(productTypeId === '' ? [] : [cacheTags.productsOfType(productTypeId)]),
    ]),
  ];
}
