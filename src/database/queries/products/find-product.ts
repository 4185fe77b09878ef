import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { SKU_LENGTH } from '#domain/sku.ts';
import { hasPage } from '../../catalogue/is-public.ts';
import { type Database, firstRow, onlyRow } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { articleKey, product } from '../../schema/products/product.ts';
import { cursorOf } from '../lists/cursor.ts';
import { pageIds } from './json/found-products.ts';
import { type ProductShape, type ProductsJson, selectJson } from './json/product-json.ts';

type ProductFound = Pick<ProductPage, 'json' | 'labels' | 'until'>;

const byId = sql`${product.id} = ${sql.placeholder('id')}`;

const publishedProduct = preparedQuery('published_product', (db) =>
  selectOne(db, 'whole', sql`${byId} and ${hasPage}`),
);
const ownProduct = preparedQuery('own_product', (db) =>
  selectOne(db, 'managed', sql`${byId} and ${product.sellerId} = ${sql.placeholder('sellerId')}`),
);
const anyProduct = preparedQuery('any_product', (db) => selectOne(db, 'managed', byId));

/** Returns a product that the public may see: in lists, or sold a short time ago. */
export async function findPublishedProduct(db: Database, id: string): Promise<ProductFound | null> {
  return firstOf(onlyRow(await publishedProduct(db).execute({ id })));
}

/** Returns one product of one seller, published or not. */
export async function findSellerProduct(
  db: Database,
  sellerId: string,
  id: string,
): Promise<ProductFound | null> {
  return firstOf(onlyRow(await ownProduct(db).execute({ id, sellerId })));
}

export async function findAnyProduct(db: Database, id: string): Promise<ProductFound | null> {
  return firstOf(onlyRow(await anyProduct(db).execute({ id })));
}

function selectOne(db: Database, shape: ProductShape, where: SQL) {
  const page = sql`select ${product.id} as id, null as cut_by from ${product} where ${where}`;
  return selectJson(
    db,
    shape,
    { chosen: pageIds(db, page), cursor: sql`array[${product.id}]` },
    {},
  );
}

function firstOf(found: Parameters<typeof pageOfFound>[0]): ProductFound | null {
  if (found.count === 0) return null;
  const { json, labels, until } = pageOfFound(found, false);
  return { json: json.slice(1, -1), labels, until };
}

/**
 * Returns the id of a seller's product with this article number, whatever its case, or of the one that this sending of
 * a form has already written; or null.
 */
export async function findProductId(
  db: Database,
  sellerId: string,
  column: 'sellerSku' | 'submission',
  value: string,
): Promise<string | null> {
  const isIt =
    column === 'submission'
      ? eq(product.submission, value)
      : and(
          sql`${product.sellerSku} <> ''`,
          eq(articleKey(product.sellerSku), articleKey(sql`${value}::text`)),
        );
  const where = and(eq(product.sellerId, sellerId), isIt);
  const found = await firstRow(db.select({ id: product.id }).from(product).where(where));
  return found?.id ?? null;
}

/** Returns the ids of products that some name by their ids or SKUs; a SKU of none stays as it is. */
export async function idsOfSkus(db: Database, named: readonly string[]): Promise<string[]> {
  const skus = named.filter((each) => each.length === SKU_LENGTH);
  if (skus.length === 0) return [...named];
  const ofSku = sql<string>`substr(${product.id}, 1, 8)`;
  const found = await db
    .select({ id: product.id, sku: ofSku })
    .from(product)
    .where(inArray(ofSku, skus));
  const ids = new Map(found.map(({ id, sku }) => [sku, id]));
  return [...new Set(named.map((each) => ids.get(each) ?? each))];
}

/** One page of a list of products, ready to be sent. */
export type ProductPage = {
  /** A list of what was asked for: see `ProductShape`. */
  json: string;
  ids: string[];
  /** The ids of the sellers and taxonomy entries that are named. */
  labels: string[];
  /** When what it says of their availability ends by itself, in ISO form; null where it does not. */
  until: string | null;
  /** Null where it is not counted. */
  total: number | null;
  capped: boolean;
  next: string | null;
  /** The next page, where only its number finds it: relevance has no key. */
  nextPage: number | null;
};

export const nothing: ProductPage = {
  json: '[]',
  ids: [],
  labels: [],
  until: null,
  total: 0,
  capped: false,
  next: null,
  nextPage: null,
};

/** Returns a page as it was found, without its total. */
export function pageOfFound({ json, ids, labels, last, until }: ProductsJson, isMore: boolean) {
  const next = isMore && last !== null ? cursorOf(last) : null;
  const named = [...new Set(listOf(labels))];
  return { json, ids: listOf(ids), labels: named, until, next, nextPage: null };
}

const listOf = (joined: string): string[] => (joined === '' ? [] : joined.split(','));
