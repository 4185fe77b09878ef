import type { Product, ProductCard } from '#contracts/product.ts';

/** Returns what a card shows of a product that was read whole, for the enquiry about it. */
export function cardOf(product: Product): ProductCard {
  const [picture = null, second = null] = product.media.filter(({ kind }) => kind === 'image');
  return { ...product, picture, second };
}
