import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, rowsOf } from '../database.ts';
import type { PoolOptions } from './create-pool.ts';
import { guardPool } from './guard-pool.ts';
import { nameStatements } from './statement-names.ts';

/** A copy of the database that follows it, some milliseconds or minutes behind. */
export type ReadReplica = {
  db: Database;
  /**
   * Returns a position in the database's log: everything committed so far is before it. Throws a
   * `DatabaseAway` where the database itself does not answer.
   */
  position: () => Promise<string>;
  /** Whether the replica shows everything before a position. Throws where it is away or no replica. */
  hasReplayed: (position: string) => Promise<boolean>;
  close: () => Promise<void>;
};

/** The database itself is asked after this long. */
const LONGEST_STATEMENT_MS = 5000;
const LONGEST_END_MS = 3000;

/** Opens the replica of `primary` at `url`, which may be away. */
export function openReadReplica(
  url: string,
  primary: Database,
  { poolSize, connectMs, idleMs }: PoolOptions,
): ReadReplica {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(connectMs, LONGEST_STATEMENT_MS),
    idleTimeoutMillis: idleMs,
    keepAlive: true,
  });
  pool.on('error', () => {}); // an idle connection broke; the pool opens another when asked
  nameStatements(pool, { keepsNames: true, onCollision: () => {} });
  const guarded = guardPool(pool, { isAway: () => false, canCancel: false });
  const db = drizzle(guarded.limitedTo(LONGEST_STATEMENT_MS)) as unknown as Database;
  return {
    db,
    async position() {
      const [row] = await rowsOf<{ at: string }>(
        primary,
        sql`select pg_current_wal_insert_lsn()::text as at`,
      );
      return row?.at ?? '';
    },
    async hasReplayed(position) {
      const [row] = await rowsOf<{ follows: boolean; isThere: boolean | null }>(
        db,
        sql`select pg_is_in_recovery() as follows,
          pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"`,
      );
      if (!row?.follows) throw new Error('The server of DATABASE_READ_URL is no replica.');
      return row.isThere ?? false;
    },
    close: () => guarded.end(LONGEST_END_MS),
  };
}

/** Returns for how long the server at `url` has replayed nothing of what it follows; null if it follows none. */
export async function secondsBehind(url: string, connectMs: number): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select case when pg_is_in_recovery() then case
        when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::int end
      end as behind`,
    );
    return rows[0].behind;
  } finally {
    await client.end().catch(() => {});
  }
}
