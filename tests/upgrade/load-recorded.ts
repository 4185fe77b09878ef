import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { runMigrations } from '#database/migrate/migrate-database.ts';
import { readMigrations } from '#database/migrate/migration-files.ts';

/** What an earlier version left: the migrations it had, and its rows as JSON. */
export type Recorded = {
  migratedTo: number;
  tables: { name: string; columns: string[]; rows: string[] }[];
};

/** A statement that an earlier version sends, with values that it sent. */
export type RecordedStatement = { text: string; values: unknown[] };

export function readRecorded<T>(name: 'rows' | 'statements'): T {
  const file = fileURLToPath(new URL(`./recorded/${name}.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as T;
}

/** Makes of an empty database what the recorded version left. `db` is one session. */
export async function loadRecorded(db: Database): Promise<Recorded> {
  const recorded = readRecorded<Recorded>('rows');
  const migrations = readMigrations().filter(({ at }) => at <= recorded.migratedTo);
  await db.transaction((inside) => runMigrations(inside as Database, migrations));
  await db.transaction(async (inside) => {
    // No triggers: the rows are as these have left them.
    await inside.execute(sql`set local session_replication_role = replica`);
    for (const { name, columns, rows } of recorded.tables) {
      const named = columns.map((column) => `"${column}"`).join(', ');
      await inside.execute(sql`delete from ${sql.identifier(name)}`);
      await inside.execute(sql`insert into ${sql.identifier(name)} (${sql.raw(named)})
        overriding system value select ${sql.raw(named)} from json_populate_recordset(
          null::${sql.identifier(name)}, ${`[${rows.join(',')}]`}::json)`);
    }
    // Numbers go on after the last.
    await inside.execute(sql`
      do $$ declare it record; begin
        for it in select attrelid::regclass::text as own, attname as field from pg_attribute
          where attidentity <> '' loop
          execute format('select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %s',
            it.own, it.field, it.field, it.own);
        end loop;
      end $$`);
  });
  return recorded;
}
