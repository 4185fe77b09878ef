import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export const CHANGE_CHANNEL = 'dhow_change';
const LONGEST_PAYLOAD = 7000;

/**
 * Announces to every replica, when the transaction commits, which tags are out of date. A very long
 * list is split, since PostgreSQL limits one announcement to 8,000 bytes.
 */
export async function announceChange(db: Database, tags: readonly string[]): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  const send = () => db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(batch)})`);
  for (const tag of tags) {
    if (size + tag.length + 3 > LONGEST_PAYLOAD) {
      await send();
      batch = [];
      size = 0;
    }
    batch.push(tag);
    size += tag.length + 3;
  }
  if (batch.length > 0) await send();
}
