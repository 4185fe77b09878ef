import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { productCount } from '../../schema/bookkeeping.ts';
import { product } from '../../schema/product.ts';
import { rowsAsked, rowsSkipped } from '../lists/paging.ts';
import { countRows } from '../lists/row-counts.ts';
import { countUpToCap } from './count-up-to-cap.ts';
import type { ProductPage } from './list-published.ts';
import { countedWhere, isScattered, type ManagedFilters, managedWhere } from './managed-filters.ts';
import { hasCode, matchesCode } from './match-code.ts';
import { selectPage } from './product-columns.ts';
import { cursorAfter, lastRow, type SortType } from './product-cursor.ts';
import { kindsOfHeadlines, matchesHeadline, readSearch, type SearchQuery } from './search-query.ts';

/** Returns products of one seller, published or not, for its own tables. */
export function listSellerProducts(db: Database, sellerId: string, query: ManagedProductQuery) {
  return listManaged(db, sellerId, query);
}

/** Returns products of all sellers, for admins. */
export function listAllProducts(db: Database, query: ManagedProductQuery) {
  return listManaged(db, null, query);
}

/** A search in brand, name and codes. */
type Sought = { search: SearchQuery | null; code: SQL | null };

/** The most rows that are sorted for a page where no index has them in order. */
const FEW = 5_000;

/**
 * Returns a page by number, with an exact total, or the rows after a key. The far half of a long
 * table is read from its end, so that the last page is as quick as the first.
 */
async function listManaged(
  db: Database,
  ofSeller: string | null,
  query: ManagedProductQuery,
): Promise<ProductPage> {
  const filters = ofSeller === null ? query : { ...query, seller: ofSeller };
  const sought = query.q ? await readSought(db, query.q) : null;
  if (sought !== null && sought.search === null && sought.code === null) {
    return { rows: [], total: 0, capped: false, next: null };
  }
  const where = and(managedWhere(filters), sought === null ? undefined : isSought(sought));
  const order = query.order ?? orderOf(query.sort);
  const sorted = { ...sortOf(query.sort, filters.seller ?? null), order };
  const limit = rowsAsked(query);
  const isNumbered = query.after === undefined;
  const { total, capped } =
    isNumbered || isScattered(filters)
      ? await countManaged(db, filters, sought)
      : { total: 0, capped: false };
  const areFew = isScattered(filters) && !capped && total <= FEW;
  const areSought = sought !== null && !(isNumbered && capped);
  const by = areSought || areFew ? sortedAlone(sorted.by) : sorted.by;
  if (query.after !== undefined) {
    const after = and(where, beyond(sorted, query.after));
    const rows = await selectPage(db, { ...sorted, by, where: after, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return { rows, total: null, capped: false, next: cursorAfter(last) };
  }
  const offset = rowsSkipped(query);
  const inPage = Math.min(limit, Math.max(total - offset, 0));
  if (inPage === 0 && !capped) return { rows: [], total, capped, next: null };
  const backwards = !capped && offset > total / 2;
  const rows = await selectPage(db, {
    ...sorted,
    by,
    where,
    limit: backwards ? inPage : limit,
    offset: backwards ? total - offset - inPage : offset,
    backwards,
  });
  const isMore = capped ? rows.length === limit : offset + inPage < total;
  return { rows, total, capped, next: isMore ? cursorAfter(rows.at(-1)) : null };
}

/**
 * Parses the typed text as words, as a code, or as both. An existing code is not taken for a
 * mistyped word.
 */
async function readSought(db: Database, text: string): Promise<Sought> {
  const search = await readSearch(db, text);
  const code = matchesCode(text);
  const isCode = code !== null && search?.isGuess === true && (await hasCode(db, code));
  return { search: isCode ? null : search, code };
}

const isSought = ({ search, code }: Sought): SQL | undefined =>
  or(search === null ? undefined : matchesHeadline(search), code ?? undefined);

async function countManaged(
  db: Database,
  filters: ManagedFilters,
  sought: Sought | null,
): Promise<{ total: number; capped: boolean }> {
  const counted = sought === null ? countedWhere(filters) : null;
  if (counted !== null) {
    if (counted.where === undefined) return countRows(db, 'product');
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${productCount.products}), 0)::int` })
      .from(productCount)
      .where(counted.where);
    return { total: row?.total ?? 0, capped: false };
  }
  return countUpToCap(db, managedWhere(filters), sought && kindsSought(sought));
}

const kindsSought = ({ search, code }: Sought) => [
  ...(code === null ? [] : [{ is: code }]),
  ...(search === null ? [] : kindsOfHeadlines(search)),
];

/** The columns that rows are sorted by, and their types; the id breaks ties. */
type Sorted = { by: SQL; thenBy?: SQL; types: readonly SortType[]; order: 'asc' | 'desc' };

const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');

/** The condition for the rows after a cursor. */
function beyond({ by, thenBy, types, order }: Sorted, cursor: string): SQL {
  const [first, second, third] = lastRow(cursor, types);
  const way = sql.raw(order === 'asc' ? '>' : '<');
  const value = sql`${first}::${sql.raw(types[0] ?? 'text')}`;
  return thenBy === undefined
    ? sql`(${by}, ${product.id}) ${way} (${value}, ${second})`
    : sql`(${by}, ${thenBy}, ${product.id}) ${way}
        (${value}, ${second}::${sql.raw(types[1] ?? 'text')}, ${third})`;
}

/**
 * Hides a sort column from the planner, which then sorts the few rows found instead of reading all
 * rows in that order until it meets them.
 */
const sortedAlone = (by: SQL) => sql`greatest(${by})`;

function sortOf(sort: ManagedProductQuery['sort'], sellerId: string | null): Omit<Sorted, 'order'> {
  const name = (column: AnyPgColumn) => {
    return { by: sql`${column} collate "und-x-icu"`, types: ['text'] as const };
  };
  // No index has one seller's rows in these orders.
  const ofAll = (sorted: ReturnType<typeof name>) =>
    sellerId === null ? sorted : { ...sorted, by: sortedAlone(sorted.by) };
  switch (sort) {
    case 'name':
      return name(product.name);
    case 'brand':
      return name(product.brand);
    case 'category':
      return name(product.categoryName);
    case 'seller':
      return ofAll(name(product.sellerName));
    case 'subCategory':
      return ofAll(name(product.subCategoryName));
    case 'priceINR':
      return { by: sql`${product.priceINR}`, types: ['numeric'] };
    case 'priceAED':
      return { by: sql`${product.priceAED}`, types: ['numeric'] };
    case 'trending':
      return {
        by: sql`${product.trending}`,
        thenBy: sql`${product.createdAt}`,
        types: ['boolean', 'timestamptz'],
      };
    default:
      return { by: sql`${product.createdAt}`, types: ['timestamptz'] };
  }
}
