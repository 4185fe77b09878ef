import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { openPglite } from './connect-embedded.ts';
import { type Database, rowsOf } from './database.ts';
import { FUNCTIONS, MIGRATIONS, migrateDatabase, runMigrations } from './migrate-database.ts';

type Opened = { db: Database; close: () => Promise<void> };

/** A database without anything in it. */
async function openEmpty(): Promise<Opened> {
  const url = await freshDatabaseUrl();
  if (url === null) return openPglite({ dataDir: null, asCopy: false });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return { db: drizzle(pool) as unknown as Database, close: () => pool.end() };
}

let fresh: Opened;
let upgraded: Opened;
beforeAll(async () => {
  fresh = await openEmpty();
  upgraded = await openEmpty();
}, 60_000);
afterAll(async () => {
  await fresh.close();
  await upgraded.close();
});

/** Everything that a database does by itself or looks things up by, as it would be written again. */
const definitionsOf = ({ db }: Opened) =>
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

it('makes the same of a new database and of one that was migrated step by step', async () => {
  await migrateDatabase(fresh.db);
  // As the earlier versions did: each release ran its migrations, and nothing replaced functions.
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  for (let count = 1; count <= migrations.length; count += 1) {
    await upgraded.db.transaction((db) =>
      runMigrations(db as Database, migrations.slice(0, count)),
    );
  }
  await upgraded.db.execute(sql`create or replace function count_rows() returns trigger
    language plpgsql as 'begin return null; end'`);
  await migrateDatabase(upgraded.db);
  expect(await definitionsOf(upgraded)).toEqual(await definitionsOf(fresh));
});

it('has each function and trigger in one file', async () => {
  const texts = readdirSync(FUNCTIONS).map((name) => readFileSync(join(FUNCTIONS, name), 'utf8'));
  const created = texts
    .flatMap((text) => [...text.matchAll(/^create or replace (?:function|trigger) (\w+)/gm)])
    .map(([, name]) => name);
  const present = (await definitionsOf(fresh))
    .filter(({ kind }) => kind === 'function' || kind === 'trigger')
    .map(({ name }) => name.replace(/\(.*/, '').replace(/^.*\./, ''));
  expect(created.toSorted()).toEqual(present.toSorted());
});

it('replaces functions only where the text of one has changed', async () => {
  const versions = () =>
    rowsOf(
      fresh.db,
      sql`select proname, xmin::text as version from pg_proc
        where pronamespace = 'public'::regnamespace order by oid`,
    );
  const before = await versions();
  await migrateDatabase(fresh.db);
  expect(await versions()).toEqual(before);
  await fresh.db.execute(sql`update site_state set value = 'earlier' where name = 'functions'`);
  await migrateDatabase(fresh.db);
  expect(await versions()).not.toEqual(before);
});

it('leaves all as it was where a migration fails', async () => {
  const before = await definitionsOf(fresh);
  const broken = {
    folderMillis: 9e12,
    hash: 'x',
    bps: true,
    sql: ['create table t ()', 'nonsense'],
  };
  const run = () => fresh.db.transaction((db) => runMigrations(db as Database, [broken]));
  await expect(run()).rejects.toThrow();
  expect(await definitionsOf(fresh)).toEqual(before);
});

it('is done once by those who start together', async () => {
  const together = await openEmpty();
  const work = await Promise.allSettled([
    migrateDatabase(together.db),
    migrateDatabase(together.db),
  ]);
  expect(work.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [run] = await rowsOf<{ count: number }>(
    together.db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(run?.count).toBe(readMigrationFiles({ migrationsFolder: MIGRATIONS }).length);
  await together.close();
}, 60_000);
