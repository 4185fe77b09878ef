import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
