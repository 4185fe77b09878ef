import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * Work that recurs and is done by one process of all, however many machines there are: whoever leases
 * a job that is due does it. A lease is renewed while the work goes on, and ends by itself where the
 * process dies.
 */
export const job = pgTable('job', {
  name: text('name').primaryKey(),
  /** Who has it, or had it last: drawn by each process at its start. */
  holder: text('holder').notNull().default(''),
  leasedUntil: moment('leased_until'),
  dueAt: moment('due_at').notNull().defaultNow(),
  /** Where work goes on that is done in steps. */
  position: text('position').notNull().default(''),
  /** When a run last succeeded. */
  doneAt: moment('done_at'),
  /** When the last run failed, and why; empty since one succeeded. */
  failedAt: moment('failed_at'),
  error: text('error').notNull().default(''),
});
