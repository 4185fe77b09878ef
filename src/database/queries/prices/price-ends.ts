import { type SQL, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import { endOfIndex, inlineNumber } from '../../planner.ts';
import { newestFirst, product } from '../../schema/products/product.ts';
import { type FilterShape, publishedWhere } from '../products/filters.ts';
import type { ReadProducts } from '../products/read-first.ts';

/** The lowest and the highest price in rupees, then in dirhams, as a statement finds them. */
export type PriceEnds = [
  lowINR: number | null,
  highINR: number | null,
  lowAED: number | null,
  highAED: number | null,
];

/** Fewer products than these are read for the ends of their prices. */
const MANY = 200;

/**
 * Selects the ends of the prices of the published products that match filters and `also`, whatever prices
 * they are filtered by: from indexes in their order. What few products may have, such as being new, is
 * read first, unless it is known to be frequent: no index of prices is walked through in search of it.
 */
export function priceEnds(filters: FilterShape, also = sql``, isFrequent = false): SQL<PriceEnds> {
  const { minPrice: _, maxPrice: __, ...scope } = filters;
  const walked = walkedEnds(scope, also, isFrequent ? 'order' : undefined);
  const { new: isNew, discount, attributes, availability, trending } = scope;
  const isMaybeRare = [isNew, discount, attributes, availability, trending].some(
    (filter) => filter !== undefined,
  );
  if (!isMaybeRare || isFrequent) return walked;
  // New ones are the first in the order of their age, whatever share of all the planner takes them for.
  const inOrder = isNew ? newestFirst : sql``;
  const found = sql`${product} where ${publishedWhere(scope, null, { foundBy: 'filter' })}${also}`;
  return sql<PriceEnds>`(with few as materialized (
      select ${product.priceINR} as inr, ${product.priceAED} as aed from ${found} ${inOrder}
        limit ${inlineNumber(MANY)})
    select case when (select count(*) from few) < ${inlineNumber(MANY)}
      then ${endsOfRead(sql`few`)} else ${walked} end)`;
}

/** The same of a list of which the first products are read: from these, where they are all. */
export function priceEndsOf(
  { products, areAll }: ReadProducts,
  { minPrice: _, maxPrice: __, ...scope }: FilterShape,
  also: SQL,
): SQL<PriceEnds> {
  const read = sql`(select price_inr as inr, price_aed as aed from ${products}) as read_prices`;
  // Where there are many, these are met soon: the planner expects too few to walk for them.
  return sql<PriceEnds>`(case when ${areAll} then ${endsOfRead(read)}
    else ${walkedEnds(scope, also, 'order')} end)`;
}

function walkedEnds(scope: FilterShape, also: SQL, foundBy: 'order' | undefined): SQL<PriceEnds> {
  const rows = sql`${product} where ${publishedWhere(scope, null, { foundBy })}${also}`;
  const ends = [product.priceINR, product.priceAED].flatMap((price) => [
    endOfIndex(price, 'asc', rows),
    endOfIndex(price, 'desc', rows),
  ]);
  return sql<PriceEnds>`array[${sql.join(ends, sql`, `)}]::float8[]`;
}

/** The same of rows that have been read already, with their prices as `inr` and `aed`. */
export const endsOfRead = (rows: SQL): SQL<PriceEnds> =>
  sql<PriceEnds>`(select array[min(inr), max(inr), min(aed), max(aed)]::float8[] from ${rows})`;

/** Returns the ends of prices as answers have them: zeros where there are none. */
export function pricesOf([lowINR, highINR, lowAED, highAED]: PriceEnds): ProductFacets['price'] {
  return {
    INR: { min: lowINR ?? 0, max: highINR ?? 0 },
    AED: { min: lowAED ?? 0, max: highAED ?? 0 },
  };
}

/** The ends of prices where there are no products. */
export const noPrices = pricesOf([null, null, null, null]);
