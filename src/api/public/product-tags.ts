import type { Product, ProductFilters } from '#contracts/product.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/** The narrowest scope in which a change can alter a list with these filters. */
export function tagsOfList(filters: ProductFilters): string[] {
  const { type, subCategory, seller, category, ids, trending } = filters;
  // One of them may be hidden now, and be shown again with its seller or place.
  if (ids !== undefined) return [...ids.map(cacheTags.product), cacheTags.allProducts];
  if (type !== undefined) return [cacheTags.productsOfType(type), cacheTags.productType(type)];
  if (subCategory !== undefined) return [cacheTags.productsInSubCategory(subCategory)];
  if (seller !== undefined) return [cacheTags.productsOfSeller(seller)];
  if (category !== undefined && category.length > 0) {
    return category.map(cacheTags.productsInCategory);
  }
  return [trending === 'true' ? cacheTags.trending : cacheTags.allProducts];
}

/** The names that come with products: of their sellers and places. */
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
