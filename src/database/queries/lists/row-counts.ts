import { eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { inlineLimit } from '../../planner.ts';
import { rowCount } from '../../schema/operation/bookkeeping.ts';
import { type Count, capCount } from './page-of.ts';
import { COUNT_CAP } from './paging.ts';

export type CountedTable =
  | 'enquiry'
  | 'lead'
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

/** Returns how many rows match, counted up to 10,000. */
export async function countMatching(
  db: Database,
  table: PgTable | Subquery,
  where: SQL | undefined,
): Promise<Count> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table as PgTable)
    .where(where)
    .limit(inlineLimit(COUNT_CAP + 1))
    .as('counted');
  return capCount(await db.$count(rows));
}
