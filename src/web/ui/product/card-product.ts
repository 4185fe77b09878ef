import type { MediaItem } from '#contracts/media.ts';
import type { Product } from '#contracts/product.ts';

/**
 * The fields of a product that a card shows: lists send only these, as they are part of every page.
 */
export type CardProduct = Pick<
  Product,
  '_id' | 'name' | 'brand' | 'priceINR' | 'priceAED' | 'originalPrice'
> & { picture: MediaItem | null; second: MediaItem | null };

export function cardProduct(product: Product): CardProduct {
  const { _id, name, brand, priceINR, priceAED, originalPrice } = product;
  const [picture = null, second = null] = product.media
    .filter(({ kind }) => kind === 'image')
    // Its colour suffices until it is loaded: placeholders are a third of a list's weight.
    .map((image) => ({ ...image, placeholder: '' }));
  return { _id, name, brand, priceINR, priceAED, originalPrice, picture, second };
}
