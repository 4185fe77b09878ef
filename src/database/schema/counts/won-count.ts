import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
