import { and, desc, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PriceState } from '#contracts/products/prices.ts';
import { LOWERED_DAYS, NEW_DAYS } from '#domain/badges.ts';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { jsonMoment } from '../json-text.ts';
import { priceChange, product } from '../schema/products/product.ts';
import { PRICES_FILLED } from '../schema/products/product-price.ts';
import type { Found } from './products/json/found-products.ts';
import { findSiteState, setSiteState } from './site-state.ts';

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

const isLoweredINR = ({ priceINR, lowestINR }: Found) => sql`${priceINR} < ${lowestINR}`;
const isLoweredAED = ({ priceAED, lowestAED }: Found) => sql`${priceAED} < ${lowestAED}`;

/** Since when each price is below the lowest of the 30 days before it: JSON, null where it is not. */
export const loweringsOf = (found: Found) => ({
  loweredINR: since(found.changedINR, isLoweredINR(found)),
  loweredAED: since(found.changedAED, isLoweredAED(found)),
});

const since = (moment: SQLWrapper, condition: SQL) =>
  sql`case when ${condition} then ${jsonMoment(moment)} else 'null' end`;

/** When the first badge of a product goes by itself (`domain/badges.ts`); null where it has none. */
export const endOfBadges = (found: Found): SQL => sql`least(
  ${ahead(found.createdAt, NEW_DAYS)},
  case when ${isLoweredINR(found)} then ${ahead(found.changedINR, LOWERED_DAYS)} end,
  case when ${isLoweredAED(found)} then ${ahead(found.changedAED, LOWERED_DAYS)} end)`;

const ahead = (moment: SQLWrapper, days: number): SQL => {
  const end = sql`${moment} + ${sql.raw(`interval '${days} days'`)}`;
  return sql`case when ${end} > now() then ${end} end`;
};

/** Whether all products have their row of `product_price`: not until the background has filled what an earlier release left. */
export const arePricesFilled = async (db: Database): Promise<boolean> =>
  (await findSiteState(db, PRICES_FILLED)) !== null;

const AT_ONCE = 1_000;

/**
 * Copies what the next products after one cost, where an earlier release has written them, to `product_price`; returns the
 * last of them, and undefined once all are done.
 */
export async function fillPrices(db: Database, after: string): Promise<string | undefined> {
  if (await arePricesFilled(db)) return undefined;
  const [last] = await rowsOf<{ id: string | null }>(
    db,
    sql`with next as (
        select id, price_inr, price_aed from product where id > ${after} order by id limit ${AT_ONCE}
          for key share),
      filled as (insert into product_price table next on conflict do nothing)
      select max(id) as id from next`,
  );
  if (last?.id) return last.id;
  await setSiteState(db, PRICES_FILLED, 'yes');
  return undefined;
}
