import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { type DatabaseFault, isReadOnly } from '../postgres/database-away.ts';

/** Returns what is wrong with the database: it does not answer within two seconds, or it only reads; else null. */
export async function faultOfDatabase(db: Database): Promise<DatabaseFault | null> {
  const answer = rowsOf<{ onlyReads: boolean }>(
    db,
    sql`select current_setting('transaction_read_only') = 'on' as "onlyReads"`,
  ).then(
    ([row]) => (row?.onlyReads ? 'only-reads' : null),
    (error) => (isReadOnly(error) ? 'only-reads' : 'silent'),
  );
  return Promise.race([answer, wait(2000, 'silent' as const, { ref: false })]);
}
