import { and, type SQL, sql } from 'drizzle-orm';
import type { ManagedProduct, ManagedProductQuery } from '#contracts/product.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import { type Database, onlyRow } from '../../../database.ts';
import { inlineNumber, sortedApart } from '../../../planner.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { seller } from '../../../schema/accounts/account.ts';
import { category, subCategory } from '../../../schema/catalogue.ts';
import { product } from '../../../schema/products/product.ts';
import { productPrice } from '../../../schema/products/product-price.ts';
import { byName, byShownName } from '../../catalogue/catalogue-columns.ts';
import { firstSlice, type Slice, type SortBy } from '../../lists/page-of.ts';
import type { PageIds } from '../json/found-products.ts';
import { type ProductShape, selectJson } from '../json/product-json.ts';
import {
  type ManagedFilters,
  type ManagedShape,
  managedPlaceholders,
  managedShape,
  managedWhere,
} from './managed-filters.ts';

/** Selects one page, each product with its sort values, for the cursor; `offset` is written so into the statement. */
export function selectPage(
  db: Database,
  as: ProductShape,
  where: SQL | undefined,
  by: ManagedSort,
  slice: Slice,
  offset = inlineNumber(slice.offset),
) {
  const chosen = chosenRows(db, where, by, slice, offset);
  const page = {
    chosen: chosen as unknown as PageIds,
    cursor: sql`${chosen.cursor}`,
    most: slice.limit - 1,
  };
  return selectJson(db, as, page, {});
}

/** Returns the first products that match, newest first. */
export async function readFirst(
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<ManagedProduct[]> {
  const by = sortOf('createdAt');
  const slice = firstSlice({ by, order: 'desc', id: sql`${product.id}` }, limit + 1);
  const { json } = onlyRow(await selectPage(db, 'managed', where, by, slice));
  return JSON.parse(json);
}

/** Selects the ids of one page alone, so that the joins are done for these few rows. */
function chosenRows(
  db: Database,
  where: SQL | undefined,
  by: ManagedSort,
  slice: Slice,
  offset: SQL,
) {
  const cut = sql`(select ${by.column} as sorted_by, ${by.thenBy?.column ?? sql`null`} as then_by,
      ${product.id} as cut_id
    from ${rowsOf(where, by, slice, offset)}
    order by ${slice.orderBy} limit ${inlineNumber(slice.limit)} offset ${offset}) as cut`;
  const thenBy = by.thenBy ? sql` then_by::text,` : sql``;
  return db
    .select({
      id: sql<string>`cut_id`.as('page_id'),
      position: sql<number>`row_number() over ()`.as('position'),
      cursor: sql<string[]>`array[sorted_by::text,${thenBy} cut_id]`.as('cursor'),
    })
    .from(cut)
    .as('chosen');
}

/**
 * The matching rows. Not gathered, those sorted by what an entry has are read entry by entry, in this order, until the
 * page is full: of each no more than it can have.
 */
function rowsOf(
  where: SQL | undefined,
  { entries, column }: ManagedSort,
  { after, from, isGathered, order, limit }: Slice,
  offset: SQL,
): SQL {
  const matching = and(where, after) ?? sql`true`;
  if (entries === undefined) return sql`${product} where ${matching}`;
  const isOfEntry = sql`${entries.of} = ${entries.id}`;
  if (isGathered) return sql`${product} join ${entries.from} on ${isOfEntry} where ${matching}`;
  const way = sql.raw(order);
  return sql`(select id, ${entries.columns} from ${entries.from} order by ${column} ${way}, ${entries.id} ${way}) as ${entries.table}
    cross join lateral (
      select ${product.id} from ${product} where ${isOfEntry} and ${matching}
        order by ${entries.within} ${way} limit ${offset} + ${inlineNumber(limit)}) as ${product}
    where ${from ?? sql`true`}`;
}

type NumberedShape = {
  as: ProductShape;
  filters: ManagedShape;
  sort: ManagedProductQuery['sort'];
  language: Language;
  order: 'asc' | 'desc';
  limit: number;
  isFirst: boolean;
  isGathered: boolean;
};

const numberedProducts = preparedQuery('managed_products', (db, shape: NumberedShape) => {
  const { as, sort, language, order, limit, isGathered } = shape;
  const by = sortOf(sort, language);
  const slice = firstSlice({ by, order, id: sql`${product.id}` }, limit, isGathered);
  const where = managedWhere(managedPlaceholders(shape.filters));
  const offset = shape.isFirst ? undefined : sql`${sql.placeholder('offset')}::int`;
  return selectPage(db, as, where, by, slice, offset);
});

/** Reads a page by number of a list without a search, by a statement that is written once. */
export async function readNumbered(
  db: Database,
  as: ProductShape,
  filters: ManagedFilters & Pick<ManagedProductQuery, 'sort'>,
  { order, limit, offset, isGathered }: Slice,
  language: Language,
) {
  const { sort } = filters;
  const shape = {
    ...{ as, sort, language, order, limit, isGathered },
    isFirst: offset === 0,
    filters: managedShape(filters),
  };
  return onlyRow(await numberedProducts(db, shape).execute({ ...filters, offset }));
}

/**
 * What a table is sorted by, and the entries that have it: where they are read and in which columns they have it, the
 * product's column that names one, and what the products of each are sorted by: their id, as the index of the column has
 * it or apart from any index.
 */
export type ManagedSort = SortBy & {
  entries?: { table: SQL; from: SQL; columns: SQL; id: SQL; of: SQL; within: SQL };
};

const newest = { column: sql`${product.createdAt}`, kind: 'moment' } as const;

function byEntry(
  name: SortBy,
  table: typeof seller | typeof category | typeof subCategory,
  of: 'sellerId' | 'categoryId' | 'subCategoryId',
): ManagedSort {
  const id = sql`${table.id}`;
  return {
    ...name,
    thenBy: { column: id, kind: 'text' },
    entries: {
      ...{ table: sql`${table}`, from: sql`${table}`, columns: sql`name` },
      ...{ id, of: sql`${product[of]}` },
      within: of === 'categoryId' ? sql`${product.id}` : sortedApart(product.id),
    },
  };
}

const byPrice = (column: 'priceINR' | 'priceAED', from = sql`${productPrice}`): ManagedSort => ({
  ...{ column: sql`${productPrice[column]}`, kind: 'price' },
  entries: {
    ...{ table: sql`${productPrice}`, from, columns: sql`price_inr, price_aed` },
    ...{ id: sql`${productPrice.id}`, of: sql`${product.id}`, within: sql`${product.id}` },
  },
});

const ordersIn = (
  language: Language,
): Record<NonNullable<ManagedProductQuery['sort']>, ManagedSort> => ({
  name: byName(product.name),
  brand: byName(product.brand),
  seller: byEntry(byName(seller.name), seller, 'sellerId'),
  category: byEntry(byShownName(category, language), category, 'categoryId'),
  subCategory: byEntry(byShownName(subCategory, language), subCategory, 'subCategoryId'),
  priceINR: byPrice('priceINR'),
  priceAED: byPrice('priceAED'),
  trending: { column: sql`${product.trending}`, kind: 'flag', thenBy: newest },
  createdAt: newest,
  updatedAt: { column: sql`${product.updatedAt}`, kind: 'moment' },
  lookAgainAt: { column: sql`${product.lookAgainAt}`, kind: 'moment' },
});

const orders = inEach(ordersIn);

/** What a table is sorted by, where its reader reads a language. */
export const sortOf = (
  sort: ManagedProductQuery['sort'] = 'createdAt',
  language: Language = FIRST_LANGUAGE,
) => orders[language][sort];

const ofProducts = sql`(select id, price_inr, price_aed from ${product}) as ${productPrice}`;

/** The same order, read from the products, as long as their prices are not filled in. */
export const sortUntilFilled = (sort: 'priceINR' | 'priceAED') => byPrice(sort, ofProducts);

/** The way a table is sorted where nobody says: the newest first, all else upwards. */
export const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');
