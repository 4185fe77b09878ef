import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { foldAllCounts } from '#database/queries/fold-counts.ts';

/** What the background, autovacuum and, in the embedded database, `vacuumTables` do in time. */
export async function settleTables(db: Database): Promise<void> {
  await foldAllCounts(db);
  await db.execute(sql`vacuum (analyze)`);
}
