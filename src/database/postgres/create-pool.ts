import pg from 'pg';
import type { Pooler } from './find-pooler.ts';
import { nameStatements } from './statement-names.ts';

/** Of the pool of one process. Times are in milliseconds; 0 is no limit. */
export type PoolOptions = {
  poolSize: number;
  /** To wait for a connection. */
  connectMs: number;
  /** For a request's statement (`guard-pool.ts`), or for a transaction that does nothing. */
  statementMs: number;
  /** For a connection that nobody uses before it is closed. */
  idleMs: number;
  /** Takes lines for the log. */
  tell: (line: string) => void;
};

export const usualPool: PoolOptions = {
  poolSize: 10,
  connectMs: 10_000,
  statementMs: 60_000,
  idleMs: 10_000,
  tell: () => {},
};

/** How long a connection is silent before the other side is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;

/** Returns the pool for `url`, which leads through `pooler`, and tells what follows from that. */
export function createPool(url: string, pooler: Pooler, options: PoolOptions): pg.Pool {
  const { tell, statementMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectMs,
    idleTimeoutMillis: options.idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // A pooler refuses these, or leaves them to whoever has the connection next. To compile a statement, or to
    // begin workers for it, takes longer than any of ours. A page anywhere costs about what the next one does:
    // it is in memory, or on a disk without heads.
    ...(pooler.mode === 'none' && {
      idle_in_transaction_session_timeout: statementMs,
      options: '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
    }),
    // What the client before has prepared may still be there.
    ...(pooler.mode === 'session' && {
      onConnect: async (client: pg.ClientBase) => {
        await client.query('deallocate all');
      },
    }),
  });
  pool.on('error', () => {}); // an idle connection broke; the pool opens another when asked
  nameStatements(pool, {
    keepsNames: pooler.keepsNames,
    onCollision: () =>
      tell('the names of prepared statements collide behind a pooler; statements have none now'),
  });
  if (pooler.mode !== 'none') {
    const prepared = pooler.keepsNames ? 'prepared' : 'not prepared, since it keeps none';
    tell(`the database is behind a pooler in ${pooler.mode} mode; statements are ${prepared}`);
  }
  return pool;
}
