import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import { isMark, type MarkName, markNames } from '#contracts/facets/list-facets.ts';
import { inlineNumber } from '../planner.ts';
import type { SearchShape } from '../queries/searches/search-query.ts';
import { listing } from '../schema/products/listing.ts';
import {
  type FacetKey,
  type FilterShape,
  isChosen,
  marks,
  matchesFilters,
  withoutFacet,
} from './filters.ts';
import { GATHER_CAP, type SetColumn, selectSet } from './found-set.ts';
import { allTotalsOf, type CountKind, isOfTaxonomy, totalOf, totalsOf } from './totals.ts';

/**
 * A list as its facets are counted, each under all filters but its own. Its statement has the tables `counts` and the one
 * row of `numbers`, made of the totals or of its gathered products; `price_ends`; and one of each chosen facet
 * that the totals do not know.
 */
export type Faceted = {
  filters: FilterShape;
  search: SearchShape | null;
  /** The statement has the products of the list, as `gathered`. */
  isGathered: boolean;
  /** Something is being hidden, which the totals do not know yet. */
  isHiding: boolean;
  facets: readonly FacetName[];
  /** Of these, every value is told, however many there are. */
  whole: readonly FacetName[];
  /** The ends of its prices are told, whether or not they are a facet. */
  withPrices: boolean;
};

/** The tables that a list's facets are told by, besides `gathered`. */
export const countedTables = (faceted: Faceted, most: number): [name: string, rows: SQL][] => [
  ['counts', selectCounts(faceted)],
  ['numbers', selectNumbers(faceted, most)],
  ...chosenSets(faceted),
  ...(hasPrices(faceted) ? [['price_ends', selectEnds(faceted)] as [string, SQL]] : []),
];

/** How the values of a facet are read of products. */
const kinds: Record<CountKind, { facet: FacetName; column: SetColumn; value: SQL }> = {
  subCategory: { facet: 'subCategory', column: 'sub_category_id', value: sql`sub_category_id` },
  brand: { facet: 'brand', column: 'brand', value: sql`brand` },
  seller: { facet: 'seller', column: 'seller_id', value: sql`seller_id` },
  inr: { facet: 'price', column: 'inr', value: sql`price_step(inr)` },
  aed: { facet: 'price', column: 'aed', value: sql`price_step(aed)` },
  value: { facet: 'attributes', column: 'values', value: sql`unnest(values)` },
};

/** Whether a facet is counted with the list itself: nothing of it is chosen. */
const isOpen = ({ filters, facets }: Faceted, name: FacetName): boolean =>
  facets.includes(name) && !isChosen(filters, name);

/** Whether the ends of prices are told. */
const hasPrices = ({ facets, withPrices }: Faceted): boolean =>
  withPrices || facets.includes('price');

/** Whether prices are told of the products of the list itself. */
const hasOpenPrices = (faceted: Faceted): boolean =>
  hasPrices(faceted) && !isChosen(faceted.filters, 'price');

const openMarks = (faceted: Faceted): MarkName[] =>
  markNames.filter((name) => isOpen(faceted, name));

/** The marks that no value says, each of which is counted by a column of its own. */
const countedApart = (faceted: Faceted): MarkName[] =>
  openMarks(faceted).filter((name) => marks[name].value === undefined);

/** What is counted of the products that a list gathers. */
function kindsCounted(faceted: Faceted): CountKind[] {
  const names = Object.keys(kinds) as CountKind[];
  return names.filter((kind) =>
    kind === 'value'
      ? isOpen(faceted, 'attributes') || openMarks(faceted).some((name) => marks[name].value)
      : isOpen(faceted, kinds[kind].facet),
  );
}

/** The columns that are counted of the products that a list gathers. */
export const columnsCounted = (faceted: Faceted): SetColumn[] => [
  ...kindsCounted(faceted).map((kind) => kinds[kind].column),
  ...(hasOpenPrices(faceted) ? (['inr', 'aed'] as const) : []),
  ...countedApart(faceted),
];

/** Selects `counts`: how many products of a list have each value, as `kind`, `v` and `n`. */
function selectCounts(faceted: Faceted): SQL {
  if (!faceted.isGathered) return allTotalsOf(faceted.filters);
  const counted = kindsCounted(faceted);
  const columns = counted.filter((kind) => kind !== 'value');
  const parts = [sql`select null as kind, null as v, 0 as n where false`];
  if (columns.length > 0) {
    const each = (of: (kind: CountKind) => SQL, separator: SQL) =>
      sql.join(columns.map(of), separator);
    parts.push(sql`select case ${each((kind) => sql`when grouping(${kinds[kind].value}) = 0 then ${sql.raw(`'${kind}'`)}`, sql` `)} end,
      coalesce(${each((kind) => sql`${kinds[kind].value}::text`, sql`, `)}), count(*)::int
      from gathered group by grouping sets (${each((kind) => sql`(${kinds[kind].value})`, sql`, `)})`);
  }
  if (counted.includes('value')) {
    parts.push(sql`select 'value', ${kinds.value.value}, count(*)::int from gathered group by 2`);
  }
  return sql.join(parts, sql` union all `);
}

/**
 * Selects `numbers`: how many products a list has (`n`), whether that is more than are counted (`cut`), the ends of
 * their prices (`ends`), and how many have each mark that no value says, as `new`, where these are asked for.
 */
function selectNumbers(faceted: Faceted, most: number): SQL {
  const { filters, isGathered } = faceted;
  const isCut = sql`count(*) > ${inlineNumber(most)}`;
  const ends = isGathered ? endsOfSet(faceted, isCut) : sql`(${endsInIndex(filters)})`;
  const marked = (name: MarkName) =>
    isGathered
      ? sql`count(*) filter (where ${sql.raw(name)})::int`
      : sql`(select count(*)::int from (${selectSet({ ...filters, [name]: true }, null, ['id'])}) as marked)`;
  const more = [
    ...(hasOpenPrices(faceted) ? [sql`, ${ends} as ends`] : []),
    ...countedApart(faceted).map((name) => sql`, ${marked(name)} as ${sql.raw(name)}`),
  ];
  const [size, from] = isGathered
    ? [sql`count(*)::int as n, ${isCut} as cut`, sql` from gathered`]
    : [sql`${totalOf(filters)} as n, false as cut`, sql``];
  return sql`select ${size}${sql.join(more, sql``)}${from}`;
}

/** Whether the totals know the values of a facet that is chosen: nothing but the taxonomy is filtered by besides. */
const isKnown = ({ filters, search, isHiding }: Faceted, key: FacetKey): boolean =>
  !isHiding && search === null && isOfTaxonomy(withoutFacet(filters, key));

/** The facets that are chosen, and the attributes by their positions; how many have a chosen mark, the list itself says. */
function chosenKeys({ filters, facets, withPrices }: Faceted): FacetKey[] {
  const names = facets.filter((name) => !isMark(name) && isChosen(filters, name));
  const isPriced = withPrices && !names.includes('price') && isChosen(filters, 'price');
  const attributes = facets.includes('attributes') ? (filters.attributes ?? []) : [];
  return [...names, ...(isPriced ? ['price' as const] : []), ...attributes];
}

function columnsOf(key: FacetKey): SetColumn[] {
  if (key === 'availability') return ['id'];
  const counted = Object.values(kinds).filter(
    ({ facet }) => facet === (typeof key === 'number' ? 'attributes' : key),
  );
  return counted.map(({ column }) => column);
}

const nameOf = (key: FacetKey): string => `others_${key}`.toLowerCase();

/** The tables of what each chosen facet is counted in, where the totals do not know it: all that the other filters leave. */
const chosenSets = (faceted: Faceted): [name: string, rows: SQL][] =>
  chosenKeys(faceted)
    .filter((key) => !isKnown(faceted, key))
    .map((key) => [
      nameOf(key),
      selectSet(withoutFacet(faceted.filters, key), faceted.search, columnsOf(key)),
    ]);

/**
 * Where a facet is counted: in the list itself while nothing of it is chosen; else in all that the other filters leave,
 * which the totals know, or which is read again.
 */
export function sourceOf(faceted: Faceted, key: FacetKey) {
  if (!isChosen(faceted.filters, key)) return 'list';
  return isKnown(faceted, key) ? 'totals' : sql.raw(nameOf(key));
}

/** Selects the values of a facet, as `v` and `n`. */
export function countsOf(faceted: Faceted, key: FacetKey, kind: CountKind): SQL {
  const source = sourceOf(faceted, key);
  if (source === 'list') return sql`select v, n from counts where kind = ${sql.raw(`'${kind}'`)}`;
  if (source === 'totals') return totalsOf(withoutFacet(faceted.filters, key), kind);
  return sql`select (${kinds[kind].value})::text as v, count(*)::int as n from ${source} group by 1`;
}

/** Whether more products are in it than a facet is counted in. */
export function isCut(faceted: Faceted, key: FacetKey): SQL {
  const source = sourceOf(faceted, key);
  if (source === 'list') return sql`(select cut from numbers)`;
  if (source === 'totals') return sql`false`;
  return sql`(select count(*) > ${inlineNumber(GATHER_CAP)} from ${source})`;
}

const ends = (inr: SQL, aed: SQL) =>
  sql`array[min(${inr}), max(${inr}), min(${aed}), max(${aed})]::float8[]`;
const endsRead = ends(sql`inr`, sql`aed`);

/** Selects the ends of the prices of all products of a list, whatever prices it is filtered by. */
const endsInIndex = (
  filters: FilterShape,
): SQL => sql`select ${ends(sql`${listing.priceINR}`, sql`${listing.priceAED}`)}
  from ${listing} where ${matchesFilters(withoutFacet(filters, 'price'))}`;

/** Selects `ends`: the lowest and the highest price in rupees, then in dirhams, whatever prices are chosen. */
function selectEnds(faceted: Faceted): SQL {
  const source = sourceOf(faceted, 'price');
  if (source === 'list') return sql`select ends from numbers`;
  if (source === 'totals') return sql`select (${endsInIndex(faceted.filters)}) as ends`;
  return sql`select ${endsOfSet(faceted, isCut(faceted, 'price'))} as ends from ${source}`;
}

/** Of more products than are read, an index has the ends; of those of a search, those that are read tell them. */
const endsOfSet = ({ filters, search }: Faceted, isCut: SQL): SQL =>
  search === null
    ? sql`case when ${isCut} then (${endsInIndex(filters)}) else ${endsRead} end`
    : endsRead;
