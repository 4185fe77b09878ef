import type { Database } from '#database/database.ts';
import {
  findWithinTaxonomyEntry,
  type TaxonomyKind,
  type TaxonomyRow,
} from '#database/queries/taxonomy.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/** Tags of what shows the entry itself and its lists. */
export function tagsOfTaxonomyEntry(kind: TaxonomyKind, entry: TaxonomyRow): string[] {
  const { id, categoryId = '', subCategoryId = '' } = entry;
  switch (kind) {
    case 'category':
      return [cacheTags.category(id), cacheTags.categories];
    case 'sub-category':
      return [cacheTags.subCategory(id), cacheTags.productsInCategory(categoryId)];
    case 'product-type':
      return [
        cacheTags.productType(id),
        cacheTags.productsInCategory(categoryId),
        cacheTags.productsInSubCategory(subCategoryId),
      ];
  }
}

/** Tags of every list that can change when an entry's name, status or parent changes. */
export async function tagsWithinTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<string[]> {
  const { sellerIds, subCategoryIds, productTypeIds } = await findWithinTaxonomyEntry(db, kind, id);
  const own = {
    category: cacheTags.productsInCategory,
    'sub-category': cacheTags.productsInSubCategory,
    'product-type': cacheTags.productsOfType,
  }[kind];
  return [
    own(id),
    cacheTags.allProducts,
    cacheTags.trending,
    cacheTags.categories,
    cacheTags.sellers,
    ...sellerIds.map(cacheTags.seller),
    ...sellerIds.map(cacheTags.productsOfSeller),
    ...subCategoryIds.map(cacheTags.productsInSubCategory),
    ...productTypeIds.map(cacheTags.productsOfType),
  ];
}
