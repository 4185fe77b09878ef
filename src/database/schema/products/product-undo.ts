import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { product } from './product.ts';

/**
 * What a product was before the last change of it that can be undone: one row a product at most, removed when it is
 * used and after an hour.
 */
export const productUndo = pgTable(
  'product_undo',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The change, of which others may be undone with it. */
    change: text('change').notNull(),
    actorId: text('actor_id').notNull(),
    /** The product's version after the change: with any other it is not undone. */
    version: integer('version').notNull(),
    /** The columns that were changed, as they were. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    /** The mail that told of the change; not sent yet, it is taken back as well. */
    mailId: text('mail_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('product_undo_change').on(table.change, table.productId),
    index('product_undo_oldest').on(table.createdAt),
  ],
);
