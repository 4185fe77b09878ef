import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

export type TransferColumn = { name: string; type: string };

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
