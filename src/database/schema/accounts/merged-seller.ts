import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';
import { ofSeller } from './account.ts';

/**
 * A seller's account that became part of another: its id, so that the audit can name it, and how it was logged in to, so
 * that whoever tries it with the right password is told. Deleted with the seller that it is part of.
 */
export const mergedSeller = pgTable(
  'merged_seller',
  {
    id: id(),
    /** The account that it is part of. */
    sellerId: ofSeller(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    index('merged_seller_into').on(table.sellerId),
    index('merged_seller_email').on(sql`lower(${table.email})`),
    index('merged_seller_phone').on(table.phone),
  ],
);
