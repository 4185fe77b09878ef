import pg from 'pg';
import type { ConnectionShare } from './postgres/connection-share.ts';

type Statement = Parameters<(statement: string | pg.QueryConfig, values?: unknown[]) => void>;

/**
 * Shares one connection among all who ask: statements follow one another without waiting for the
 * answers of those before, and a transaction has the connection to itself. Whoever comes first is
 * served first. It is a pool to Drizzle, which asks pools alone for the connection of a transaction.
 */
export function shareConnection(client: pg.Client): pg.Pool {
  const waiting: (() => void)[] = [];
  let isHeld = false;

  function inTurn<T>(begin: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      const beginNow = () => resolve(begin());
      if (isHeld) waiting.push(beginNow);
      else beginNow();
    });
  }

  function release(): void {
    isHeld = false;
    while (!isHeld) {
      const beginNext = waiting.shift();
      if (beginNext === undefined) return;
      beginNext();
    }
  }

  const query = (...statement: Statement) => client.query(...statement);
  const pool = Object.defineProperties(new pg.Pool(), {
    totalCount: { value: 1 },
    idleCount: { get: () => (isHeld ? 0 : 1) },
    waitingCount: { get: () => waiting.length },
  });
  return Object.assign(pool, {
    query: (...statement: Statement) => inTurn(() => query(...statement)),
    connect: () =>
      inTurn(() => {
        isHeld = true;
        return { query, release };
      }),
  }) as unknown as pg.Pool;
}

/**
 * Returns the same connection for those who read as visitors: it takes one of their statements at a time, so that
 * what anybody else asks comes right after the one that runs, however many wait.
 */
export function inTurns(shared: pg.Pool, share: ConnectionShare): pg.Pool {
  const query = shared.query.bind(shared) as (...statement: Statement) => Promise<unknown>;
  const connect = shared.connect.bind(shared) as () => Promise<Pick<pg.PoolClient, 'query'>>;
  return Object.assign(new pg.Pool(), {
    async query(...statement: Statement) {
      const giveBack = await share.take();
      return query(...statement).finally(giveBack);
    },
    async connect() {
      const giveBack = await share.take();
      const held = (await connect()) as pg.PoolClient;
      const release = () => {
        held.release();
        giveBack();
      };
      return { query: held.query, release };
    },
  }) as unknown as pg.Pool;
}
