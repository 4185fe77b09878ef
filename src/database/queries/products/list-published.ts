import { type SQL, sql } from 'drizzle-orm';
import type { PublicProductQuery, PublicSort } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { notACursor, readCursor, rowsAsked, rowsSkipped, writeCursor } from '../paging.ts';
import { countPublished } from './count-published.ts';
import { listRelevant } from './list-relevant.ts';
import { withMeantBrands } from './meant-brands.ts';
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
  asked: PublicProductQuery,
  withTotal = true,
): Promise<ProductPage> {
  const query = await withMeantBrands(db, asked);
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
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const last = query.after === undefined ? null : lastRow(query.after, type);
  const afterLast =
    last === null
      ? where
      : sql`${where} and (${by}, ${product.id}) ${beyond} (${last.value}::${sql.raw(type)}, ${last.id})`;
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

const shapes = {
  timestamptz: /^(19|20|21)\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:?\d\d)?$/,
  numeric: /^\d{1,12}(\.\d{1,4})?$/,
  text: /^[^\0]{0,400}$/,
};

/** Where a cursor stands; 400 where its value is not one that this order can have. */
function lastRow(after: string, type: keyof typeof shapes): { value: string; id: string } {
  const [value, id] = readCursor(after) ?? [];
  if (typeof value !== 'string' || !shapes[type].test(value)) throw notACursor();
  const isMoment = !Number.isNaN(Date.parse(`${value.slice(0, 10)}T${value.slice(11, 19)}Z`));
  if (type === 'timestamptz' && !isMoment) throw notACursor();
  if (typeof id !== 'string' || id.includes('\0')) throw notACursor();
  return { value, id };
}

/** The shop's and the listing's words for an order (SPEC §9), as columns that have an index. */
function orderOf(
  sort: PublicSort,
  order: 'asc' | 'desc' | undefined,
  filters: Filters,
): { by: SQL; type: keyof typeof shapes; order: 'asc' | 'desc' } {
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
