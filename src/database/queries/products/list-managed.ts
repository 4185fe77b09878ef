import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { sortedApart } from '../../planner.ts';
import { nearLandmark } from '../../positions/near-landmark.ts';
import { productOrders } from '../../positions/product-orders.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { productCounted } from '../../schema/counted.ts';
import { product } from '../../schema/product.ts';
import { byName } from '../catalogue/catalogue-columns.ts';
import { type Count, capCount, type Piece, partOf, type SortBy } from '../lists/page-of.ts';
import { rowsAsked, rowsSkipped } from '../lists/paging.ts';
import { selectRowCount } from '../lists/row-counts.ts';
import { readSearch } from '../searches/read-search.ts';
import { kindsOfHeadlines, matchesHeadline, type SearchQuery } from '../searches/search-query.ts';
import { isOfSellerNamed } from '../sellers/match-seller.ts';
import { type Choice, chooseIds, reachOf } from './choose-ids.ts';
import { selectCountUpToCap } from './count-published.ts';
import type { Page } from './found-products.ts';
import {
  countedWhere,
  isScattered,
  type ManagedFilters,
  type ManagedShape,
  managedPlaceholders,
  managedShape,
  managedWhere,
} from './managed-filters.ts';
import { type Code, hasCode, matchesCode } from './match-code.ts';
import { type ProductShape, selectJson } from './product-json.ts';
import { nothing, onlyRow, type ProductPage, pageOfFound } from './product-page.ts';

/** Returns products of one seller, published or not, for its own tables. */
export function listSellerProducts(db: Database, sellerId: string, query: ManagedProductQuery) {
  return listManaged(db, sellerId, query, 'managed');
}

/** Returns products of all sellers, for admins. */
export function listAllProducts(
  db: Database,
  query: ManagedProductQuery,
  as: ProductShape = 'managed',
) {
  return listManaged(db, null, query, as);
}

/** A search in brand, name and codes. */
type Sought = { search: SearchQuery | null; code: Code | null; seller: SQL | null };

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
  as: ProductShape,
): Promise<ProductPage> {
  const filters = ofSeller === null ? query : { ...query, seller: ofSeller };
  const sought = query.q ? await readSought(db, query.q, ofSeller === null) : null;
  if (sought !== null && sought.search === null && sought.code === null) return nothing;
  const order = query.order ?? orderOf(query.sort);
  const isNumbered = query.after === undefined;
  const skipped = rowsSkipped(query);
  const isNear = isNumbered && skipped <= FAR;
  if (isNear && sought === null && !isScattered(filters) && countedWhere(filters) !== null) {
    return nearManaged(db, filters, skipped, {
      as,
      sort: query.sort,
      order,
      limit: rowsAsked(query),
    });
  }
  const where = and(managedWhere(filters), sought === null ? undefined : isSought(sought));
  const { total, capped, isCoded } =
    isNumbered || isScattered(filters)
      ? await countManaged(db, filters, sought)
      : { total: 0, capped: false, isCoded: await hasFirst(db, filters, sought) };
  const areFew = isScattered(filters) && !capped && total <= FEW;
  const areSought = sought !== null && (isCoded || !(isNumbered && capped));
  const sorted = sortOf(query.sort, filters.seller !== undefined);
  const by = sought?.code && isCoded ? codesFirst(sought.code, sorted, order) : sorted;
  const { found, isMore, ...count } = await partOf({
    window: query,
    by,
    order,
    id: sql`${product.id}`,
    count: async () => ({ total, capped }),
    read: async (piece) => {
      if (isDeep(piece, filters)) return readNear(db, as, piece, filters, by, total);
      const column = areSought || areFew ? sortedApart(by.column) : by.column;
      const choice = { ...piece, where: and(where, piece.after), by: column };
      return onlyRow(await selectPage(db, as, { ...choice, thenBy: by.thenBy?.column }, {}));
    },
  });
  return found === null ? { ...nothing, ...count } : { ...pageOfFound(found, isMore), ...count };
}

/** One of the first pages is read from the beginning, whatever its total, which the statement finds too. */
async function nearManaged(
  db: Database,
  filters: ManagedFilters,
  skipped: number,
  page: Omit<NearShape, 'filters' | 'reach'>,
): Promise<ProductPage> {
  const shape = { ...page, filters: managedShape(filters), reach: reachOf(skipped) };
  const values = { ...filters, offset: skipped };
  const { total, ...found } = onlyRow(await nearProducts(db, shape).execute(values));
  return { ...pageOfFound(found, total > skipped + page.limit), total, capped: false };
}

type NearShape = {
  as: ProductShape;
  filters: ManagedShape;
  sort: ManagedProductQuery['sort'];
  order: 'asc' | 'desc';
  limit: number;
  reach: number | undefined;
};

const nearProducts = preparedQuery('near_products', (db, shape: NearShape) => {
  const { as, sort, order, limit, reach } = shape;
  const filters = managedPlaceholders(shape.filters);
  const by = sortOf(sort, filters.seller !== undefined);
  const choice = {
    where: managedWhere(filters),
    by: by.column,
    thenBy: by.thenBy?.column,
    order,
    limit,
    reach,
    offset: reach === undefined ? undefined : sql.placeholder('offset'),
  };
  const total = sql<number>`(${selectManagedTotal(db, filters)})`;
  return selectPage(db, as, choice, { total });
});

type PageChoice = Choice & Pick<Page, 'most' | 'leftOut' | 'isReversed'>;

/** Selects one page, each product with its sort values, for the cursor. */
function selectPage<const Others extends Readonly<Record<string, SQL>>>(
  db: Database,
  as: ProductShape,
  choice: PageChoice,
  others: Others,
) {
  const { by, thenBy, most, leftOut, isReversed } = choice;
  const then = thenBy === undefined ? sql`` : sql`, (${thenBy})::text`;
  const cursor = sql`array[(${by})::text${then}, ${product.id}]`;
  return selectJson(
    db,
    as,
    { chosen: chooseIds(db, choice), cursor, most, leftOut, isReversed },
    others,
  );
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
  as: ProductShape,
  { order: way, limit, offset, most, isReversed }: Piece,
  query: ManagedFilters & Pick<ManagedProductQuery, 'sort'>,
  by: SortBy,
  total: number,
) {
  const order = productOrders[query.sort ?? 'createdAt'];
  const first = way === 'asc' ? offset : Math.max(0, total - offset - limit);
  const seller = query.seller === undefined ? null : sql`${query.seller}`;
  const { near, from, skipped } = nearLandmark(db, order, seller, sql`${first}::int`);
  const read = way === 'asc' ? limit : Math.min(limit, total - offset);
  const choice: PageChoice = {
    near,
    where: and(seller === null ? undefined : sql`${product.sellerId} = ${seller}`, from),
    by: by.column,
    thenBy: by.thenBy?.column,
    order: 'asc',
    limit: read,
    offset: skipped,
    most,
    leftOut: way === 'asc' ? 0 : Math.max(0, read - most),
    isReversed: isReversed === (way === 'asc'),
  };
  return onlyRow(await selectPage(db, as, choice, {}));
}

/**
 * Parses the typed text as words, as a code, or as both. An existing code is not taken for a
 * mistyped word, and a whole SKU for nothing else.
 */
async function readSought(db: Database, text: string, withSellers: boolean): Promise<Sought> {
  const code = matchesCode(text);
  if (code?.isSku && (await hasCode(db, code.isSku))) {
    return { search: null, code: { ...code, is: code.isSku }, seller: null };
  }
  const search = await readSearch(db, text, 'all');
  const isCode = code !== null && search?.isGuess === true && (await hasCode(db, code.is));
  const seller =
    withSellers && search !== null ? isOfSellerNamed(sql`${product.sellerId}`, text) : null;
  return { search: isCode ? null : search, code, seller };
}

const isSought = ({ search, code, seller }: Sought): SQL | undefined =>
  or(search === null ? undefined : matchesHeadline(search), code?.is, seller ?? undefined);

/** Codes come first, whatever way the list is sorted. */
function codesFirst({ rank }: Code, { column, kind }: SortBy, order: 'asc' | 'desc'): SortBy {
  const place = order === 'asc' ? rank : sql`2 - ${rank}`;
  return { column: sql`(${place})`, kind: 'number', thenBy: { column, kind } };
}

/** Whether products come first for their codes. */
const hasFirst = async (db: Database, filters: ManagedFilters, sought: Sought | null) =>
  sought?.code
    ? hasCode(db, sql`${managedWhere(filters) ?? sql`true`} and ${sought.code.isFirst}`)
    : false;

async function countManaged(
  db: Database,
  filters: ManagedFilters,
  sought: Sought | null,
): Promise<Count & { isCoded: boolean }> {
  if (sought === null && countedWhere(filters) !== null) {
    const [row] = await selectManagedTotal(db, filters);
    return { total: row?.total ?? 0, capped: false, isCoded: false };
  }
  const where = managedWhere(filters);
  const isCoded = sought?.code
    ? sql<boolean>`exists (select from ${product} where ${and(where, sought.code.isFirst)})`
    : sql<boolean>`false`;
  const counted = selectCountUpToCap(db, where, sought && soughtBy(sought), { isCoded });
  const row = onlyRow(await counted);
  return { ...capCount(row.total), isCoded: row.isCoded };
}

/** Selects how many products match, from the counters. */
function selectManagedTotal(db: Database, filters: ManagedFilters) {
  const where = countedWhere(filters)?.where;
  if (where === undefined) return selectRowCount(db, 'product');
  return db
    .select({ total: sql<number>`coalesce(sum(${productCounted.products}), 0)::int` })
    .from(productCounted)
    .where(where);
}

const soughtBy = ({ search, code, seller }: Sought) => ({
  kinds: [
    ...(code === null ? [] : [{ is: code.is }]),
    ...(search === null ? [] : kindsOfHeadlines(search)),
    ...(seller === null ? [] : [{ is: seller }]),
  ],
  words: search?.words ?? '',
  within: product.headline,
});

const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');

function sortOf(sort: ManagedProductQuery['sort'], isOfSeller: boolean): SortBy {
  // No index has one seller's rows in these orders.
  const ofAll = (by: SortBy) => (!isOfSeller ? by : { ...by, column: sortedApart(by.column) });
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
