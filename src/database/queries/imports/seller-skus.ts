import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';

/** Which of these article numbers a seller's products have. */
export async function knownSellerSkus(
  db: Database,
  sellerId: string,
  skus: readonly string[],
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: product.sellerSku })
    .from(product)
    .where(and(eq(product.sellerId, sellerId), inArray(product.sellerSku, [...skus])));
  return new Set(rows.map((row) => row.sku));
}

/** The id of a seller's product with this article number, or null. */
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
