import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { COUNT_CAP, SEARCH_CAP } from '../lists/paging.ts';
import { type MatchKind, takeSome } from './take-by-priority.ts';

/** Returns how many products a search may count (`kinds`), or a filter alone (`null`). */
export const capOf = (kinds: readonly MatchKind[] | null): number =>
  kinds === null ? COUNT_CAP : SEARCH_CAP;

/** Counts products that match `where` and are of one of the kinds, up to their cap. */
export async function countUpToCap(
  db: Database,
  where: SQL | undefined,
  kinds: readonly MatchKind[] | null,
): Promise<{ total: number; capped: boolean }> {
  const cap = capOf(kinds);
  const some = takeSome(sql`1 as one`, where, kinds, cap + 1);
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`${some} as counted`);
  const total = row?.total ?? 0;
  return { total: Math.min(total, cap), capped: total > cap };
}
