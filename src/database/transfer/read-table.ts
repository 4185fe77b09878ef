import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import type { TransferTable } from './tables.ts';

const BATCH_BYTES = 2 * 1024 * 1024;
const MOST_ROWS = 2000;
const FEW_ROWS = 4;

/**
 * Begins a transaction's view of the whole database, in which values read the same as text whatever the
 * server's settings are. Nothing ends it for its length.
 */
export async function beginReading(db: Database): Promise<void> {
  const settings = [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
    ['statement_timeout', '0'],
    ['lock_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
  ];
  for (const [name, value] of settings) {
    await db.execute(sql`select set_config(${name}, ${value}, true)`);
  }
}

/**
 * Reads a table in batches of some megabytes, in no order. Each row is one line: a JSON array of its
 * values as text, which any PostgreSQL reads back without loss. In a transaction of
 * {@link beginReading}.
 */
export async function* readTable(
  db: Database,
  { name, columns }: TransferTable,
): AsyncGenerator<string[]> {
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  await db.execute(sql`declare rows_of_table no scroll cursor for
    select array_to_json(array[${sql.join(values, sql`, `)}]::text[])::text as line
      from ${sql.identifier(name)}`);
  const isLarge = columns.some(({ type }) => type === 'bytea');
  let count = FEW_ROWS;
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      db,
      sql.raw(`fetch forward ${count} from rows_of_table`),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < count) break;
    const widest = Math.max(...rows.map(({ line }) => line.length));
    const fitting = Math.floor(BATCH_BYTES / widest);
    count = Math.max(1, Math.min(fitting, count * 4, isLarge ? FEW_ROWS : MOST_ROWS));
  }
  await db.execute(sql`close rows_of_table`);
}

/** Reads a whole table for its digest. In a transaction of {@link beginReading}. */
export async function digestTable(db: Database, table: TransferTable): Promise<RowDigest> {
  const digest = createRowDigest();
  for await (const lines of readTable(db, table)) for (const line of lines) digest.add(line);
  return digest.result();
}

/** Returns about how many rows all tables have, as the planner estimates. */
export async function estimateRows(db: Database): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as rows from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return row?.rows ?? 0;
}
