import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** What autovacuum and, in the embedded database, `vacuumTables` do in time. */
export async function settleTables(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
