import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Change } from './change-channel.ts';
import type { DatabaseFault } from './postgres/database-away.ts';
import type { ReadReplica } from './postgres/read-replica.ts';

/**
 * A connection to either engine, or a transaction on it: the first parameter of every query. In a
 * transaction's callback the parameter is called `db` too, so that the outer one cannot be used by
 * mistake (on PGlite that would wait for ever, on PostgreSQL it would run outside the transaction).
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Engine = 'embedded' | 'postgresql';

/** What a process does about the changes of others. */
export type ChangeListener = {
  /** Something has been changed; the same change may be told more than once. */
  onChange: (change: Change) => void;
  /** Anything may have been changed. */
  onGap: () => void;
  /**
   * From now on the database does not answer, or writes nothing, as a standby; or it is as ever again, after so
   * many milliseconds.
   */
  onAway?: (why: DatabaseFault) => void;
  onBack?: (awayMs: number) => void;
};

/** The connections of this process that statements run on; `waiting` counts statements without one. */
export type Connections = { open: number; idle: number; waiting: number; most: number };

export type OpenDatabase = {
  engine: Engine;
  /** For work that may take long. */
  db: Database;
  /** For requests: a statement that is not answered in time fails (`postgres/guard-pool.ts`). */
  requestDb: Database;
  /** For requests of visitors that read: they take no more than some of the connections, or their turns at the one. */
  publicDb: Database;
  listen: (listener: ChangeListener) => Promise<void>;
  /** Milliseconds since this process knew of all changes: 0 while it hears of them. */
  behindMs: () => number;
  /** The time that all processes on this database agree on. */
  now: () => Date;
  connections: () => Connections;
  /** Where one is set: for public reads that may be a little old. */
  replica?: ReadReplica;
  close: () => Promise<void>;
};

/** Returns the rows of a hand-written statement; `Row` is the caller's claim about its columns. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Returns the first row of a query, or null where it finds none. */
export async function firstRow<Row>(query: PromiseLike<Row[]>): Promise<Row | null> {
  const [row] = await query;
  return row ?? null;
}

/** The row of a statement that has one, however much it finds. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The statement has one row');
  return row;
}

/** Whether a query finds any row. */
export async function hasRow(query: PromiseLike<unknown[]>): Promise<boolean> {
  return (await query).length > 0;
}
