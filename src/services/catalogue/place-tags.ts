import type { Database } from '#database/database.ts';
import { findWithinPlace, type PlaceKind, type PlaceRow } from '#database/queries/places.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/** The answers that show a place itself, and the lists of its like. */
export function tagsOfPlace(kind: PlaceKind, place: PlaceRow): string[] {
  const { id, categoryId = '', subCategoryId = '' } = place;
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

/**
 * Every list in which products may come, go, be found by another word or be counted otherwise once a
 * place has another name, status or parent.
 */
export async function tagsWithinPlace(
  db: Database,
  kind: PlaceKind,
  id: string,
): Promise<string[]> {
  const { sellerIds, subCategoryIds, productTypeIds } = await findWithinPlace(db, kind, id);
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
