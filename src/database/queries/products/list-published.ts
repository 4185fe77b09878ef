import { sql } from 'drizzle-orm';
import type { PublicProductQuery, PublicSort } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { readCursor, rowsAsked, rowsSkipped, writeCursor } from '../paging.ts';
import { countPublished } from './count-published.ts';
import { listRelevant } from './list-relevant.ts';
import { chooseIds, type ProductRow, selectChosen } from './product-columns.ts';
import { type Filters, priceColumn, publishedWhere } from './product-filters.ts';
import { readSearch, type SearchQuery } from './search-query.ts';

export type ProductPage = {
  rows: ProductRow[];
  total: number;
  capped: boolean;
  next: string | null;
};

const nothing: ProductPage = { rows: [], total: 0, capped: false, next: null };

/**
 * Published products by filters, newest first unless sorted; a search without a sort comes best
 * match first. Numbered by `page`, or by key `after` the last row. `withTotal` counts as well.
 */
export async function listPublishedProducts(
  db: Database,
  query: PublicProductQuery,
  withTotal = true,
): Promise<ProductPage> {
  const { q, sort, order, page, limit, after, ...filters } = query;
  const search = q ? await readSearch(db, q) : null;
  if (q && search === null) return nothing;
  if (search !== null && (sort === undefined || sort === 'default')) {
    return listRelevant(db, filters, search, { page, limit });
  }
  const [rows, count] = await Promise.all([
    listSorted(db, filters, search, query),
    withTotal ? countPublished(db, filters, search) : { total: 0, capped: false },
  ]);
  const last = rows.length === rowsAsked(query) ? rows.at(-1) : undefined;
  return { rows, ...count, next: last ? writeCursor([last.cursor, last.id]) : null };
}

function listSorted(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
  query: PublicProductQuery,
) {
  const { by, type, order } = orderOf(query.sort ?? 'newest', query.order, filters);
  const where = publishedWhere(filters, search);
  const [value, lastId] = (query.after && readCursor(query.after)) || [];
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const afterLast =
    typeof value === 'string' && typeof lastId === 'string'
      ? sql`${where} and (${by}, ${product.id}) ${beyond} (${value}::${sql.raw(type)}, ${lastId})`
      : where;
  return selectChosen(
    db,
    chooseIds(db, {
      where: afterLast,
      by,
      order,
      limit: rowsAsked(query),
      offset: query.after ? 0 : rowsSkipped(query),
    }),
  );
}

/** The shop's and the listing's words for an order (SPEC §9), as columns that have an index. */
function orderOf(sort: PublicSort, order: 'asc' | 'desc' | undefined, filters: Filters) {
  const newest = { by: sql`${product.createdAt}`, type: 'timestamptz' };
  const price = { by: sql`${priceColumn(filters)}`, type: 'numeric' };
  switch (sort) {
    case 'price-low-high':
      return { ...price, order: 'asc' as const };
    case 'price-high-low':
      return { ...price, order: 'desc' as const };
    case 'rating':
      return { by: sql`coalesce(${product.rating}, 0)`, type: 'numeric', order: order ?? 'desc' };
    case 'name':
      return { by: sql`${product.name} collate "und-x-icu"`, type: 'text', order: order ?? 'asc' };
    default:
      return { ...newest, order: order ?? 'desc' };
  }
}
