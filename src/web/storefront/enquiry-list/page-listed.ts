import type { Product } from '#contracts/product.ts';
import { addressNameOf } from '#web/ui/addresses.ts';
import { pagePicture } from '#web/ui/pictures/page-picture.ts';
import { chosenSize, sizeChoiceOf } from '../specifications/specifications-of.ts';

export type PageListed = ReturnType<typeof pageListed>;

/** Returns what the enquiry list holds of a product; `sizes` are those that can be had, such as `EU 42`. */
export function pageListed(product: Product & { addressName?: string }) {
  const { _id, sku, name, brand, priceINR, priceAED, seller } = product;
  const { availability, reservedUntil } = product;
  const picture = product.media.find(({ kind }) => kind === 'image') ?? null;
  const choice = sizeChoiceOf(product.attributes);
  return {
    ...{ _id, sku, name, brand, priceINR, priceAED, seller, availability, reservedUntil },
    ...addressNameOf(product),
    category: product.categoryId.name,
    sizeName: choice?.name ?? '',
    sizes: (choice?.sizes ?? []).flatMap(({ label }) => chosenSize(choice, label) ?? []),
    picture: picture && pagePicture(picture),
  };
}
