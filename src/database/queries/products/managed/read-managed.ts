import { and, type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { nearLandmark } from '../../../positions/near-landmark.ts';
import { productOrders } from '../../../positions/product-orders.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { product } from '../../../schema/products/product.ts';
import type { Piece } from '../../lists/page-of.ts';
import { type Choice, chooseIds, reachOf } from '../choose-ids.ts';
import type { Page } from '../json/found-products.ts';
import { type ProductShape, selectJson } from '../json/product-json.ts';
import { onlyRow, type ProductPage, pageOfFound } from '../product-page.ts';
import { selectManagedTotal } from './count-managed.ts';
import {
  type ManagedFilters,
  type ManagedShape,
  managedPlaceholders,
  managedShape,
  managedWhere,
} from './managed-filters.ts';
import { sortOf } from './managed-orders.ts';

/** One of the first pages is read from the beginning, whatever its total, which the statement finds too. */
export async function nearManaged(
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
export function selectPage<const Others extends Readonly<Record<string, SQL>>>(
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
export const FAR = 2_000;

/** Whether a piece is in the middle of an order that can have landmarks. */
export function isDeep(piece: Piece, query: ManagedProductQuery): boolean {
  const { sort = 'createdAt', seller, order: _, page: __, limit: ___, ...filters } = query;
  const isWhole = Object.values(filters).every((filter) => filter === undefined);
  const isOrdered = seller === undefined || productOrders[sort].isOfSellers;
  return piece.offset > FAR && isWhole && isOrdered;
}

/** What the text of a piece from a landmark depends on. */
type DeepShape = Pick<PageChoice, 'limit' | 'most' | 'leftOut' | 'isReversed'> & {
  as: ProductShape;
  sort: NonNullable<ManagedProductQuery['sort']>;
  isOfSeller: boolean;
};

const deepProducts = preparedQuery('deep_products', (db, shape: DeepShape) => {
  const { as, sort, isOfSeller, ...piece } = shape;
  const seller = isOfSeller ? sql`${sql.placeholder('seller')}` : null;
  const rank = sql`${sql.placeholder('rank')}::int`;
  const { near, from, skipped } = nearLandmark(db, productOrders[sort], seller, rank);
  const by = sortOf(sort, isOfSeller);
  const choice: PageChoice = {
    ...piece,
    near,
    where: and(seller === null ? undefined : sql`${product.sellerId} = ${seller}`, from),
    by: by.column,
    thenBy: by.thenBy?.column,
    order: 'asc',
    offset: skipped,
  };
  return selectPage(db, as, choice, {});
});

/** Reads a piece upwards from the landmark before it; one that goes down is turned around. */
export async function readNear(
  db: Database,
  as: ProductShape,
  { order: way, limit, offset, most, isReversed }: Piece,
  { sort = 'createdAt', seller }: ManagedFilters & Pick<ManagedProductQuery, 'sort'>,
  total: number,
) {
  const read = way === 'asc' ? limit : Math.min(limit, total - offset);
  const statement = deepProducts(db, {
    as,
    sort,
    isOfSeller: seller !== undefined,
    limit: read,
    most,
    leftOut: way === 'asc' ? 0 : Math.max(0, read - most),
    isReversed: isReversed === (way === 'asc'),
  });
  const rank = way === 'asc' ? offset : Math.max(0, total - offset - limit);
  return onlyRow(await statement.execute({ seller, rank }));
}
