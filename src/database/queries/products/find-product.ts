import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/product.ts';
import { ofSeller, type ProductRow, selectProducts } from './product-columns.ts';

const publishedProduct = preparedQuery('published_product', (db) =>
  selectProducts(db).where(and(eq(product.id, sql.placeholder('id')), sql`${product.published}`)),
);

/** Returns a product that the public may see. */
export function findPublishedProduct(db: Database, id: string): Promise<ProductRow | null> {
  return firstRow(publishedProduct(db).execute({ id }));
}

/** Returns one product of one seller, published or not. */
export function findSellerProduct(
  db: Database,
  sellerId: string,
  id: string,
): Promise<ProductRow | null> {
  return firstRow(selectProducts(db).where(ofSeller(sellerId, id)).limit(1));
}

/** Returns any product, for admins. */
export function findAnyProduct(db: Database, id: string): Promise<ProductRow | null> {
  return firstRow(selectProducts(db).where(eq(product.id, id)).limit(1));
}

/**
 * Returns the id of a seller's product with this article number, or of the one that this sending of
 * a form has already written; or null.
 */
export async function findProductId(
  db: Database,
  sellerId: string,
  column: 'sellerSku' | 'submission',
  value: string,
): Promise<string | null> {
  const where = and(eq(product.sellerId, sellerId), eq(product[column], value));
  const found = await firstRow(db.select({ id: product.id }).from(product).where(where));
  return found?.id ?? null;
}

/** Returns the products of a seller after the id `after`, for an export that reads them by key. */
export function pageOfExport(
  db: Database,
  sellerId: string,
  after: string,
  limit: number,
): Promise<ProductRow[]> {
  return selectProducts(db)
    .where(and(eq(product.sellerId, sellerId), gt(product.id, after)))
    .orderBy(asc(product.id))
    .limit(limit);
}
