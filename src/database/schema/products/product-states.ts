import { date, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * Whether a product can be had, and why it is hidden beside what hides its seller or taxonomy entries (docs/behaviour/rules.md#availability).
 * Times tell since when; a reservation ends after its day, whatever `availability` still says.
 */
export const productStates = {
  availability: text('availability', { enum: ['AVAILABLE', 'RESERVED', 'SOLD'] })
    .notNull()
    .default('AVAILABLE'),
  reservedUntil: date('reserved_until', { mode: 'string' }),
  soldAt: moment('sold_at'),
  /** Hidden by its seller. */
  hiddenAt: moment('hidden_at'),
  /** Taken down by an admin, for this reason and in these words. */
  takenDownAt: moment('taken_down_at'),
  takenDownReason: text('taken_down_reason'),
  takenDownWords: text('taken_down_words').notNull().default(''),
  /** Since when an admin is to look at it, or at an edit of it that waits; and what its seller says. */
  lookAgainAt: moment('look_again_at'),
  lookAgainWords: text('look_again_words').notNull().default(''),
};
