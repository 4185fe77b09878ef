/**
 * Tags name what a response shows, so that a change invalidates only the responses that show it. A
 * list carries the tag of its narrowest scope; a change of a product invalidates every scope it is
 * in.
 */
export const cacheTags = {
  product: (id: string) => `product:${id}`,
  seller: (id: string) => `seller:${id}`,
  category: (id: string) => `category:${id}`,
  subCategory: (id: string) => `sub-category:${id}`,
  productType: (id: string) => `type:${id}`,
  allProducts: 'products',
  productsOfSeller: (id: string) => `products-of-seller:${id}`,
  productsInCategory: (id: string) => `products-in-category:${id}`,
  productsInSubCategory: (id: string) => `products-in-sub-category:${id}`,
  productsOfType: (id: string) => `products-of-type:${id}`,
  trending: 'trending',
  categories: 'categories',
  sellers: 'sellers',
  site: 'site',
} as const;

export type TaggedProduct = {
  id: string;
  sellerId: string;
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
};

/** Returns every tag of responses that may show a product. */
export function tagsOfProduct(product: TaggedProduct): string[] {
  return [
    cacheTags.product(product.id),
    cacheTags.allProducts,
    cacheTags.trending,
    cacheTags.productsOfSeller(product.sellerId),
    cacheTags.productsInCategory(product.categoryId),
    cacheTags.productsInSubCategory(product.subCategoryId),
    ...(product.productTypeId === null ? [] : [cacheTags.productsOfType(product.productTypeId)]),
  ];
}
