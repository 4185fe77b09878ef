import { type SQL, sql } from 'drizzle-orm';
import type { Facet, FacetName, FacetValue, ListFacets } from '#contracts/facets/facets.ts';
import { isMark, listFilters, type MarkName, markNames } from '#contracts/facets/list-facets.ts';
import type { PriceEnds as Prices } from '#contracts/product.ts';
import { said } from '#languages/said.ts';
import { inlineNumber } from '../planner.ts';
import { attributeFacets, type FoundAttribute, valuesOfAttributes } from './attribute-facets.ts';
import { countsOf, type Faceted, isCut, sourceOf } from './counts.ts';
import { type AttributeFilter, isChosen, marks, withoutFacet } from './filters.ts';
import { GATHER_CAP, selectSet } from './found-set.ts';
import { totalOf, totalsOf } from './totals.ts';

/** Facets whose values are a column of a product. */
type ColumnFacet = 'subCategory' | 'brand' | 'seller';

type Declared = {
  /** How many values are told, the most frequent first. */
  most: number;
  /** The values with their labels and positions in an order: a name is told only where everybody may see it. */
  labelled: SQL;
};

const columnFacets: Record<ColumnFacet, Declared> = {
  subCategory: {
    most: 60,
    labelled: sql`select v, n, s.name as label, s.position from shown join sub_category s on s.id = v and s.status = 'LISTED'
      join category c on c.id = s.category_id and c.status = 'LISTED'`,
  },
  brand: {
    most: 60,
    labelled: sql`select v, n, v as label, null::int as position from shown`,
  },
  seller: {
    most: 40,
    labelled: sql`select v, n, s.name as label, null::int as position from shown join seller s on s.id = v and s.status`,
  },
};

type FoundValues = { capped: boolean; more: number; values: FacetValue[] };

/** What a statement finds of the facets that were asked for. */
export type FoundFacets = {
  [Name in ColumnFacet]?: FoundValues;
} & { [Name in MarkName]?: { capped: boolean; products: number } } & {
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
      default:
        return [
          sql`${sql.raw(`'${name}'`)}, ${isMark(name) ? countMarked(faceted, name) : valuesOf(faceted, name)}`,
        ];
    }
  });
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

/**
 * Selects the most frequent values of a facet, and those chosen. Where not all products were gathered, all values that
 * the taxonomy entry has are among them: none that exists is left out.
 */
function valuesOf(faceted: Faceted, name: ColumnFacet): SQL {
  const { most, labelled } = columnFacets[name];
  const others = sql`select v, 0 from (${totalsOf(withoutFacet(faceted.filters, name), name)}) as known
    where (select cut from size) and not exists (select from counted where counted.v = known.v)`;
  const number = faceted.filters[name];
  const given = sql.placeholder(name);
  const chosen = number === 'one' ? sql`array[${given}]` : given;
  const chosenToo =
    number === undefined
      ? sql``
      : sql`union select c.v, coalesce(known.n, 0)
          from unnest(${chosen}::text[]) as c (v) left join known on known.v = c.v`;
  const limit = faceted.whole.includes(name) ? sql`` : sql`limit ${inlineNumber(most)}`;
  return sql`(with counted as materialized (${countsOf(faceted, name, name)}),
    size as (select ${isCut(faceted, name)} as cut),
    known as materialized (select v, n from counted union all ${others}),
    shown as ((select v, n from known order by n desc, v ${limit}) ${chosenToo})
    select json_build_object('capped', (select cut from size), 'more', (select count(*) from known) -
        (select count(*) from shown where exists (select from known where known.v = shown.v)),
      'values', coalesce(json_agg(json_build_object('value', v, 'label', label, 'products', n)
        order by position, n desc, label), '[]'))
    from (${labelled}) as labelled)`;
}

/** Of a chosen mark, the list itself is what has it. */
function countMarked({ filters }: Faceted, name: MarkName): SQL {
  const { value } = marks[name];
  const open = value
    ? sql`coalesce((select n from counts where kind = 'value' and v = ${sql.raw(`'${value}'`)}), 0)`
    : sql.raw(name);
  const number = isChosen(filters, name) ? sql`n` : open;
  // The totals are exact; what is read ends one behind the most.
  if (value)
    return sql`(select json_build_object('capped', cut, 'products', ${number}) from numbers)`;
  const most = inlineNumber(GATHER_CAP);
  return sql`(select json_build_object('capped', cut or ${number} > ${most},
    'products', least(${number}, ${most})) from numbers)`;
}

/**
 * Selects how many can be had, are reserved, and were sold lately; and when the next of these ends. Few are reserved or
 * sold, and an index has these.
 */
function countAvailability(faceted: Faceted): SQL {
  const { filters, search } = faceted;
  const source = sourceOf(faceted, 'availability');
  const others = withoutFacet(filters, 'availability');
  const unsold =
    source === 'list'
      ? sql`(select n from numbers)`
      : source === 'totals'
        ? totalOf(others)
        : sql`(select count(*) from ${source})`;
  const untilOf = (availability: 'reserved' | 'sold') =>
    sql`(${selectSet({ ...others, availability }, search, ['until'])}) as ${sql.raw(availability)}`;
  const number = (of: string) => sql.raw(`count(*) filter (where state = '${of}')`);
  return sql`(select json_build_object('capped', ${isCut(faceted, 'availability')},
      'available', ${unsold} - ${number('reserved')}, 'reserved', ${number('reserved')}, 'sold', ${number('sold')},
      'until', to_char(min(until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from (select 'reserved' as state, until from ${untilOf('reserved')}
      union all select 'sold', until from ${untilOf('sold')}) as states)`;
}

/** The products of one currency by the steps of their prices, and the ends of these. */
type FoundPrices = { low: number | null; high: number | null; steps: Record<string, number> };

const pricesBySteps = (faceted: Faceted, currency: 'inr' | 'aed'): SQL => sql`
  (select json_build_object('low', ends[${inlineNumber(currency === 'inr' ? 1 : 3)}],
      'high', ends[${inlineNumber(currency === 'inr' ? 2 : 4)}],
      'steps', coalesce((select json_object_agg(v, n) from (${countsOf(faceted, 'price', currency)}) as counted), '{}'))
    from price_ends)`;

/** The lowest and the highest price in rupees, then in dirhams. */
export type PriceEnds = (number | null)[];

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
    found[name] ? [withMore({ name, label: said(listFilters[name].label), ...found[name] })] : [];
  return {
    values: [
      ...(['subCategory', 'brand', 'seller'] as const).flatMap(ofColumn),
      ...attributeFacets(attributes ?? [], chosen, whole.includes('attributes')).map(withMore),
      ...markNames.flatMap((name) => markFacet(name, found[name])),
      ...(availability ? [availabilityFacet(availability)] : []),
    ],
    prices: inr && aed ? presentPrices(inr, aed) : null,
    until: availability?.until ?? null,
  };
}

const withMore = ({ more, ...facet }: Facet): Facet => (more ? { ...facet, more } : facet);

function markFacet(name: MarkName, found: FoundFacets[MarkName]): Facet[] {
  if (found === undefined) return [];
  const { label, value, says } = listFilters[name];
  const values = [{ value, label: said(says), products: found.products }];
  return [{ name, label: said(label), capped: found.capped, values }];
}

const availabilityFacet = ({
  capped,
  available,
  reserved,
  sold,
}: NonNullable<FoundFacets['availability']>): Facet => ({
  name: 'availability',
  label: said('facetAvailability'),
  capped,
  values: [
    { value: 'available', label: said('facetAvailable'), products: available },
    { value: 'reserved', label: said('facetReserved'), products: reserved },
    { value: 'sold', label: said('facetSold'), products: sold },
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

/** Returns the facets of a list that finds nothing: only its marks, which may be chosen, are told. */
export const noFacets = (names: readonly FacetName[]) => ({
  values: markNames
    .filter((name) => names.includes(name))
    .flatMap((name) => markFacet(name, { capped: false, products: 0 })),
  prices: null,
  until: null,
});
