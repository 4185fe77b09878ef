import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

/** An index or a foreign key of a table, as the database defines it. */
export type Definition = {
  kind: 'index' | 'foreign-key';
  table: string;
  name: string;
  definition: string;
};

/** Returns the foreign keys of these tables, and the indexes that no constraint needs. */
export function listDefinitions(db: Database, tables: readonly string[]): Promise<Definition[]> {
  const oids = sql.join(
    tables.map((name) => sql`${name}::regclass`),
    sql`, `,
  );
  return rowsOf<Definition>(
    db,
    sql`select 'index' as kind, t.relname as "table", i.relname as name,
          pg_get_indexdef(x.indexrelid) as definition
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.oid in (${oids})
          and not exists (select from pg_constraint where conindid = x.indexrelid)
      union all
      select 'foreign-key', t.relname, conname, pg_get_constraintdef(k.oid)
        from pg_constraint k join pg_class t on t.oid = k.conrelid
        where contype = 'f' and t.oid in (${oids})
      order by kind desc, name`,
  );
}

/** Drops indexes and foreign keys, to be made again by {@link addDefinitions}. */
export async function dropDefinitions(
  db: Database,
  definitions: readonly Definition[],
): Promise<void> {
  const keys = definitions.filter(({ kind }) => kind === 'foreign-key');
  const indexes = definitions.filter(({ kind }) => kind === 'index');
  for (const { table, name } of keys) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  }
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
}

/** Makes indexes from all rows at once, and then foreign keys. */
export async function addDefinitions(
  db: Database,
  definitions: readonly Definition[],
): Promise<void> {
  await db.execute(sql`set local maintenance_work_mem = '256MB'`);
  const of = (kind: Definition['kind']) => definitions.filter((one) => one.kind === kind);
  for (const { definition } of of('index')) await db.execute(sql.raw(definition));
  for (const key of of('foreign-key')) await db.execute(addKey(key));
}

const addKey = ({ table, name, definition }: Definition): SQL => sql`
  alter table ${sql.identifier(table)}
    add constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
