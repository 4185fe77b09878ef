import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns.ts';

const role = () => text('role', { enum: ['seller', 'admin', 'staff'] }).notNull();
const accountId = () => text('account_id').notNull();
const list = () => text('list').notNull();

/** A list of a back office as a person wants to see it again. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    role: role(),
    accountId: accountId(),
    list: list(),
    name: text('name').notNull(),
    /** The list's parameters, as its address has them. */
    query: text('query').notNull(),
    columns: text('columns').array().notNull(),
    /** Offered to everybody of the same role. */
    isShared: boolean('is_shared').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(
      table.role,
      table.accountId,
      table.list,
      sql`lower(${table.name})`,
    ),
    index('saved_view_shared').on(table.role).where(sql`${table.isShared}`),
  ],
);

/** What a person has chosen for a list: its columns, and the view that it is opened with. */
export const listChoice = pgTable(
  'list_choice',
  {
    role: role(),
    accountId: accountId(),
    list: list(),
    /** Null where none were chosen. */
    columns: text('columns').array(),
    defaultViewId: text('default_view_id').references(() => savedView.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.accountId, table.list] }),
    index('list_choice_of_view').on(table.defaultViewId),
  ],
);
