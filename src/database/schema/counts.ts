import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { seller } from './accounts/account.ts';
import { moment } from './columns.ts';

/**
 * Views and enquiries of a day (UTC) that is over, by region and the category in which the products then stood; empty
 * where a product is gone. Added up by the background from the counters of single products, of which a year has too
 * many to be read.
 */
export const categoryCount = pgTable(
  'category_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    categoryId: text('category_id').notNull(),
    region: text('region', { enum: ['IN', 'AE'] }).notNull(),
    views: integer('views').notNull(),
    enquiries: integer('enquiries').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'category_count_key',
      columns: [table.day, table.categoryId, table.region],
    }),
  ],
);

/** What a seller has sent within the 24 hours that end at `endsAt`: files, and their bytes. */
export const uploadCount = pgTable('upload_count', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => seller.id, { onDelete: 'cascade' }),
  uploads: integer('uploads').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  endsAt: moment('ends_at').notNull(),
});

const counted = () => ({
  sellerId: text('seller_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  region: text('region', { enum: ['IN', 'AE'] }).notNull(),
});

/**
 * How often a product's page was looked at on a day (UTC) from a region. Nothing is known of who looked. Rows
 * outlive their product: nothing is taken off.
 */
export const viewCount = pgTable(
  'view_count',
  { ...counted(), productId: text('product_id').notNull(), views: integer('views').notNull() },
  (table) => [
    primaryKey({
      name: 'view_count_key',
      columns: [table.sellerId, table.day, table.productId, table.region],
    }),
    index('view_count_day').on(table.day),
  ],
);

/** The sums of {@link viewCount}, and how often the seller's own page was looked at: one row a day and region. */
export const sellerViewCount = pgTable(
  'seller_view_count',
  {
    ...counted(),
    pieceViews: integer('piece_views').notNull(),
    pageViews: integer('page_views').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'seller_view_count_key',
      columns: [table.sellerId, table.day, table.region],
    }),
    index('seller_view_count_day').on(table.day),
  ],
);

/**
 * How many products of leads were won on a day (UTC): written by a trigger, so that numbers over time read these few
 * rows instead of every lead. Rows outlive their lead and their product, whose name stays.
 */
export const wonCount = pgTable(
  'won_count',
  {
    sellerId: text('seller_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: text('product_id').notNull(),
    region: text('region', { enum: ['IN', 'AE'] }).notNull(),
    productName: text('product_name').notNull(),
    won: integer('won').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'won_count_key',
      columns: [table.sellerId, table.day, table.productId, table.region],
    }),
    index('won_count_day').on(table.day),
  ],
);
