import { type SQL, sql } from 'drizzle-orm';
import type { ListFacets } from '#contracts/facets/facets.ts';
import { inlineNumber } from '../../planner.ts';

const BARS = 24;

/** The bars of one currency as a statement finds them: only those with products, from 1. */
export type FoundBars = { low: number | null; high: number | null; bars: Record<string, number> };

/** Selects how many of the products read there are in each step of the prices, by their ratio. */
export function priceBars(set: SQL, column: 'inr' | 'aed'): SQL {
  const price = sql.raw(column);
  const bar = sql`least(width_bucket(ln(${price}), ln(low), ln(high), ${inlineNumber(BARS)}), ${inlineNumber(BARS)})`;
  return sql`(select json_build_object('low', low, 'high', high, 'bars', coalesce((
      select json_object_agg(bar, n) from (
        select ${bar} as bar, count(*) as n from ${set} where high > low group by 1) as counted), '{}'))
    from (select min(${price}) as low, max(${price}) as high from ${set}) as ends)`;
}

/** Returns the bars of both currencies; null where all products have one price. */
export function barsOf(inr: FoundBars, aed: FoundBars): ListFacets['prices'] {
  const [INR, AED] = [filled(inr), filled(aed)];
  return INR && AED && { INR, AED };
}

function filled({ low, high, bars }: FoundBars) {
  if (low === null || high === null || low === high) return null;
  return { low, high, bars: Array.from({ length: BARS }, (_, at) => bars[at + 1] ?? 0) };
}
