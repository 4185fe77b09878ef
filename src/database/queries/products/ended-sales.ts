import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { product } from '../../schema/products/product.ts';
import { productStateColumns } from './write-product.ts';

/**
 * Locks the first products whose price ended before `today`, or has an end and no original price any more, and returns
 * them with the names of their sellers. Rows that somebody is changing are left for the next time.
 */
export const lockEndedSales = (db: Database, today: string, most: number) =>
  db
    .select({ product: productStateColumns, sellerName: seller.name })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .where(
      and(
        isNotNull(product.saleUntil),
        or(
          sql`${product.saleUntil} < ${today}`,
          and(isNull(product.originalPrice), isNull(product.originalPriceAED)),
        ),
      ),
    )
    .orderBy(asc(product.id))
    .limit(most)
    .for('update', { of: product, skipLocked: true });
