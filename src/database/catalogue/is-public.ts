import { type SQL, sql } from 'drizzle-orm';
import { isRecent } from '../queries/products/availability.ts';
import { listing } from '../schema/products/listing.ts';
import { product } from '../schema/products/product.ts';

/**
 * Whether the seller and the taxonomy entries of a row were all shown a moment ago: the products of one that was
 * hidden are written afterwards, in the background (decision 2). Nearly always none was, and this costs nothing.
 */
const isNotHidden = (row: typeof listing | typeof product): SQL =>
  sql`(not exists (select from hidden_parent) or not array[${row.sellerId}, ${row.categoryId},
    ${row.subCategoryId}, ${row.productTypeId}] && array(select parent_id from hidden_parent))`;

/**
 * Whether the public sees a product: what triggers decided, and not hidden a moment ago. Every public statement asks one
 * of the three below.
 */
export const isPublic = sql`(${product.published} and ${isNotHidden(product)})`;

/** Whether the public may see a product's page, which a sold one has for a time. */
export const hasPage = sql`(${product.listed} and ${isNotHidden(product)}
  and (${product.soldAt} is null or ${isRecent(product.soldAt)}))`;

/** Whether a row of the read model is of what the public sees, or sees as sold. */
export const isShown: SQL = sql`${isNotHidden(listing)}
  and (${listing.soldAt} is null or ${isRecent(listing.soldAt)})`;
