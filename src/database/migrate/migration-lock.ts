import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

const MIGRATION_LOCK = 719_340_021;
const ASK_EVERY_MS = 250;

/**
 * Does `work` while no other process migrates. `db` is one session, which has the lock until then, or
 * until it breaks. It is asked for again and again: a session that waited for it within a statement
 * would hold up the making of indexes. Throws a sentence where it is not free by `latest`.
 */
export async function withMigrationLock<T>(
  db: Database,
  { latest, tell }: { latest: number; tell: (line: string) => void },
  work: () => Promise<T>,
): Promise<T> {
  for (let told = false; !(await tryLock(db)); told = true) {
    if (!told) tell('another process migrates the database; waiting for its end');
    if (Date.now() > latest) {
      throw new Error(
        'Another process still migrates the database. Wait for its end and start again, or set MIGRATE_MINUTES higher.',
      );
    }
    await wait(ASK_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {});
  }
}

const held = sql`select from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())
  and objid = ${MIGRATION_LOCK} and classid = 0 and objsubid = 1`;

/** A session would get a lock twice: the embedded database has only one, whoever asks. */
async function tryLock(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ locked: boolean }>(
    db,
    sql`select case when exists (${held} and pid = pg_backend_pid()) then false
      else pg_try_advisory_lock(${MIGRATION_LOCK}) end as locked`,
  );
  return row?.locked ?? false;
}

/** Whether any process migrates the database. */
export async function isMigrating(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ locked: boolean }>(db, sql`select exists (${held}) as locked`);
  return row?.locked ?? false;
}
