import type { Database } from '#database/database.ts';
import { listTaxonomyOfSeller } from '#database/queries/sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/** The answers that show a seller: its own, its products' (which carry its tag), the list. */
export function tagsOfSeller(id: string): string[] {
  return [cacheTags.seller(id), cacheTags.sellers];
}

/** Every list in which its products come or go, or are found by another word, with the seller. */
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
