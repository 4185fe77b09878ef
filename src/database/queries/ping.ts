import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Whether the database answers within two seconds. */
export async function pingDatabase(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(2000, false, { ref: false })]);
}
