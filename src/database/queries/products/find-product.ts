import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/product.ts';
import { type ProductRow, selectProducts } from './product-columns.ts';

const publishedProduct = preparedQuery('published_product', (db) =>
  selectProducts(db).where(and(eq(product.id, sql.placeholder('id')), sql`${product.published}`)),
);

/** Returns a product that the public may see. */
export async function findPublishedProduct(db: Database, id: string): Promise<ProductRow | null> {
  const [row] = await publishedProduct(db).execute({ id });
  return row ?? null;
}

/** Returns one product of one seller, published or not. */
export async function findSellerProduct(
  db: Database,
  sellerId: string,
  id: string,
): Promise<ProductRow | null> {
  const [row] = await selectProducts(db)
    .where(and(eq(product.id, id), eq(product.sellerId, sellerId)))
    .limit(1);
  return row ?? null;
}

/** Returns any product, for admins. */
export async function findAnyProduct(db: Database, id: string): Promise<ProductRow | null> {
  const [row] = await selectProducts(db).where(eq(product.id, id)).limit(1);
  return row ?? null;
}

/** Returns the id of a seller's product with this article number, or null. */
export async function findProductBySku(
  db: Database,
  sellerId: string,
  sku: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.sellerId, sellerId), eq(product.sellerSku, sku)));
  return row?.id ?? null;
}
