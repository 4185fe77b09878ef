import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import type { Count } from '../lists/page-of.ts';
import { COUNT_CAP, SEARCH_CAP } from '../lists/paging.ts';
import { type MatchKind, takeSome } from './take-by-priority.ts';

/** Returns how many products a search may count (`kinds`), or a filter alone (`null`). */
export const capOf = (kinds: readonly MatchKind[] | null): number =>
  kinds === null ? COUNT_CAP : SEARCH_CAP;

/** Selects the number of products that match `where` and one of the kinds, up to one past their cap. */
export function selectCountUpToCap(
  db: Database,
  where: SQL | undefined,
  kinds: readonly MatchKind[] | null,
) {
  const some = takeSome(sql`1 as one`, where, kinds, capOf(kinds) + 1);
  return db.select({ total: sql<number>`count(*)::int` }).from(sql`${some} as counted`);
}

/** Returns the count of a list from the rows of {@link selectCountUpToCap}. */
export function cappedCount(rows: { total: number }[], cap: number): Count {
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, cap), capped: total > cap };
}
