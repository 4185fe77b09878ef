import { type SQL, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import { endOfIndex, inlineNumber } from '../../planner.ts';
import { newestFirst, product } from '../../schema/products/product.ts';
import { type FilterShape, publishedWhere } from '../products/filters.ts';

/**
 * The lowest and the highest price in rupees, then in dirhams, as a statement finds them; and of how many
 * products, where all of them were read.
 */
export type PriceEnds = [
  lowINR: number | null,
  highINR: number | null,
  lowAED: number | null,
  highAED: number | null,
  read: number | null,
];

/** Fewer products than these are read for the ends of their prices. */
const MANY = 200;
/** As many where two attributes are asked for: the planner takes them for so few that it walks no index. */
const MANY_OF_ATTRIBUTES = 2000;

/**
 * Selects the ends of the prices of the published products that match filters and `also`, whatever prices
 * they are filtered by: from indexes in their order. What few products may have, such as being new, is
 * read first, unless it is known to be `frequent`: no index of prices is walked through in search of it.
 */
export function priceEnds(
  { minPrice: _, maxPrice: __, ...scope }: FilterShape,
  also = sql``,
  isFrequent = false,
): SQL<PriceEnds> {
  // Where there are many with two attributes, these are met soon: the planner expects too few to walk for them.
  const isOfSeveral = (scope.attributes?.length ?? 0) > 1;
  const foundBy = isFrequent || isOfSeveral ? 'order' : undefined;
  const rows = sql`${product} where ${publishedWhere(scope, null, { foundBy })}${also}`;
  const ends = [product.priceINR, product.priceAED].flatMap((price) => [
    endOfIndex(price, 'asc', rows),
    endOfIndex(price, 'desc', rows),
  ]);
  const walked = sql<PriceEnds>`array[${sql.join(ends, sql`, `)}, null]::float8[]`;
  const { new: isNew, discount, attributes, availability, trending } = scope;
  const isMaybeRare = [isNew, discount, attributes, availability, trending].some(
    (filter) => filter !== undefined,
  );
  if (!isMaybeRare || isFrequent) return walked;
  // New ones are the first in the order of their age, whatever share of all the planner takes them for.
  const inOrder = isNew ? newestFirst : sql``;
  const found = sql`${product} where ${publishedWhere(scope, null, { foundBy: 'filter' })}${also}`;
  const many = inlineNumber(isOfSeveral ? MANY_OF_ATTRIBUTES : MANY);
  return sql<PriceEnds>`(with few as materialized (
      select ${product.priceINR} as inr, ${product.priceAED} as aed from ${found} ${inOrder}
        limit ${many})
    select case when (select count(*) from few) < ${many}
      then ${endsOfRead(sql`few`)} else ${walked} end)`;
}

/** The same of rows that have been read already, with their prices as `inr` and `aed`. */
export const endsOfRead = (rows: SQL): SQL<PriceEnds> =>
  sql<PriceEnds>`(select array[min(inr), max(inr), min(aed), max(aed), count(*)]::float8[] from ${rows})`;

/** Returns the ends of prices as answers have them: zeros where there are none. */
export function pricesOf([lowINR, highINR, lowAED, highAED]: PriceEnds): ProductFacets['price'] {
  return {
    INR: { min: lowINR ?? 0, max: highINR ?? 0 },
    AED: { min: lowAED ?? 0, max: highAED ?? 0 },
  };
}

/** Returns of how many products these are the ends; null where not all of them were read. */
export const readOf = (ends: PriceEnds | undefined): number | null => ends?.[4] ?? null;

/** The ends of prices where there are no products. */
export const noPrices = pricesOf([null, null, null, null, null]);
