import { and, type SQL, sql } from 'drizzle-orm';
import type { ProductFacets, PublicSort } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { product } from '../../../schema/products/product.ts';
import { lastRow, type SortType } from '../../lists/cursor.ts';
import { capCount } from '../../lists/page-of.ts';
import { rowsAsked, rowsSkipped } from '../../lists/paging.ts';
import { type PriceEnds, priceEnds, priceEndsOf, pricesOf } from '../../prices/price-ends.ts';
import { readSearch } from '../../searches/read-search.ts';
import { type SearchQuery, type SearchShape, searchShape } from '../../searches/search-query.ts';
import { hasSold } from '../availability.ts';
import { type Choice, chooseIds, reachOf } from '../choose-ids.ts';
import type { FilterShape, Filters, ListQuery } from '../filters.ts';
import {
  filterShape,
  filterValues,
  ofTypeOrPlace,
  priceColumn,
  publishedWhere,
  withinPrices,
} from '../filters.ts';
import { type ProductShape, selectJson } from '../json/product-json.ts';
import { nothing, onlyRow, type ProductPage, pageOfFound } from '../product-page.ts';
import { numberRead, type ReadProducts, readFirst } from '../read-first.ts';
import { resolveBrands } from '../resolve-brands.ts';
import { listRelevant } from '../search/list-relevant.ts';
import {
  countByFacet,
  countedWithin,
  countPublished,
  holdsAny,
  isCounted,
  isNarrowed,
} from './count-published.ts';

/**
 * How a list is answered: counted unless `isCounted` says no, and where asked `withPrices` with their
 * ends: of all that match, whatever prices they are filtered by, but by relevance only of those found.
 */
export type Answered = { as: ProductShape; isCounted?: boolean; withPrices?: boolean };

type Priced = { price?: ProductFacets['price'] };

/**
 * Returns published products by filters, newest first unless sorted; a search without a sort is
 * ordered by relevance. By page number, or by key `after` the last row. A search that is not counted
 * only returns a few good matches.
 */
export async function listPublishedProducts(
  db: Database,
  asked: ListQuery,
  answered: Answered = { as: 'whole' },
): Promise<ProductPage> {
  const query = await resolveBrands(db, asked);
  const { q } = query;
  const search = q ? await readSearch(db, q) : null;
  if (q && search === null) return nothing;
  return listFound(db, query, search, answered);
}

/** Returns a list whose brands are resolved and whose search is read. */
export async function listFound(
  db: Database,
  query: ListQuery,
  search: SearchQuery | null,
  answered: Answered,
): Promise<ProductPage & Priced> {
  const { isCounted: withTotal = true } = answered;
  const filters = filtersOf(query);
  if (search !== null && isByRelevance(query)) {
    if (isNarrowed(filters) && !(await holdsAny(db, filters))) return nothing;
    return listRelevant(db, filters, search, query, { ...answered, isHint: !withTotal });
  }
  const isKept = isCounted(filters, search);
  const byFacet = search === null ? await countByFacet(db, filters) : null;
  const isFrequent = byFacet !== null && isSoonMet(byFacet, query);
  const sorted = listSorted(db, filters, search, query, { ...answered, isFrequent });
  const [found, count] = await Promise.all([
    sorted,
    isKept || !withTotal
      ? null
      : byFacet
        ? capCount(byFacet.total)
        : countBeside(db, filters, search, sorted),
  ]);
  const counted = count ?? { total: isKept ? found.total : 0, capped: false };
  return {
    ...pageOfFound(found, found.count === rowsAsked(query)),
    ...counted,
    ...(answered.withPrices && { price: pricesOf(found.ends) }),
  };
}

/** Returns how many match: by several attributes as many as the list has read, where these are all. */
async function countBeside(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
  sorted: Promise<{ matching: number | null }>,
) {
  const { matching } = isReadOnce(filters, search) ? await sorted : { matching: null };
  return matching === null
    ? countPublished(db, filters, search)
    : { total: matching, capped: false };
}

/** Whether a list reads the products that match before it chooses some of them. */
const isReadOnce = (filters: Filters | FilterShape, search: SearchQuery | SearchShape | null) =>
  search === null && (filters.attributes?.length ?? 0) > 1;

/**
 * Whether fewer products of a place are met until a page is full of those with an attribute than there
 * are of these. PostgreSQL does not know: it plans for any value.
 */
function isSoonMet({ total, ofPlace }: { total: number; ofPlace: number }, query: ListQuery) {
  const isOrdered = query.sort !== 'rating' && query.sort !== 'name';
  return isOrdered && (rowsSkipped(query) + rowsAsked(query)) * ofPlace < total * total;
}

/** Returns the filters of a list, apart from its search. */
export function filtersOf(query: ListQuery): Filters {
  const { q: _, plain: __, sort, order, page, limit, after, fields, ...filters } = query;
  return filters;
}

/** Whether a list that has a search is in the order of its relevance. */
export const isByRelevance = ({ sort }: ListQuery): boolean =>
  sort === undefined || sort === 'default';

/** What the text of a sorted list depends on. */
type ListShape = {
  as: ProductShape;
  withPrices: boolean | undefined;
  /** Whether those with the attribute that is asked for are met soon in the order of the list. */
  isFrequent: boolean;
  filters: FilterShape;
  search: SearchShape | null;
  sort: PublicSort;
  order: 'asc' | 'desc' | undefined;
  limit: number;
  start: 'first' | 'after' | 'offset';
  reach: number | undefined;
};

/**
 * The products and, from the counters, their total. Where there are none under the ids and brands, no
 * index is walked through in search of them.
 */
const sortedProducts = preparedQuery('sorted_products', (db, shape: ListShape) => {
  const { by, type, order } = orderOf(shape);
  const { seller, category, subCategory, type: ofType, brand } = shape.filters;
  const ofCounters = { seller, category, subCategory, type: ofType, brand };
  const { counted, total, isSome: isAny } = countedWithin(db, ofCounters);
  const isKnown = Object.values(ofCounters).some(Boolean) && !hasSold(shape.filters.availability);
  const isSome = isKnown ? isAny : sql``;
  const read = isReadOnce(shape.filters, shape.search)
    ? readFirst(db, shape.filters, isSome)
    : null;
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const value = sql`${sql.placeholder('afterValue')}::${sql.raw(type)}`;
  const after =
    shape.start === 'after'
      ? sql`(${by}, ${product.id}) ${beyond} (${value}, ${sql.placeholder('afterId')})`
      : undefined;
  const sources = sourcesOf(shape, isSome, read);
  const choice = {
    ...sources,
    where: and(sources.where, after),
    by,
    order,
    limit: shape.limit,
    offset: shape.start === 'offset' ? sql.placeholder('offset') : undefined,
    reach: shape.reach,
  };
  const page = {
    chosen: chooseIds(db, choice),
    cursor: sql`array[(${by})::text, ${product.id}]`,
    within: [counted, ...(read?.tables ?? [])],
  };
  const ends = read
    ? priceEndsOf(read, shape.filters, isSome)
    : priceEnds(shape.filters, isSome, shape.isFrequent);
  return selectJson(db, shape.as, page, {
    total,
    ends: shape.withPrices ? ends : sql<PriceEnds>`'{}'::float8[]`,
    matching: sql<number | null>`(${read ? numberRead(read, shape.filters) : sql`null`})::int`,
  });
});

/** So many rows are skipped at most where many are met soon. */
const SOON = 64;

/**
 * Returns which products a list is chosen from: those that were read, where these are all that match, else many in its
 * order, or any others.
 */
function sourcesOf(
  { filters, search, sort, isFrequent, reach = 0 }: ListShape,
  isSome: SQL,
  read: ReadProducts | null,
): Pick<Choice, 'where' | 'sources'> {
  const matching = (shape: FilterShape, foundBy?: 'order') =>
    sql`${publishedWhere(shape, search, { foundBy })}${isSome}`;
  // No index has one type's products by rating or name.
  const isOrdered = sort !== 'rating' && sort !== 'name' && search === null;
  const ofTypes = filters.type && isOrdered ? ofTypeOrPlace.map((where) => ({ where })) : undefined;
  const others = matching(
    ofTypes ? { ...filters, type: undefined } : filters,
    isFrequent ? 'order' : undefined,
  );
  if (read === null) return { where: others, sources: ofTypes };
  const isFirst = reach <= SOON;
  const isOfPrices = filters.minPrice || filters.maxPrice;
  const ofRead = { among: read.products, where: and(read.areAll, withinPrices(filters)) };
  const ofMany = { where: and(matching(filters, 'order'), read.areMany) };
  const isOther = and(sql`not ${read.areAll}`, isFirst ? sql`not ${read.areMany}` : undefined);
  const ofOthers = (ofTypes ?? [{ where: sql`true` }]).map(({ where }) => ({
    where: and(where, others, isOther),
  }));
  const sources = [
    ofRead,
    ...(isFirst ? [ofMany] : []),
    ...(isFirst && !isOfPrices ? [] : ofOthers),
  ];
  return { where: undefined, sources };
}

async function listSorted(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
  query: ListQuery,
  { as, withPrices, isFrequent }: Answered & { isFrequent: boolean },
) {
  const { sort = 'newest', order, after } = query;
  const offset = rowsSkipped(query);
  const shape: ListShape = {
    as,
    withPrices,
    isFrequent,
    filters: filterShape(filters),
    search: search && searchShape(search),
    sort,
    order,
    limit: rowsAsked(query),
    start: after === undefined ? (offset > 0 ? 'offset' : 'first') : 'after',
    reach: after === undefined ? reachOf(offset) : undefined,
  };
  const [afterValue, afterId] = after === undefined ? [] : lastRow(after, [orderOf(shape).type]);
  const values = { ...filterValues(filters), ...search, offset, afterValue, afterId };
  return onlyRow(await sortedProducts(db, shape).execute(values));
}

/** Returns the indexed columns for an order by its name in the shop or a list. */
function orderOf({ sort, order, filters }: Pick<ListShape, 'sort' | 'order' | 'filters'>): {
  by: SQL;
  type: SortType;
  order: 'asc' | 'desc';
} {
  const newest = { by: sql`${product.createdAt}`, type: 'timestamptz' as const };
  const price = { by: sql`${priceColumn(filters)}`, type: 'numeric' as const };
  switch (sort) {
    case 'price-low-high':
      return { ...price, order: 'asc' };
    case 'price-high-low':
      return { ...price, order: 'desc' };
    case 'rating':
      return { by: sql`coalesce(${product.rating}, 0)`, type: 'numeric', order: order ?? 'desc' };
    case 'name':
      return { by: sql`${product.name} collate "und-x-icu"`, type: 'text', order: order ?? 'asc' };
    default:
      return { ...newest, order: order ?? 'desc' };
  }
}
