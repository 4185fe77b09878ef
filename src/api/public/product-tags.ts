import type { Product, ProductFilters } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { findSubCategoryOfType } from '#database/queries/catalogue/product-types.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/**
 * Returns the tags of the narrowest scope in which a change can alter a list with these filters.
 */
export async function tagsOfList(db: Database, filters: ProductFilters): Promise<string[]> {
  const { type, subCategory, seller, category, ids, trending } = filters;
  // One of them may be hidden at present, and shown again with its seller or taxonomy.
  if (ids !== undefined) return [...ids.map(cacheTags.product), cacheTags.allProducts];
  if (type !== undefined) {
    // Products without a type count under every type of their sub-category.
    const within = await findSubCategoryOfType(db, type);
    return [
      cacheTags.productsOfType(type),
      cacheTags.productType(type),
      ...(within === null ? [] : [cacheTags.productsInSubCategory(within)]),
    ];
  }
  if (subCategory !== undefined) return [cacheTags.productsInSubCategory(subCategory)];
  if (seller !== undefined) return [cacheTags.productsOfSeller(seller)];
  if (category !== undefined && category.length > 0) {
    return category.map(cacheTags.productsInCategory);
  }
  return [trending === 'true' ? cacheTags.trending : cacheTags.allProducts];
}

/** Returns the tags of the names shown with products: of their sellers and taxonomy entries. */
export function tagsShownWith(products: readonly Product[]): Set<string> {
  return new Set(
    products.flatMap((product) => [
      cacheTags.seller(product.seller._id),
      cacheTags.category(product.categoryId._id),
      cacheTags.subCategory(product.subCategoryId._id),
      ...(product.productTypeId === null ? [] : [cacheTags.productType(product.productTypeId._id)]),
    ]),
  );
}
