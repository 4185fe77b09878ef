import { boolean, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * Keys that stand some thousand rows apart in each order of a long table of products, and how many
 * rows come before them, so that a page in the middle is found without counting from the beginning.
 * `of_seller` is empty in the order of all products. Exact together with {@link productShift}.
 */
export const productLandmark = pgTable(
  'product_landmark',
  {
    sort: text('sort').notNull(),
    ofSeller: text('of_seller').notNull(),
    rowsBefore: integer('rows_before').notNull(),
    words: text('words'),
    amount: numeric('amount', { precision: 12, scale: 2 }),
    flag: boolean('flag'),
    moment: moment('moment'),
    id: text('id').notNull(),
  },
  (table) => [index('product_landmark_order').on(table.sort, table.ofSeller)],
);

/**
 * What has come into the orders of products (`step` 1) and gone (-1) since their landmarks were
 * counted: written by a trigger, added up by the background.
 */
export const productShift = pgTable('product_shift', {
  step: smallint('step').notNull(),
  id: text('id').notNull(),
  sellerId: text('seller_id').notNull(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  sellerName: text('seller_name').notNull(),
  categoryName: text('category_name').notNull(),
  subCategoryName: text('sub_category_name').notNull(),
  priceINR: numeric('price_inr', { precision: 12, scale: 2 }).notNull(),
  priceAED: numeric('price_aed', { precision: 12, scale: 2 }).notNull(),
  trending: boolean('trending').notNull(),
  createdAt: moment('created_at').notNull(),
});
