import { sql } from 'drizzle-orm';
import { date, index, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * Whether a product can be had, and why it is hidden beside what hides its place (docs/behaviour/rules.md#availability).
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
  /** Since when its seller has been asking for another look, and what for. */
  lookAgainAt: moment('look_again_at'),
  lookAgainWords: text('look_again_words').notNull().default(''),
};

/** Few products are in one of these states, and back offices and the background look for them. */
export function stateIndexes(
  table: Record<
    | 'id'
    | 'createdAt'
    | 'availability'
    | 'reservedUntil'
    | 'hiddenAt'
    | 'takenDownAt'
    | 'lookAgainAt',
    Parameters<ReturnType<typeof index>['on']>[0]
  >,
) {
  const newest = [table.createdAt, table.id] as const;
  const { availability, hiddenAt, takenDownAt, lookAgainAt } = table;
  return [
    index('product_sold')
      .on(...newest)
      .concurrently()
      .where(sql`${availability} = 'SOLD'`),
    index('product_reserved')
      .on(table.reservedUntil, table.id)
      .concurrently()
      .where(sql`${availability} = 'RESERVED'`),
    index('product_hidden_by_seller')
      .on(...newest)
      .concurrently()
      .where(sql`${hiddenAt} is not null`),
    index('product_taken_down')
      .on(...newest)
      .concurrently()
      .where(sql`${takenDownAt} is not null`),
    index('product_look_again')
      .on(lookAgainAt, table.id)
      .concurrently()
      .where(sql`${lookAgainAt} is not null`),
  ];
}
