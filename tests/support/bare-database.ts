import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openPglite } from '#database/connect-embedded.ts';
import { type Database, rowsOf } from '#database/database.ts';
import {
  type Migrated,
  type MigrateOptions,
  migrateDatabase,
  migratePostgres,
} from '#database/migrate/migrate-database.ts';
import { emptyDatabaseUrl } from './database-url.ts';

/** A database on the engine of the run; `url` is null where that is the embedded one. */
export type BareDatabase = { url: string | null; db: Database; close: () => Promise<void> };

/** A database without anything in it, or with this version's tables; `single` is one session. */
export async function bareDatabase({
  isMigrated = false,
  single = false,
} = {}): Promise<BareDatabase> {
  const url = await emptyDatabaseUrl();
  if (url === null) return { url, ...(await openPglite({ dataDir: null, asCopy: isMigrated })) };
  if (isMigrated) await migratePostgres(url);
  const pool = new pg.Pool({ connectionString: url, max: single ? 1 : 4 });
  return { url, db: drizzle(pool) as unknown as Database, close: () => pool.end() };
}

/** Migrates as a start does: PostgreSQL over a connection of its own. */
export const migrate = (
  { url, db }: Pick<BareDatabase, 'url' | 'db'>,
  options: MigrateOptions = {},
): Promise<Migrated> =>
  url === null ? migrateDatabase(db, options) : migratePostgres(url, options);

/** Everything that a database does by itself or looks things up by, as it would be written again. */
export const definitionsOf = (db: Database) =>
  rowsOf<{ kind: string; name: string; definition: string }>(
    db,
    sql`
    select 'function' as kind, p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
      from pg_proc p where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'trigger', t.tgrelid::regclass || '.' || tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t where not tgisinternal
    union all
    select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'column', table_name || '.' || column_name,
           data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      from information_schema.columns where table_schema = 'public'
    union all
    select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2`,
  );
