import { getListing } from '#contracts/calls/products.ts';
import { valueIn } from './packed-response.ts';
import type { PublicReads } from './public-reads.ts';

/** Returns how many products the shop's search for a text finds, as its page would be told. */
export async function countFound(reads: Pick<PublicReads, 'ask'>, text: string): Promise<number> {
  const answer = await reads.ask(getListing, { query: { q: text, limit: 1 } });
  return (valueIn(answer) as { total: number }).total;
}
