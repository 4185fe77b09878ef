import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** lock_not_available, deadlock_detected */
const HELD_UP = new Set(['55P03', '40P01']);
const TOOK_TOO_LONG = '57014';

/**
 * Does `work`, a transaction that gives up soon where it has to wait for a lock, again and again with
 * longer and longer pauses until `latest`: whoever waits for a table stands before all who come after.
 * Throws a sentence that names who is in the way.
 */
export async function retryLocks<T>(
  db: Database,
  { latest, tell }: { latest: number; tell: (line: string) => void },
  work: () => Promise<T>,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const code = sqlState(error);
      if (code === TOOK_TOO_LONG) {
        throw new Error(
          'A statement of the migrations took longer than MIGRATE_MINUTES allows. Nothing was changed; set it higher and start again.',
          { cause: (error as Error).message },
        );
      }
      if (!HELD_UP.has(code)) throw error;
      const who = await oldestTransaction(db);
      if (Date.now() + pause > latest) {
        throw new Error(
          `The tables to be changed were in use all the time${who}. Nothing was changed; end what uses them and start again.`,
        );
      }
      tell(`a table is in use${who}; the migration steps aside for ${pause / 1000} s`);
      await wait(pause);
    }
  }
}

/** Returns the SQLSTATE of what PostgreSQL refused, or '': drivers wrap it. */
function sqlState(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return String((inner as { code?: unknown }).code ?? '');
}

async function oldestTransaction(db: Database): Promise<string> {
  const [row] = await rowsOf<{ pid: number; seconds: number }>(
    db,
    sql`select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 1`,
  );
  return row === undefined
    ? ''
    : ` (process ${row.pid} of the database has been in a transaction for ${row.seconds} s)`;
}
