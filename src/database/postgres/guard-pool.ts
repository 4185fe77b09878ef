import type { Socket } from 'node:net';
import pg from 'pg';
import type { ConnectionShare } from './connection-share.ts';
import { asDatabaseAway, DatabaseAway } from './database-away.ts';

type Query = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

export type GuardedPool = {
  /**
   * The pool for one kind of statement: one that is not answered within `longestMs` (0: any time) fails,
   * and its connection is replaced. With `share` they take no more than some of the connections.
   */
  limitedTo: (longestMs: number, share?: ConnectionShare) => pg.Pool;
  /** Ends every connection at once, and with it what waits for an answer. */
  cut: () => void;
  /** Waits for the connections to end in order, and ends them at once after `mostMs`. */
  end: (mostMs: number) => Promise<void>;
};

/**
 * Guards a pool against connections that break or fall silent: none stays lent that is gone, none takes
 * the process with it, and while `isAway` returns true whoever asks is told so at once. Whatever fails
 * by the connection fails with {@link DatabaseAway}. `canCancel`
 * is false behind a pooler, which tells no connection its own number.
 */
export function guardPool(
  pool: pg.Pool,
  {
    isAway,
    awayBy = () => undefined,
    canCancel,
  }: { isAway: () => boolean; awayBy?: () => unknown; canCancel: boolean },
): GuardedPool {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // One that breaks while it is lent would otherwise end the process.
    client.on('error', () => {});
  });
  pool.on('remove', (client) => clients.delete(client));

  async function lend(longestMs: number, share?: ConnectionShare) {
    if (isAway()) throw new DatabaseAway(awayBy());
    const giveBack = await share?.take();
    const client = await pool.connect().catch((error) => {
      giveBack?.();
      throw new DatabaseAway(error);
    });
    const release = releaseOnce(client, giveBack);
    const ask = client.query.bind(client) as Query;
    const query: Query = (...statement) =>
      guarded(isAway, () => within(longestMs, ask(...statement), () => abandon(client)));
    return { query, release };
  }

  async function queryOnce(
    longestMs: number,
    share: ConnectionShare | undefined,
    ...statement: Parameters<Query>
  ) {
    const { query, release } = await lend(longestMs, share);
    try {
      return await query(...statement);
    } finally {
      release();
    }
  }

  /** PostgreSQL would go on with the statement until it has something to send. */
  const abandon = (client: pg.PoolClient) => {
    breakOff(client);
    if (!canCancel) return;
    const { processID } = client as unknown as { processID: number };
    pool.query('select pg_cancel_backend($1)', [processID]).catch(() => {});
  };

  const cut = () => {
    for (const client of clients) breakOff(client);
  };

  return {
    limitedTo: (longestMs, share) =>
      Object.assign(new pg.Pool(), {
        query: (...statement: Parameters<Query>) => queryOnce(longestMs, share, ...statement),
        connect: () => lend(longestMs, share),
      }) as unknown as pg.Pool,
    cut,
    async end(mostMs) {
      const patience = setTimeout(cut, mostMs);
      await pool.end();
      clearTimeout(patience);
    },
  };
}

async function guarded<T>(isAway: () => boolean, ask: () => Promise<T>): Promise<T> {
  if (isAway()) throw new DatabaseAway();
  try {
    return await ask();
  } catch (error) {
    throw asDatabaseAway(error);
  }
}

/**
 * Returns what gives a connection back, once, and does so by itself where it breaks while it is lent:
 * Drizzle keeps one for ever whose `begin` fails.
 */
function releaseOnce(client: pg.PoolClient, released: () => void = () => {}): () => void {
  let isLent = true;
  const release = (error?: Error) => {
    if (!isLent) return;
    isLent = false;
    client.off('error', release);
    client.release(error);
    released();
  };
  client.once('error', release);
  return () => release();
}

async function within<T>(longestMs: number, answer: Promise<T>, giveUp: () => void): Promise<T> {
  if (longestMs === 0) return answer;
  const timer = setTimeout(giveUp, longestMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection that may not answer any more, and what waits for it: by its stream alone. */
export function breakOff(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(new DatabaseAway());
}
