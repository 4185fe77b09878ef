import { type SQL, sql } from 'drizzle-orm';
import type { PublicProductQuery, PublicSort } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/product.ts';
import { cursorAfter, lastRow, type SortType } from '../lists/cursor.ts';
import { rowsAsked, rowsSkipped } from '../lists/paging.ts';
import { countPublished, holdsAny, isCounted, isNarrowed } from './count-published.ts';
import type { FilterShape, Filters } from './filters.ts';
import { filterShape, filterValues, priceColumn, publishedWhere } from './filters.ts';
import { listRelevant } from './list-relevant.ts';
import { type ProductRow, selectPage } from './product-columns.ts';
import { resolveBrands } from './resolve-brands.ts';
import { readSearch, type SearchQuery, type SearchShape, searchShape } from './search-query.ts';

export type ProductPage = {
  rows: ProductRow[];
  /** Null for a page by key. */
  total: number | null;
  capped: boolean;
  next: string | null;
  /** The next page, where only its number finds it: relevance has no key. */
  nextPage?: number | null;
};

const nothing: ProductPage = { rows: [], total: 0, capped: false, next: null };

/**
 * Returns published products by filters, newest first unless sorted; a search without a sort is
 * ordered by relevance. By page number, or by key `after` the last row. `withTotal` counts as well;
 * without it, a search only returns a few good matches.
 */
export async function listPublishedProducts(
  db: Database,
  asked: PublicProductQuery,
  withTotal = true,
): Promise<ProductPage> {
  const query = await resolveBrands(db, asked);
  const { q, sort, order, page, limit, after, ...filters } = query;
  const search = q ? await readSearch(db, q) : null;
  if (q && search === null) return nothing;
  const counted = isNarrowed(filters) ? await countNarrowed(db, filters, search) : undefined;
  if (counted?.total === 0) return nothing;
  if (search !== null && (sort === undefined || sort === 'default')) {
    return listRelevant(db, filters, search, { page, limit }, !withTotal);
  }
  const [rows, count] = await Promise.all([
    listSorted(db, filters, search, query),
    counted ?? (withTotal ? countPublished(db, filters, search) : { total: 0, capped: false }),
  ]);
  const last = rows.length === rowsAsked(query) ? rows.at(-1) : undefined;
  return { rows, ...count, next: cursorAfter(last) };
}

/**
 * Returns the total of a list by ids and brands: from the counters, zero where nothing is in it,
 * undefined where it would have to be counted.
 */
async function countNarrowed(db: Database, filters: Filters, search: SearchQuery | null) {
  if (isCounted(filters, search)) return countPublished(db, filters, search);
  return (await holdsAny(db, filters)) ? undefined : { total: 0, capped: false };
}

/** What the text of a sorted list depends on. */
type ListShape = {
  filters: FilterShape;
  search: SearchShape | null;
  sort: PublicSort;
  order: 'asc' | 'desc' | undefined;
  limit: number;
  start: 'first' | 'after' | 'offset';
};

const sortedProducts = preparedQuery('sorted_products', (db, shape: ListShape) => {
  const { by, type, order } = orderOf(shape);
  const where = publishedWhere(shape.filters, shape.search);
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const value = sql`${sql.placeholder('afterValue')}::${sql.raw(type)}`;
  return selectPage(db, {
    where:
      shape.start === 'after'
        ? sql`${where} and (${by}, ${product.id}) ${beyond} (${value}, ${sql.placeholder('afterId')})`
        : where,
    by,
    order,
    limit: shape.limit,
    offset: shape.start === 'offset' ? sql.placeholder('offset') : undefined,
  });
});

function listSorted(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
  query: PublicProductQuery,
) {
  const { sort = 'newest', order, after } = query;
  const offset = rowsSkipped(query);
  const shape: ListShape = {
    filters: filterShape(filters),
    search: search && searchShape(search),
    sort,
    order,
    limit: rowsAsked(query),
    start: after === undefined ? (offset > 0 ? 'offset' : 'first') : 'after',
  };
  const [afterValue, afterId] = after === undefined ? [] : lastRow(after, [orderOf(shape).type]);
  const values = { ...filterValues(filters), ...search, offset, afterValue, afterId };
  return sortedProducts(db, shape).execute(values);
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
