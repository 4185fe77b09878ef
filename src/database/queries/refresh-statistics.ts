import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Updates the planner's statistics, which the embedded engine never does by itself. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}
