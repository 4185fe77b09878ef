import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * An entry of the taxonomy, or spellings of a brand, that become part of another or move, and how far their products have
 * followed in the background. Ended ones are kept for a time, so that admins see what came of them.
 */
export const catalogueMerge = pgTable(
  'catalogue_merge',
  {
    id: id(),
    kind: text('kind', { enum: ['category', 'sub-category', 'product-type', 'brand'] }).notNull(),
    /** `move`: a sub-category that keeps its id. A type that moves is merged into a copy of itself. */
    how: text('how', { enum: ['merge', 'move'] }).notNull(),
    /** The id of the entry, or the spellings. */
    from: jsonb('from').notNull().$type<string[]>(),
    fromName: text('from_name').notNull(),
    into: text('into').notNull(),
    intoName: text('into_name').notNull(),
    /** What the admin asked for: a type is moved by merging it, and a brand renamed by merging it into a new one. */
    asked: text('asked', { enum: ['merge', 'move', 'rename'] }).notNull(),
    keepAttributes: boolean('keep_attributes').notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
    /** When it was worked at last: one that waits lets the others go first. */
    workedAt: moment('worked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    index('catalogue_merge_running').on(table.workedAt).where(sql`${table.endedAt} is null`),
  ],
);

/**
 * Ids in addresses that stand for others now: of an entry that was merged, or `CATEGORY/SUB-CATEGORY` where that has
 * moved. No target is itself in it.
 */
export const movedEntry = pgTable(
  'moved_entry',
  { fromPath: text('from_path').primaryKey(), toPath: text('to_path').notNull() },
  (table) => [index('moved_entry_to').on(table.toPath)],
);

/** Spellings of brands that products do not get any more, and what they get (functions/keep-brand.sql). */
export const mergedBrand = pgTable('merged_brand', {
  spelling: text('spelling').primaryKey(),
  brand: text('brand').notNull(),
});
