import { bigint, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { product } from './product.ts';

/** What a product cost until then; written by a trigger (`functions/keep-price.sql`). */
export const priceChange = pgTable(
  'price_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    priceINR: numeric('price_inr', { precision: 12, scale: 2 }).notNull(),
    priceAED: numeric('price_aed', { precision: 12, scale: 2 }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('price_change_of_product').on(table.productId, table.changedAt),
    index('price_change_oldest').on(table.changedAt),
  ],
);
