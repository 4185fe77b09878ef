import { and, desc, eq, lt } from 'drizzle-orm';
import type { PriceState } from '#contracts/products/price-history.ts';
import { type Database, firstRow } from '../../database.ts';
import { priceChange } from '../../schema/products/price-change.ts';
import { product } from '../../schema/products/product.ts';

/** Changes that are told at most: the latest ones. */
const MOST_TOLD = 400;

/**
 * Returns what a product cost, oldest first and the present last; null where there is no such product, or `sellerId`
 * is given and it is another's. Prices before `keptSince` are forgotten.
 */
export async function listPrices(
  db: Database,
  id: string,
  sellerId: string | undefined,
  keptSince: Date,
): Promise<PriceState[] | null> {
  const { priceINR, priceAED, createdAt } = product;
  const ofSeller = sellerId === undefined ? undefined : eq(product.sellerId, sellerId);
  const present = await firstRow(
    db
      .select({ priceINR, priceAED, createdAt })
      .from(product)
      .where(and(eq(product.id, id), ofSeller)),
  );
  if (present === null) return null;
  const changes = await db
    .select({
      priceINR: priceChange.priceINR,
      priceAED: priceChange.priceAED,
      until: priceChange.changedAt,
    })
    .from(priceChange)
    .where(eq(priceChange.productId, id))
    .orderBy(desc(priceChange.changedAt), desc(priceChange.id))
    .limit(MOST_TOLD);
  const isWhole = present.createdAt >= keptSince && changes.length < MOST_TOLD;
  const oldestFirst = changes.toReversed();
  return [...oldestFirst, present].map((state, index) => {
    const since = index === 0 ? isWhole && present.createdAt : oldestFirst[index - 1]?.until;
    return {
      priceINR: Number(state.priceINR),
      priceAED: Number(state.priceAED),
      since: since ? since.toISOString() : null,
    };
  });
}

/** Forgets what products cost before a moment. */
export async function sweepPriceChanges(db: Database, before: Date): Promise<void> {
  await db.delete(priceChange).where(lt(priceChange.changedAt, before));
}
