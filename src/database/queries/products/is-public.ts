import { sql } from 'drizzle-orm';
import { product } from '../../schema/product.ts';

/**
 * Whether the public sees a product: only here is decided what it may see. The products of a place that was hidden a moment ago are left out
 * before they are written anew (decision 44). Nearly always no place is, and the second condition costs
 * nothing.
 */
export const isPublic = sql`(${product.published} and (
  not exists (select from hidden_place)
  or not array[${product.sellerId}, ${product.categoryId}, ${product.subCategoryId},
    ${product.productTypeId}] && array(select place_id from hidden_place)))`;
