import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { rowCount } from '../../schema/bookkeeping.ts';
import type { Count } from './page-of.ts';

export type CountedTable =
  | 'enquiry'
  | 'audit_entry'
  | 'newsletter_subscriber'
  | 'contact_message'
  | 'product'
  | 'seller';

/** Returns the exact number of rows of a growing table, from its maintained counters. */
export async function countRows(db: Database, name: CountedTable): Promise<Count> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${rowCount.rows}), 0)::int` })
    .from(rowCount)
    .where(eq(rowCount.name, name));
  return { total: row?.total ?? 0, capped: false };
}
