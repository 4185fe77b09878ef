import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';

/** A backup that was begun. One without an end whose lease is over was cut off. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: id(),
    /** Whether the server began it by itself, as its settings say. */
    scheduled: boolean('scheduled').notNull(),
    /** Where it goes: a file or an address of object storage, without secrets. */
    archive: text('archive').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Media are not removed until then; extended while it runs. */
    leasedUntil: moment('leased_until').notNull(),
    endedAt: moment('ended_at'),
    /** Of the archive; null until it is whole. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Files that the store lacked; null until the archive is whole. */
    missing: integer('missing'),
    /** Why it failed, in words; null where it did not. */
    error: text('error'),
  },
  (table) => [index('backup_run_newest').on(table.startedAt)],
);
