import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { forgetLandmarks } from '../positions/landmarks.ts';

/** Tables whose rows are loaded together. */
const TABLES = ['product', 'product_media', 'product_without_picture'];

type Definition = { table: string; name: string; definition: string };

/**
 * Loads products while their tables have no indexes and no foreign keys but the primary keys, and
 * makes these again from all rows at once, several times as fast as row by row. For a marketplace
 * that is not yet open, such as an operator's first fill: nobody else reads products until the
 * transaction ends, and a process that dies in between leaves everything as it was.
 */
export async function withoutIndexes(
  db: Database,
  load: (db: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    const tables = sql.join(
      TABLES.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await inside.execute(sql`lock table ${tables} in access exclusive mode`);
    const indexes = await listIndexes(inside);
    const keys = await listForeignKeys(inside);
    for (const { table, name } of keys) {
      await inside.execute(
        sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
      );
    }
    for (const { name } of indexes) await inside.execute(sql`drop index ${sql.identifier(name)}`);
    await forgetLandmarks(inside);
    await load(inside);
    await inside.execute(sql`delete from product_shift`);
    await inside.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { definition } of indexes) await inside.execute(sql.raw(definition));
    for (const { table, name, definition } of keys) {
      await inside.execute(sql`alter table ${sql.identifier(table)}
        add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    }
    for (const name of TABLES) await inside.execute(sql`analyze ${sql.identifier(name)}`);
  });
}

/** Returns the indexes that no constraint needs. */
const listIndexes = (db: Database) =>
  rowsOf<Definition>(
    db,
    sql`select t.relname as "table", i.relname as name, pg_get_indexdef(x.indexrelid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.oid in (${sql.join(oids(), sql`, `)})
        and not exists (select from pg_constraint where conindid = x.indexrelid)
      order by i.relname`,
  );

const listForeignKeys = (db: Database) =>
  rowsOf<Definition>(
    db,
    sql`select t.relname as "table", conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class t on t.oid = k.conrelid
      where contype = 'f' and t.oid in (${sql.join(oids(), sql`, `)}) order by conname`,
  );

const oids = () => TABLES.map((name) => sql`${name}::regclass`);
