import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { redirectReasons } from '#contracts/redirect.ts';
import { createdAt, moment } from './columns.ts';

/**
 * Where a page of the storefront is found now, with all below it. Paths are English ones without a query; an id stands
 * in them without the name before it (`domain/redirected-path.ts`). No target is itself redirected.
 */
export const redirect = pgTable(
  'redirect',
  {
    fromPath: text('from_path').primaryKey(),
    toPath: text('to_path').notNull(),
    reason: text('reason', { enum: redirectReasons }).notNull(),
    /** Who made it. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('redirect_elsewhere', sql`${table.fromPath} <> ${table.toPath}`),
    index('redirect_to').on(table.toPath.op('text_pattern_ops')),
  ],
);

/** An address of the storefront that people met without finding a page, written as redirects are. */
export const missingPage = pgTable('missing_page', {
  path: text('path').primaryKey(),
  times: integer('times').notNull(),
  lastMetAt: moment('last_met_at').notNull(),
});
