import { type SQL, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import { endOfIndex } from '../../planner.ts';
import { product } from '../../schema/product.ts';

/** The lowest and the highest price in rupees, then in dirhams, as a statement finds them. */
export type PriceEnds = [
  lowINR: number | null,
  highINR: number | null,
  lowAED: number | null,
  highAED: number | null,
];

/** Selects the ends of the prices of the products that match, each from an index in its order. */
export function priceEnds(where: SQL | undefined): SQL<PriceEnds> {
  const rows = sql`${product} where ${where}`;
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
