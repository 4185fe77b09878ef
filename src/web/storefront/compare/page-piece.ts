import type { Product } from '#contracts/product.ts';
import { pagePicture } from '#web/ui/pictures/page-picture.ts';
import { sizeChoiceOf, specificationsOf } from '../specifications/specifications-of.ts';

export type PagePiece = ReturnType<typeof pagePiece>;

/** Returns what the comparison's data hold of a product: what it shows, and the chat's numbers. */
export function pagePiece(product: Product) {
  const { _id, sku, name, brand, seller, rating } = product;
  const { priceINR, priceAED, originalPrice, originalPriceAED } = product;
  const picture = product.media.find(({ kind }) => kind === 'image') ?? null;
  return {
    ...{ _id, sku, name, brand, seller, rating },
    ...{ priceINR, priceAED, originalPrice, originalPriceAED },
    availability: product.availability,
    reservedUntil: product.reservedUntil,
    category: product.categoryId,
    subCategory: product.subCategoryId,
    sizes: sizeChoiceOf(product.attributes),
    specifications: specificationsOf(product.attributes).filter(({ comparable }) => comparable),
    picture: picture && pagePicture(picture),
  };
}
