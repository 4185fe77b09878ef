import { sql } from 'drizzle-orm';
import { product } from '../../schema/products/product.ts';

/**
 * Whether the public sees a product: only here is decided what it may see. The products of a place
 * that was hidden a moment ago are left out before they are written anew (decision 44). Nearly always
 * no place is, and the second condition costs nothing; it names no other column than the id, which every
 * index has, so that rows are still skipped and counted in the index alone.
 *
 * `order by created_at desc, id desc offset 20000 limit 24`, of 50,000:
 * ```
 * not array[seller_id, …] && …   Index Scan        20,268 buffers
 * not is_hidden(id)              Index Only Scan      125 buffers
 * ```
 */
export const isPublic = sql`(${product.published}
  and (not exists (select from hidden_place) or not is_hidden(${product.id})))`;
