import { and, eq } from 'drizzle-orm';
import { fieldsOf } from '#contracts/product-fields.ts';
import { product } from '../../../schema/products/product.ts';

/** The columns that a seller fills. */
export const fieldColumns = fieldsOf(product);

/** The condition for one product of one seller. */
export const ofSeller = (sellerId: string, id: string) =>
  and(eq(product.id, id), eq(product.sellerId, sellerId));
