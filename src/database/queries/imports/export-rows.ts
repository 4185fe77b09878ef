import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { type ProductRow, selectProducts } from '../products/product-columns.ts';

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
