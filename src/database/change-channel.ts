import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export const CHANGE_CHANNEL = 'dhow_change';
const LONGEST_PAYLOAD = 7000;

/** What one transaction has changed. The `id` tells whoever hears of it twice that it is the same. */
export type Change = { id: string; tags: readonly string[] };

const process = randomUUID();
let changes = 0;

/** Returns an id that no other change has, in whatever process. */
export function newChangeId(): string {
  changes += 1;
  return `${process}/${changes}`;
}

/**
 * Announces a change to every replica when the transaction commits. A very long list of tags is
 * split, since PostgreSQL limits one announcement to 8,000 bytes.
 */
export async function announceChange(db: Database, { id, tags }: Change): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  const send = () => {
    const part: Change = { id, tags: batch };
    return db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(part)})`);
  };
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
