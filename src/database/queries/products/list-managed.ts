import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { sortedApart } from '../../planner.ts';
import { nearLandmark } from '../../positions/near-landmark.ts';
import { productOrders } from '../../positions/product-orders.ts';
import { productCounted } from '../../schema/counted.ts';
import { product } from '../../schema/product.ts';
import { byName } from '../catalogue/catalogue-columns.ts';
import { type Count, type Piece, pageOf, type SortBy } from '../lists/page-of.ts';
import { countRows } from '../lists/row-counts.ts';
import { capOf, cappedCount, selectCountUpToCap } from './count-published.ts';
import type { ProductPage } from './list-published.ts';
import { countedWhere, isScattered, type ManagedFilters, managedWhere } from './managed-filters.ts';
import { hasCode, matchesCode } from './match-code.ts';
import { selectPage } from './product-columns.ts';
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
  const isNumbered = query.after === undefined;
  const { total, capped } =
    isNumbered || isScattered(filters)
      ? await countManaged(db, filters, sought)
      : { total: 0, capped: false };
  const areFew = isScattered(filters) && !capped && total <= FEW;
  const areSought = sought !== null && !(isNumbered && capped);
  const by = sortOf(query.sort, filters.seller ?? null);
  return pageOf({
    window: query,
    by,
    order,
    id: sql`${product.id}`,
    count: async () => ({ total, capped }),
    read: (piece) =>
      isDeep(piece, filters)
        ? readNear(db, piece, filters, by, total)
        : selectPage(db, {
            ...piece,
            where: and(where, piece.after),
            by: areSought || areFew ? sortedApart(by.column) : by.column,
            thenBy: by.thenBy?.column,
          }),
  });
}

/** So many rows are skipped in an index sooner than a landmark is found. */
const FAR = 2_000;

/** Whether a piece is in the middle of an order that can have landmarks. */
function isDeep(piece: Piece, query: ManagedProductQuery): boolean {
  const { sort = 'createdAt', seller, order: _, page: __, limit: ___, ...filters } = query;
  const isWhole = Object.values(filters).every((filter) => filter === undefined);
  const isOrdered = seller === undefined || productOrders[sort].isOfSellers;
  return piece.offset > FAR && isWhole && isOrdered;
}

/** Reads a piece upwards from the landmark before it; one that goes down is turned around. */
async function readNear(
  db: Database,
  { order: way, limit, offset }: Piece,
  query: ManagedProductQuery,
  by: SortBy,
  total: number,
) {
  const order = productOrders[query.sort ?? 'createdAt'];
  const first = way === 'asc' ? offset : Math.max(0, total - offset - limit);
  const seller = query.seller === undefined ? null : sql`${query.seller}`;
  const { near, from, skipped } = nearLandmark(db, order, seller, sql`${first}::int`);
  const rows = await selectPage(db, {
    near,
    where: and(seller === null ? undefined : sql`${product.sellerId} = ${seller}`, from),
    by: by.column,
    thenBy: by.thenBy?.column,
    order: 'asc',
    limit: way === 'asc' ? limit : Math.min(limit, total - offset),
    offset: skipped,
  });
  return way === 'asc' ? rows : rows.reverse();
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
): Promise<Count> {
  const counted = sought === null ? countedWhere(filters) : null;
  if (counted !== null) {
    if (counted.where === undefined) return countRows(db, 'product');
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${productCounted.products}), 0)::int` })
      .from(productCounted)
      .where(counted.where);
    return { total: row?.total ?? 0, capped: false };
  }
  const kinds = sought && kindsSought(sought);
  return cappedCount(await selectCountUpToCap(db, managedWhere(filters), kinds), capOf(kinds));
}

const kindsSought = ({ search, code }: Sought) => [
  ...(code === null ? [] : [{ is: code }]),
  ...(search === null ? [] : kindsOfHeadlines(search)),
];

const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');

function sortOf(sort: ManagedProductQuery['sort'], sellerId: string | null): SortBy {
  // No index has one seller's rows in these orders.
  const ofAll = (by: SortBy) =>
    sellerId === null ? by : { ...by, column: sortedApart(by.column) };
  const newest = { column: sql`${product.createdAt}`, kind: 'moment' } as const;
  switch (sort) {
    case 'name':
      return byName(product.name);
    case 'brand':
      return byName(product.brand);
    case 'category':
      return byName(product.categoryName);
    case 'seller':
      return ofAll(byName(product.sellerName));
    case 'subCategory':
      return ofAll(byName(product.subCategoryName));
    case 'priceINR':
      return { column: sql`${product.priceINR}`, kind: 'price' };
    case 'priceAED':
      return { column: sql`${product.priceAED}`, kind: 'price' };
    case 'trending':
      return { column: sql`${product.trending}`, kind: 'flag', thenBy: newest };
    default:
      return newest;
  }
}
