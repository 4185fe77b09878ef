import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import { inlineNumber } from '../planner.ts';
import type { SearchShape } from '../queries/searches/search-query.ts';
import { listingTotal, type TotalKind } from '../schema/products/listing.ts';
import { type FacetKey, type FilterShape, isChosen, withoutFacet } from './filters.ts';
import { GATHER_CAP, type SetColumn, selectSet } from './found-set.ts';
import { isOfTaxonomy, totalsOf, withinTaxonomy } from './totals.ts';

/**
 * What a list is narrowed by, as its facets are counted: each under all filters but its own. `isGathered`: the
 * statement has the tables `gathered` (products of every availability where that facet is asked), `gathered_size` and
 * `matching_size`, and `priced` where prices are filtered; else it has `totals`, which tell all. Both have `price_ends` where prices are told.
 */
export type Faceted = {
  filters: FilterShape;
  search: SearchShape | null;
  isGathered: boolean;
  /** Something is being hidden, which the totals do not know yet. */
  isHiding: boolean;
  /** The columns of `gathered`. */
  columns: readonly string[];
  facets: readonly FacetName[];
  /** Of these, every value is told, however many there are. */
  whole: readonly FacetName[];
};

/** Whether the totals know the values of a facet: without its own choice, nothing but the taxonomy is filtered by. */
export const isFromTotals = (
  { filters, search, isGathered, isHiding }: Faceted,
  key: FacetKey,
): boolean =>
  !isHiding &&
  search === null &&
  (!isGathered || isChosen(filters, key)) &&
  isOfTaxonomy(withoutFacet(filters, key));

/** The name that a statement of the totals alone has for those of the list, summed once. */
export const selectTotals = (filters: FilterShape): SQL => sql`
  select kind, value, sum(products)::int as n from ${listingTotal} where ${withinTaxonomy(filters) ?? sql`true`}
    group by 1, 2 having sum(products) > 0`;

/** Selects the totals that a facet is told by, as `v` and `n`. */
export function totalsFor(
  { filters, isGathered }: Faceted,
  key: FacetKey,
  kind: TotalKind,
  by?: SQL,
): SQL {
  if (isGathered || by !== undefined || isChosen(filters, key)) {
    return totalsOf(withoutFacet(filters, key), kind, by);
  }
  return sql`select value as v, n from totals where kind = ${sql.raw(`'${kind}'`)}`;
}

/** The products of a list among those that were gathered, as the source of a select. */
export const matchingOf = ({ filters, facets, columns }: Faceted): SQL =>
  facets.includes('availability')
    ? sql`(select ${sql.raw(columns.join(', '))} from gathered where ${isAvailableAs(filters)}) as matching`
    : sql`gathered as matching`;

function isAvailableAs({ availability }: FilterShape): SQL {
  switch (availability) {
    case 'all':
      return sql`true`;
    case 'sold':
      return sql`sold`;
    case 'reserved':
      return sql`reserved and not sold`;
    case 'available':
      return sql`not reserved and not sold`;
    case undefined:
      return sql`not sold`;
  }
}

/** The products of a list whatever prices it is filtered by, read once for their ends and for the bars of both currencies. */
export const selectPriced = ({ filters, search }: Faceted): SQL =>
  selectSet(withoutFacet(filters, 'price'), search, ['inr', 'aed']);

/** The products that a facet is counted in, as the source of a select, with at least these columns. */
export function setOf(faceted: Faceted, key: FacetKey, columns: readonly SetColumn[]): SQL {
  const { filters, search } = faceted;
  if (!isChosen(filters, key)) return matchingOf(faceted);
  if (key === 'price') return sql`priced as others`;
  return sql`(${selectSet(withoutFacet(filters, key), search, columns)}) as others`;
}

/** Whether a set with so many products was cut off. */
export const isCut = (faceted: Faceted, key: FacetKey, number: SQL): SQL =>
  isFromTotals(faceted, key)
    ? sql`false`
    : isChosen(faceted.filters, key)
      ? sql`(${number} > ${inlineNumber(GATHER_CAP)})`
      : isGatheredCut;

/** Whether more products match a list than were gathered. */
export const isGatheredCut = sql`(select cut from gathered_size)`;
