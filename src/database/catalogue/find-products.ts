import { and, type SQL, sql } from 'drizzle-orm';
import type { ListFacets } from '#contracts/facets/facets.ts';
import type { PriceEnds as Prices } from '#contracts/product.ts';
import { deepestPage } from '#domain/deepest-page.ts';
import { type Database, onlyRow } from '../database.ts';
import { inlineNumber } from '../planner.ts';
import { preparedQuery } from '../prepared-query.ts';
import { rowsAsked, SEARCH_CAP } from '../queries/lists/cursor.ts';
import { nothing, type ProductPage, pageOfFound } from '../queries/products/find-product.ts';
import { pageIds } from '../queries/products/json/found-products.ts';
import { type ProductsJson, selectJson } from '../queries/products/json/product-json.ts';
import { readSearch } from '../queries/searches/read-search.ts';
import {
  isFound,
  relevance,
  type SearchQuery,
  type SearchShape,
  type SearchTerm,
  searchShape,
  searchTerms,
} from '../queries/searches/search-query.ts';
import { listing } from '../schema/products/listing.ts';
import { product } from '../schema/products/product.ts';
import { columnsCounted, countedTables, type Faceted } from './counts.ts';
import {
  type FoundFacets,
  noFacets,
  type PriceEnds,
  presentFacets,
  pricesOf,
  selectFacets,
} from './facets.ts';
import { type ListQuery, matchesFilters } from './filters.ts';
import { GATHER_CAP, type SetColumn, selectSet } from './found-set.ts';
import {
  type Answered,
  afterCursor,
  type ListShape,
  listShape,
  listValues,
  orderedBy,
  pageLimit,
} from './list-shape.ts';
import { isInTotals, isOfTaxonomy, totalOf } from './totals.ts';

const KNOWN_FOR_MS = 60_000;

const known = new WeakMap<Database, { until: number; isLarge: Promise<boolean> }>();

/** Whether the public sees more products than a list gathers: as it was at most a minute ago, which decides about plans alone. */
function isLargeShop(db: Database): Promise<boolean> {
  const now = Date.now();
  const found = known.get(db);
  if (found && now < found.until) return found.isLarge;
  const isLarge = ask(db);
  known.set(db, { until: now + KNOWN_FOR_MS, isLarge });
  // What failed is asked again.
  isLarge.catch(() => known.delete(db));
  return isLarge;
}

async function ask(db: Database): Promise<boolean> {
  const some = db
    .select({ id: listing.id })
    .from(listing)
    .limit(GATHER_CAP + 1)
    .as('some');
  return onlyRow(await db.select({ isLarge: sql<boolean>`count(*) > ${GATHER_CAP}` }).from(some))
    .isLarge;
}

export type Found = ProductPage & {
  /** The ends of its prices, whatever prices it is filtered by; zeros unless asked for. */
  price: Prices;
  facets: ListFacets & { until: string | null };
};

/** A list, and the words of its search. */
export type Listed = Found & { terms: readonly SearchTerm[] };

/** Returns the same as {@link findProducts} for a search as it is typed, and the words of the search. */
export async function listProducts(
  db: Database,
  query: ListQuery,
  answered: Answered,
): Promise<Listed> {
  const search = query.q ? await readSearch(db, query.q, 'published', query.unlike) : null;
  if (query.q && search === null)
    return { ...nothing, price: pricesOf([]), facets: noFacets(answered.facets ?? []), terms: [] };
  return { ...(await findProducts(db, query, search, answered)), terms: search?.terms ?? [] };
}

/**
 * Returns a page of the products that the public sees, by filters and a search that is read already: newest first
 * unless sorted, a search by relevance; with its total, facets and ends of prices.
 *
 * One rule tells how: a list whose total and facets the kept totals know (`totals.ts`) walks an index in its order;
 * any other is gathered, up to 20,000 products. Where more match and it is not sorted by relevance, its page is walked.
 */
export async function findProducts(
  db: Database,
  query: ListQuery,
  search: SearchQuery | null,
  answered: Answered,
): Promise<Found> {
  const shape = listShape(query, search, answered, await isLargeShop(db));
  const values = { ...listValues(query, shape), ...search };
  const isWalked = search === null && isKnown(shape);
  if (isWalked) {
    const [found, facets] = await Promise.all([
      walked(db, shape).execute(values).then(onlyRow),
      isFaceted(shape) ? totalledFacets(db, shape).execute(values).then(onlyRow) : null,
    ]);
    // The totals do not know yet what is being hidden.
    if (found.total !== null || !shape.withTotal) return answer(query, shape, found, facets, false);
  }
  let found = onlyRow(await gathered(db, shape).execute(values));
  if (found.isHiding && search === null && isFaceted(shape)) {
    found = onlyRow(await gathered(db, { ...shape, isHiding: true }).execute(values));
  }
  const isCut = found.cut && shape.sort !== 'relevance';
  const page = isCut ? onlyRow(await walked(db, shape).execute(values)) : found;
  return answer(query, shape, { ...page, total: found.total }, found, found.cut);
}

/** Whether the kept totals tell all that is asked of a list besides its page. */
const isKnown = (shape: ListShape): boolean =>
  isFaceted(shape) ? isOfTaxonomy(shape.filters) : !shape.withTotal || isInTotals(shape.filters);

const isFaceted = ({ facets, withPrices }: ListShape) => facets.length > 0 || withPrices;

type Told = { facets: FoundFacets; ends: PriceEnds };

function answer(
  query: ListQuery,
  shape: ListShape,
  found: ProductsJson & { total: number | null },
  told: Told | null,
  capped: boolean,
): Found {
  const limit = rowsAsked(query);
  const isMore = found.count > limit;
  const isByPage = shape.sort === 'relevance';
  const nextPage = (query.page ?? 1) + 1;
  return {
    ...pageOfFound(found, isMore && !isByPage),
    total: found.total === null ? null : Math.min(found.total, capped ? GATHER_CAP : found.total),
    capped,
    nextPage: isByPage && isMore && nextPage <= deepestPage(limit) ? nextPage : null,
    price: pricesOf(told?.ends ?? []),
    facets: told ? presentFacets(told.facets, query.attributes ?? [], shape.whole) : noFacets([]),
  };
}

/** Selects the JSON of a page, whose ids `page` selects in their order, with `others` beside it. */
function selectPage<const Others extends Record<string, SQL>>(
  db: Database,
  { as, limit }: ListShape,
  { page, cursor, gathered = [] }: { page: SQL; cursor: SQL; gathered?: [string, SQL][] },
  others: Others,
) {
  const within = gathered.map(([name, rows]) => db.$with(name, { id: sql<string>`id` }).as(rows));
  return selectJson(db, as, { chosen: pageIds(db, page), cursor, within, most: limit }, others);
}

const cursor = sql`array[cut_by::text, ${product.id}]`;

/** A list by an index in its order, its filters tested on the way; and its total, where the totals know it. */
const walked = preparedQuery(
  'walked_products',
  (db, shape: ListShape) => {
    const { filters, search, sort, order } = shape;
    const { by, type } = orderedBy(shape);
    const way = sql.raw(order);
    const joined =
      sort === 'name' || search !== null
        ? sql` join ${product} on ${product.id} = ${listing.id}`
        : sql``;
    const where = and(
      matchesFilters(filters),
      search ? isFound(searchTerms(search)) : undefined,
      afterCursor(shape, by, sql`${listing.id}`, type),
    );
    const page = sql`select ${listing.id} as id, ${by} as cut_by from ${listing}${joined} where ${where}
      order by ${by} ${way}, ${listing.id} ${way} ${pageLimit(shape)}`;
    const total = shape.withTotal && search === null ? totalOf(filters) : sql<null>`null::int`;
    return selectPage(db, shape, { page, cursor }, { total: sql<number | null>`${total}` });
  },
  // How many products have a value decides which index is the best: a kept plan does not know.
  {
    isPlannedEachTime: ({
      isLarge,
      filters: { category, subCategory, seller, brand, currency, ...others },
    }) => isLarge && Object.values(others).some((filter) => filter !== undefined),
  },
);

/** The facets and ends of prices of a list that the totals know. */
const totalledFacets = preparedQuery('totalled_facets', (db, shape: ListShape) => {
  const faceted: Faceted = { ...shape, isGathered: false };
  const tables = countedTables(faceted, GATHER_CAP);
  return db
    .with(...tables.map(([name, rows]) => db.$with(name, {}).as(rows)))
    .select({ facets: sql<FoundFacets>`${selectFacets(faceted)}`, ends: endsOf(shape) })
    .from(sql`(select 1) as one`);
});

/**
 * Whether a list is planned anew each time: in a large shop, how frequent the values of these filters are decides which plan
 * is best. Others keep their plan, since planning takes as long as reading a small shop.
 */
const dependsOnValues = ({ isLarge, filters, search }: ListShape) =>
  isLarge &&
  search === null &&
  [filters.minPrice, filters.maxPrice, filters.brand, filters.attributes, filters.ids].some(
    (filter) => filter !== undefined,
  );

const endsOf = ({ withPrices }: ListShape) =>
  sql<PriceEnds>`${withPrices ? sql`(select ends from price_ends)` : sql`'{}'::float8[]`}`;

/** So many matches are compared for a few suggestions, which are asked for at every key. */
const HINT_CAP = 60;

/** A list whose products are all read, as one set of which its page, total and the facets without a choice are told. */
const gathered = preparedQuery(
  'gathered_products',
  (db, shape: ListShape) => {
    const { filters, search } = shape;
    const faceted: Faceted = { ...shape, isGathered: true };
    const columns = new Set<SetColumn>([
      'id',
      'created_at',
      orderedBy(shape).of,
      ...columnsCounted(faceted),
    ]);
    const most = search !== null && !shape.withTotal ? HINT_CAP : GATHER_CAP;
    const tables: [string, SQL][] = [
      ['gathered', selectSet(filters, search, [...columns], most)],
      ...countedTables(faceted, most),
      ...(shape.sort === 'relevance' ? [['weighed', weighed(search)] as [string, SQL]] : []),
    ];
    return selectPage(
      db,
      shape,
      { page: pageOfSet(shape), cursor, gathered: tables },
      {
        total: sql<number | null>`(select n from numbers)`,
        cut: sql<boolean>`(select cut from numbers)`,
        isHiding: sql<boolean>`exists (select from hidden_parent)`,
        facets: sql<FoundFacets>`${selectFacets(faceted)}`,
        ends: endsOf(shape),
      },
    );
  },
  { isPlannedEachTime: dependsOnValues },
);

/** The relevance of up to 500 matches, which are nearly always all; else of those of the best rank, the newest. */
const weighed = (search: SearchShape | null): SQL => sql`
  select best.id, ${search ? relevance(searchTerms(search)) : sql`0`} as weight
    from (select id from gathered order by rank desc, created_at desc, id desc limit ${inlineNumber(SEARCH_CAP)}) as best
      join ${product} on ${product.id} = best.id`;

function pageOfSet(shape: ListShape): SQL {
  if (shape.sort === 'relevance') {
    const order = sql`order by weight desc nulls last, rank desc, created_at desc, id desc`;
    return sql`select id, created_at as cut_by from gathered left join weighed using (id) ${order} ${pageLimit(shape)}`;
  }
  const isByName = shape.sort === 'name';
  const { by: column, of, type } = orderedBy(shape);
  const by = isByName ? column : sql.raw(of);
  const way = sql.raw(shape.order);
  const id = sql`gathered.id`;
  const joined = isByName ? sql` join ${product} on ${product.id} = ${id}` : sql``;
  return sql`select ${id} as id, ${by} as cut_by from gathered${joined}
    where ${afterCursor(shape, by, id, type) ?? sql`true`} order by ${by} ${way}, ${id} ${way} ${pageLimit(shape)}`;
}

/** So many matches are counted beside suggestions, which are asked for at every key. */
const HINT_TOTAL = 1_000;

/** Returns how many products a search finds, up to 1,000, without a page of them. */
export async function countForHint(
  db: Database,
  search: SearchQuery,
): Promise<{ total: number; capped: boolean }> {
  if (search.atLeast > HINT_TOTAL) return { total: HINT_TOTAL, capped: true };
  const { total } = onlyRow(await counted(db, searchShape(search)).execute(search));
  return { total: Math.min(total, HINT_TOTAL), capped: total > HINT_TOTAL };
}

const counted = preparedQuery('counted_products', (db, search: SearchShape) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`(${selectSet({}, search, ['id'], HINT_TOTAL)}) as matching`),
);
