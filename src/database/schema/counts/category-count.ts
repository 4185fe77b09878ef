import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
