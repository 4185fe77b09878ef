import type { Product } from '#contracts/product.ts';
import { type PageCard, pageCard } from '#web/ui/product/page-card.ts';

/** Returns what a card shows of a product that was read whole, for the enquiry about it. */
export function cardOf(product: Product): PageCard {
  const [picture = null, second = null] = product.media.filter(({ kind }) => kind === 'image');
  return pageCard({ ...product, picture, second });
}
