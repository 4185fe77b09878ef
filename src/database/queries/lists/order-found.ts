import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { sortedApart } from '../../planner.ts';
import type { Count, SortBy } from './page-of.ts';
import { countMatching } from './row-counts.ts';

/** How many rows a search counts before it says "1,000+". */
const FOUND_CAP = 1000;

/**
 * Counts what a search finds by `where`, and returns the order in which its rows are read: few are gathered
 * by the indexes of words and then sorted, many are met soon in the order of their index. A list without
 * a search (null) keeps its order, and is counted otherwise.
 */
export async function orderFound(
  db: Database,
  table: PgTable,
  where: SQL | undefined | null,
  by: SortBy,
): Promise<{ by: SortBy; found: Count | null }> {
  if (where === null) return { by, found: null };
  const found = await countMatching(db, table, where, { most: FOUND_CAP });
  return { found, by: found.capped ? by : { ...by, column: sortedApart(by.column) } };
}
