import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
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
  const [row] = await selectRowCount(db, name);
  return { total: row?.total ?? 0, capped: false };
}

/** Selects the exact number of rows of a growing table. */
export function selectRowCount(db: Database, name: CountedTable) {
  return db
    .select({ total: sql<number>`coalesce(sum(${rowCount.rows}), 0)::int` })
    .from(rowCount)
    .where(sql`${rowCount.name} = ${sql.raw(`'${name}'`)}`);
}

/**
 * Returns how many rows match, at most `most`. Counted in the order of `from`, such as from the
 * newest end of an index, it reads no more rows than it counts.
 */
export async function countMatching(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { from, most = COUNT_CAP }: { from?: SQL; most?: number } = {},
): Promise<Count> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .$dynamic();
  return capCount(await db.$count((from ? rows.orderBy(from) : rows).as('counted')), most);
}
