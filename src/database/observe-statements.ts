import { channel } from 'node:diagnostics_channel';
import type pg from 'pg';
import type { Connections } from './database.ts';

/** A statement that has ended; times are in milliseconds of `performance.now()`. */
export type EndedStatement = {
  /** Its text, with placeholders in place of values. */
  text: string;
  /** Of a prepared one. */
  name: string | undefined;
  askedAt: number;
  /** When a connection took it: until then it waited for one. */
  sentAt: number;
  endedAt: number;
  failed: boolean;
};

/**
 * Every statement of the process at its end, told in the asynchronous context of whoever asked for it.
 * Without a subscriber nothing is measured.
 */
export const endedStatements = channel('dhow:database.statement');

type Config = { text: string; name?: string };
type Query = (...given: unknown[]) => unknown;

/** When a statement was sent: on the copy of it that is handed to the driver. */
const SENT_AT = Symbol('sent at');

/**
 * Tells of each statement of a pool, and of its transactions, at {@link endedStatements}. Its connections
 * have to tell when they send it (see {@link noteSending}), and are lent as an object of their own each time.
 */
export function observeStatements(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  return Object.assign(pool, {
    query: tellOfEnd(pool.query.bind(pool) as Query),
    async connect() {
      const client = await connect();
      return Object.assign(client, { query: tellOfEnd(client.query.bind(client) as Query) });
    },
  });
}

/** Returns the connections of a pool that opens `most` at most. */
export function connectionsOf(pool: pg.Pool, most: number): Connections {
  const { totalCount, idleCount, waitingCount } = pool;
  return { open: totalCount, idle: idleCount, waiting: waitingCount, most };
}

/** Notes on each statement when this connection takes it. */
export function noteSending(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...given: unknown[]) => {
    const [first] = given;
    if (typeof first === 'object' && first !== null && SENT_AT in first) {
      first[SENT_AT] = performance.now();
    }
    return query(...given);
  }) as typeof client.query;
}

function tellOfEnd(query: Query): never {
  const asked = (...given: unknown[]) => {
    const [first, ...rest] = given;
    if (!endedStatements.hasSubscribers || !isConfig(first)) return query(...given);
    const askedAt = performance.now();
    const statement = { ...configOf(first), [SENT_AT]: askedAt };
    const tell = (failed: boolean) =>
      endedStatements.publish({
        text: statement.text,
        name: statement.name || undefined,
        askedAt,
        sentAt: statement[SENT_AT],
        endedAt: performance.now(),
        failed,
      } satisfies EndedStatement);
    const answer = query(statement, ...rest) as Promise<unknown>;
    return answer.then(
      (result) => {
        tell(false);
        return result;
      },
      (error: unknown) => {
        tell(true);
        throw error;
      },
    );
  };
  return asked as never;
}

/** What is submitted as an object of the driver's own, such as a cursor, is left alone. */
const isConfig = (first: unknown): first is string | Config =>
  typeof first === 'string' ||
  (typeof first === 'object' && first !== null && 'text' in first && !('submit' in first));

const configOf = (first: string | Config): Config =>
  typeof first === 'string' ? { text: first } : first;
