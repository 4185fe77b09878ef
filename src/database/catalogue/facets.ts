import { type SQL, sql } from 'drizzle-orm';
import type { Facet, FacetName, FacetValue, ListFacets } from '#contracts/facets/facets.ts';
import type { PriceEnds as Prices } from '#contracts/product.ts';
import * as texts from '#texts/content/facets.ts';
import { inlineNumber } from '../planner.ts';
import { listing, type TotalKind } from '../schema/products/listing.ts';
import { attributeFacets, type FoundAttribute, valuesOfAttributes } from './attribute-facets.ts';
import { type Faceted, isCut, isFromTotals, isGatheredCut, setOf, totalsFor } from './faceted.ts';
import { type AttributeFilter, matchesFilters, withoutFacet } from './filters.ts';
import { GATHER_CAP, type SetColumn, selectSet } from './found-set.ts';
import { totalOf, totalsOf } from './totals.ts';

/** Facets whose values are a column of a product. */
type ColumnFacet = 'subCategory' | 'brand' | 'seller';

type Declared = {
  label: string;
  column: SetColumn;
  /** The totals that count its values, and the column of these. */
  total: TotalKind;
  by?: SQL;
  /** How many values are told, the most frequent first. */
  most: number;
  /** The values with their labels and positions in an order: a name is told only where everybody may see it. */
  labelled: SQL;
};

const columnFacets: Record<ColumnFacet, Declared> = {
  subCategory: {
    label: texts.subCategory,
    column: 'sub_category_id',
    total: 'seller',
    by: sql`sub_category_id`,
    most: 60,
    labelled: sql`select v, n, s.name as label, s.position from shown join sub_category s on s.id = v and s.status = 'LISTED'
      join category c on c.id = s.category_id and c.status = 'LISTED'`,
  },
  brand: {
    label: texts.brand,
    column: 'brand',
    total: 'brand',
    most: 60,
    labelled: sql`select v, n, v as label, null::int as position from shown`,
  },
  seller: {
    label: texts.seller,
    column: 'seller_id',
    total: 'seller',
    most: 40,
    labelled: sql`select v, n, s.name as label, null::int as position from shown join seller s on s.id = v and s.status`,
  },
};

type FoundValues = { capped: boolean; more: number; values: FacetValue[] };

/** What a statement finds of the facets that were asked for. */
export type FoundFacets = {
  [Name in ColumnFacet]?: FoundValues;
} & { [Name in 'discount' | 'new']?: { capped: boolean; products: number } } & {
  attributes?: FoundAttribute[];
  availability?: {
    capped: boolean;
    available: number;
    reserved: number;
    sold: number;
    until: string | null;
  };
  inr?: FoundPrices;
  aed?: FoundPrices;
};

/** Selects the facets of a list as one JSON object, {@link FoundFacets}. */
export function selectFacets(faceted: Faceted): SQL<FoundFacets> {
  const parts = faceted.facets.flatMap((name): SQL[] => {
    switch (name) {
      case 'price':
        return [
          sql`'inr', ${pricesBySteps(faceted, 'inr')}, 'aed', ${pricesBySteps(faceted, 'aed')}`,
        ];
      case 'availability':
        return [sql`'availability', ${countAvailability(faceted)}`];
      case 'attributes':
        return [sql`'attributes', ${valuesOfAttributes(faceted)}`];
      case 'discount':
        return [sql`'discount', ${countReduced(faceted)}`];
      case 'new':
        return [sql`'new', ${countNew(faceted)}`];
      default:
        return [sql`${sql.raw(`'${name}'`)}, ${valuesOf(faceted, name)}`];
    }
  });
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

/**
 * Selects the most frequent values of a facet, and those chosen. Where not all products were gathered, all values that
 * the taxonomy entry has are among them: none that exists is left out.
 */
function valuesOf(faceted: Faceted, name: ColumnFacet): SQL {
  const { column, total, by, most, labelled } = columnFacets[name];
  const shape = withoutFacet(faceted.filters, name);
  const counts = isFromTotals(faceted, name)
    ? totalsFor(faceted, name, total, by)
    : sql`select ${sql.raw(column)} as v, count(*)::int as n from ${setOf(faceted, name, [column])} group by 1`;
  const cut = isCut(faceted, name, sql`(select sum(n) from counts)`);
  const others = sql`select v, 0 from (${totalsOf(shape, total, by)}) as known
    where ${cut} and not exists (select from counts where counts.v = known.v)`;
  const number = faceted.filters[name];
  const given = sql.placeholder(name);
  const chosen = number === 'one' ? sql`array[${given}]` : given;
  const chosenToo =
    number === undefined
      ? sql``
      : sql`union select c.v, coalesce(known.n, 0)
          from unnest(${chosen}::text[]) as c (v) left join known on known.v = c.v`;
  const limit = faceted.whole.includes(name) ? sql`` : sql`limit ${inlineNumber(most)}`;
  return sql`(with counts as materialized (${counts}),
    known as materialized (select v, n from counts union all ${others}),
    shown as ((select v, n from known order by n desc, v ${limit}) ${chosenToo})
    select json_build_object('capped', ${cut}, 'more', (select count(*) from known) -
        (select count(*) from shown where exists (select from known where known.v = shown.v)),
      'values', coalesce(json_agg(json_build_object('value', v, 'label', label, 'products', n)
        order by position, n desc, label), '[]'))
    from (${labelled}) as labelled)`;
}

function countReduced(faceted: Faceted): SQL {
  if (isFromTotals(faceted, 'discount')) {
    const reduced = totalOf({ ...withoutFacet(faceted.filters, 'discount'), discount: true });
    return sql`json_build_object('capped', false, 'products', ${reduced})`;
  }
  return sql`(select json_build_object('capped', ${isCut(faceted, 'discount', sql`count(*)`)},
    'products', count(*) filter (where reduced)) from ${setOf(faceted, 'discount', ['reduced'])})`;
}

function countNew(faceted: Faceted): SQL {
  if (isFromTotals(faceted, 'new')) {
    const among = selectSet({ ...withoutFacet(faceted.filters, 'new'), new: true }, null, ['id']);
    return sql`(select json_build_object('capped', count(*) > ${inlineNumber(GATHER_CAP)},
      'products', least(count(*), ${inlineNumber(GATHER_CAP)})) from (${among}) as new_ones)`;
  }
  return sql`(select json_build_object('capped', ${isCut(faceted, 'new', sql`count(*)`)},
    'products', count(*) filter (where new)) from ${setOf(faceted, 'new', ['new'])})`;
}

/** Selects how many can be had, are reserved, and were sold lately; and when the next of these ends. */
function countAvailability(faceted: Faceted): SQL {
  const numbers = sql`'available', count(*) filter (where not sold and not reserved),
    'reserved', count(*) filter (where reserved and not sold), 'sold', count(*) filter (where sold),
    'until', to_char(min(until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  if (!isFromTotals(faceted, 'availability')) {
    return sql`(select json_build_object('capped', ${isGatheredCut}, ${numbers}) from gathered)`;
  }
  // Few are reserved or sold, and an index has these.
  const some = (availability: 'reserved' | 'sold') =>
    selectSet({ ...faceted.filters, availability }, null, ['sold', 'reserved', 'until']);
  const available = sql`${totalOf(withoutFacet(faceted.filters, 'availability'))} - count(*) filter (where not sold)`;
  return sql`(select json_build_object('capped', false, ${numbers}, 'available', ${available})
    from (select sold, reserved, until from (${some('reserved')}) as reserved_ones
      union all select sold, reserved, until from (${some('sold')}) as sold_ones) as others)`;
}

/** The products of one currency by the steps of their prices, and the ends of these. */
type FoundPrices = { low: number | null; high: number | null; steps: Record<string, number> };

function pricesBySteps(faceted: Faceted, currency: 'inr' | 'aed'): SQL {
  const price = sql.raw(currency);
  const counts = isFromTotals(faceted, 'price')
    ? totalsFor(faceted, 'price', currency)
    : sql`select price_step(${price})::text as v, count(*)::int as n
        from ${setOf(faceted, 'price', [currency])} group by 1`;
  return sql`(select json_build_object('low', ends[${inlineNumber(currency === 'inr' ? 1 : 3)}],
      'high', ends[${inlineNumber(currency === 'inr' ? 2 : 4)}],
      'steps', coalesce((select json_object_agg(v, n) from (${counts}) as counts), '{}'))
    from price_ends)`;
}

/** The lowest and the highest price in rupees, then in dirhams. */
export type PriceEnds = (number | null)[];

/** Selects the {@link PriceEnds} of a list as `ends`, whatever prices it is filtered by. */
export function priceEnds(faceted: Faceted): SQL {
  const { filters, search } = faceted;
  const ends = (inr: SQL, aed: SQL) =>
    sql`array[min(${inr}), max(${inr}), min(${aed}), max(${aed})]::float8[]`;
  const all = sql`select ${ends(sql`${listing.priceINR}`, sql`${listing.priceAED}`)} as ends
    from ${listing} where ${matchesFilters(withoutFacet(filters, 'price'))}`;
  if (isFromTotals(faceted, 'price')) return all;
  const set = setOf(faceted, 'price', ['inr', 'aed']);
  const read = ends(sql`inr`, sql`aed`);
  if (search !== null) return sql`select ${read} as ends from ${set}`;
  // Of more than are gathered, an index has the ends.
  return sql`select case when ${isCut(faceted, 'price', sql`count(*)`)} then (${all}) else ${read} end as ends from ${set}`;
}

/** Returns the ends of prices as answers have them: zeros where there are none. */
export function pricesOf([lowINR, highINR, lowAED, highAED]: PriceEnds): Prices {
  return {
    INR: { min: lowINR ?? 0, max: highINR ?? 0 },
    AED: { min: lowAED ?? 0, max: highAED ?? 0 },
  };
}

/** Returns facets as answers have them, and until when their counts are true. */
export function presentFacets(
  found: FoundFacets,
  chosen: readonly AttributeFilter[],
  whole: readonly FacetName[],
): ListFacets & { until: string | null } {
  const { inr, aed, attributes, availability } = found;
  const ofColumn = (name: ColumnFacet): Facet[] =>
    found[name] ? [withMore({ name, label: columnFacets[name].label, ...found[name] })] : [];
  return {
    values: [
      ...(['subCategory', 'brand', 'seller'] as const).flatMap(ofColumn),
      ...attributeFacets(attributes ?? [], chosen, whole.includes('attributes')).map(withMore),
      ...mark(found.discount, 'discount', texts.discount, {
        value: 'true',
        label: texts.reduced,
      }),
      ...mark(found.new, 'new', texts.isNew, { value: '7', label: texts.newThisWeek }),
      ...(availability ? [availabilityFacet(availability)] : []),
    ],
    prices: inr && aed ? presentPrices(inr, aed) : null,
    until: availability?.until ?? null,
  };
}

const withMore = ({ more, ...facet }: Facet): Facet => (more ? { ...facet, more } : facet);

function mark(
  found: FoundFacets['discount'],
  name: string,
  label: string,
  value: Omit<FacetValue, 'products'>,
): Facet[] {
  if (found === undefined) return [];
  const { capped, products } = found;
  return [{ name, label, capped, values: [{ ...value, products }] }];
}

const availabilityFacet = ({
  capped,
  available,
  reserved,
  sold,
}: NonNullable<FoundFacets['availability']>): Facet => ({
  name: 'availability',
  label: texts.availability,
  capped,
  values: [
    { value: 'available', label: texts.available, products: available },
    { value: 'reserved', label: texts.reserved, products: reserved },
    { value: 'sold', label: texts.sold, products: sold },
  ],
});

/** Returns the bars of both currencies; null where all products have one price. */
function presentPrices(inr: FoundPrices, aed: FoundPrices): ListFacets['prices'] {
  const [INR, AED] = [barsOf(inr), barsOf(aed)];
  return INR && AED && { INR, AED };
}

function barsOf({ low, high, steps }: FoundPrices) {
  if (low === null || high === null || low === high) return null;
  const numbers = Object.keys(steps).map(Number);
  const first = Math.min(...numbers);
  const length = Math.max(...numbers) - first + 1;
  return { low, high, bars: Array.from({ length }, (_, at) => steps[first + at] ?? 0) };
}

/** The facets of a list that finds nothing. */
export const noFacets = { values: [], prices: null, until: null };
