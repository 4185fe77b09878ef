import type { Product } from '#contracts/product.ts';

export type PageProduct = ReturnType<typeof pageProduct>;

/** Returns what a product's page holds of it in its data: what it shows, and the chat's number. */
export function pageProduct(product: Product) {
  const { _id, sku, name, brand, description, rating, reviews, media } = product;
  const { priceINR, priceAED, originalPrice, originalPriceAED, seller, categoryId, subCategoryId } =
    product;
  return {
    ...{ _id, sku, name, brand, description, rating, reviews, media },
    ...{ priceINR, priceAED, originalPrice, originalPriceAED, seller },
    categoryId: { _id: categoryId._id, name: categoryId.name },
    subCategoryId: { name: subCategoryId.name },
  };
}
