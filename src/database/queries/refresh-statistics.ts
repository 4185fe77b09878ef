import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Tells the planner what the tables hold by now; the embedded engine never does so by itself. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}
