import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#contracts/policy.ts';
import type { BulkAsked, RefusedPiece } from '#contracts/products/bulk-change.ts';
import { admin, seller } from '../accounts/account.ts';
import { createdAt, id, moment } from '../columns.ts';

/**
 * A change of many products, or its undoing, and how far the background has come with it. What each product was before is
 * in `product_undo` under its id. Ended ones are kept for a day.
 */
export const bulkChange = pgTable(
  'bulk_change',
  {
    id: id(),
    /** The shop whose products it changes; null where it is of admins. */
    sellerId: text('seller_id').references(() => seller.id, { onDelete: 'cascade' }),
    /** The admin as whom it works, or who works for the shop in a support session. */
    adminId: text('admin_id').references(() => admin.id, { onDelete: 'cascade' }),
    /** The member of the shop's staff as whom it works. */
    staff: jsonb('staff').$type<{ id: string; name: string; role: StaffRole }>(),
    byName: text('by_name').notNull(),
    asked: jsonb('asked').notNull().$type<BulkAsked>(),
    state: text('state', { enum: ['running', 'stopped', 'over', 'undoing', 'undone'] })
      .notNull()
      .default('running'),
    /** The last product that was met: they are taken by their ids. */
    last: text('last').notNull().default(''),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    undone: integer('undone').notNull().default(0),
    /** How many could not be undone. */
    kept: integer('kept').notNull().default(0),
    /** The first products that were refused, of the change or of its undoing. */
    refusals: jsonb('refusals').notNull().$type<RefusedPiece[]>().default([]),
    /** Why it was stopped, where nobody has. */
    problem: text('problem').notNull().default(''),
    leasedUntil: moment('leased_until'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('bulk_change_working')
      .on(table.leasedUntil)
      .where(sql`${table.state} in ('running', 'undoing')`),
    index('bulk_change_of_seller').on(table.sellerId, table.createdAt),
    index('bulk_change_of_admin').on(table.adminId),
  ],
);
