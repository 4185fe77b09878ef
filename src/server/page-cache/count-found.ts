import { getListing } from '#contracts/calls/products.ts';
import type { ProductListing } from '#contracts/product.ts';
import { valueIn } from './packed-response.ts';
import type { PublicReads } from './public-reads.ts';

/**
 * Returns how many products the shop's search for a text finds, as its page would be told: none where a
 * correction or the nearest is shown instead.
 */
export async function countFound(reads: Pick<PublicReads, 'ask'>, text: string): Promise<number> {
  const answer = await reads.ask(getListing, { query: { q: text, limit: 1 } });
  const { total, search } = valueIn(answer) as ProductListing;
  const instead = search && (search.mended ?? search.nearest ?? search.absent);
  return instead ? 0 : total;
}
