import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

type TransferColumn = { name: string; type: string };

/** A table as it is written to another database: what the database generates is left out. */
export type TransferTable = { name: string; columns: readonly TransferColumn[] };

/** Where the numbering of a table's rows has got to. */
export type Sequence = { name: string; last: string; isCalled: boolean };

/** Returns all tables of the schema and their stored columns, by name. */
export function listTables(db: Database): Promise<TransferTable[]> {
  return rowsOf<TransferTable>(
    db,
    sql`select c.relname as name,
          json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
            order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.relname order by c.relname collate "C"`,
  );
}

/** Returns the sequences of the schema, by name. */
export async function listSequences(db: Database): Promise<Sequence[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await rowsOf<{ last: string; isCalled: boolean }>(
      db,
      sql`select last_value::text as last, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Lets the numbering go on where it had got to. */
export async function setSequences(db: Database, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await db.execute(
      sql`select setval(${`public.${name}`}::regclass, ${last}::bigint, ${isCalled})`,
    );
  }
}

/** How many rows there are, and a digest of them that does not depend on their order. */
export type RowDigest = { rows: number; digest: string };

const ALL_BITS = (1n << 256n) - 1n;

/** Adds up the SHA-256 of each row, so that two tables can be compared without sorting them. */
export function createRowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) & ALL_BITS;
    },
    result: (): RowDigest => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

/** Whether two tables have the same rows. */
export const isSameDigest = (one: RowDigest | undefined, other: RowDigest | undefined) =>
  one !== undefined && one.rows === other?.rows && one.digest === other.digest;

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
