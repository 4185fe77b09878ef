import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { sortedApart } from '../../planner.ts';
import { isInSample } from '../../schema/samples.ts';
import type { Count, SortBy } from './page-of.ts';
import { countMatching } from './row-counts.ts';

/** How many rows a search counts before it says "1,000+". */
const FOUND_CAP = 1000;

/**
 * Counts what a search finds by `where`, and returns the order in which its rows are read: few are gathered
 * by the indexes of words and then sorted, many are met soon in the order of their index. A list without
 * a search (null) keeps its order, and is counted otherwise. Of the small sample the words alone have an index:
 * `byWords` leaves out what is found by other things.
 */
export async function orderFound(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined | null,
  byWords: SQL | undefined,
  by: SortBy,
): Promise<{ by: SortBy; found: Count | null }> {
  if (where === null) return { by, found: null };
  const sampled = sql`${table} where ${and(byWords, isInSample(table))}`;
  const found = await countMatching(db, table, where, { most: FOUND_CAP, sampled });
  return { found, by: found.capped ? by : { ...by, column: sortedApart(by.column) } };
}
