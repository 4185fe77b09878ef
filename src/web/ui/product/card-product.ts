import type { MediaItem } from '#contracts/media.ts';
import type { Product } from '#contracts/product.ts';

/** What a card shows of a product: lists send this and not the whole, as it travels with every page. */
export type CardProduct = Pick<
  Product,
  '_id' | 'name' | 'brand' | 'priceINR' | 'priceAED' | 'originalPrice'
> & { picture: MediaItem | null; second: MediaItem | null };

export function cardProduct(product: Product): CardProduct {
  const { _id, name, brand, priceINR, priceAED, originalPrice } = product;
  const [picture = null, second = null] = product.media
    .filter(({ kind }) => kind === 'image')
    // Its colour says enough until it is there: likenesses are a third of a list's weight.
    .map((image) => ({ ...image, placeholder: '' }));
  return { _id, name, brand, priceINR, priceAED, originalPrice, picture, second };
}
