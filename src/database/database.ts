import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A connection to either engine, or a transaction on it: the first parameter of every query. In a
 * transaction's callback the parameter is called `db` too, so that the outer one cannot be used by
 * mistake (on PGlite that would wait for ever, on PostgreSQL it would run outside the transaction).
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Engine = 'embedded' | 'postgresql';

export type OpenDatabase = {
  engine: Engine;
  db: Database;
  /** Calls `onChange` with each announcement; `onLost` when announcements may have been missed. */
  listen: (onChange: (payload: string) => void, onLost: () => void) => Promise<void>;
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

/** Whether a query finds any row. */
export async function hasRow(query: PromiseLike<unknown[]>): Promise<boolean> {
  return (await query).length > 0;
}
