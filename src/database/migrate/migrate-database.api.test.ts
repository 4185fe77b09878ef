import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { openPglite } from '../connect-embedded.ts';
import { type Database, rowsOf } from '../database.ts';
import {
  type Migrated,
  migrateDatabase,
  migratePostgres,
  runMigrations,
} from './migrate-database.ts';
import { FUNCTIONS, type Migration, readMigrations } from './migration-files.ts';

type Opened = { url: string | null; db: Database; close: () => Promise<void> };

/** A database without anything in it. */
async function openEmpty(): Promise<Opened> {
  const url = await freshDatabaseUrl();
  if (url === null) return { url, ...(await openPglite({ dataDir: null, asCopy: false })) };
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return { url, db: drizzle(pool) as unknown as Database, close: () => pool.end() };
}

/** Migrates as a start does: PostgreSQL over a connection of its own. */
const migrate = ({ url, db }: Opened, options = {}): Promise<Migrated> =>
  url === null ? migrateDatabase(db, options) : migratePostgres(url, options);

const broken = (name: string, statements: string[]): Migration => ({
  name,
  at: 9e12,
  hash: 'x',
  statements,
  isConcurrent: false,
});

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
  await migrate(fresh);
  // As the earlier versions did: each release ran its migrations, and nothing replaced functions.
  for (const { at } of readMigrations()) await migrate(upgraded, { upTo: at });
  await upgraded.db.execute(sql`create or replace function count_rows() returns trigger
    language plpgsql as 'begin return null; end'`);
  await migrate(upgraded);
  expect(await definitionsOf(upgraded)).toEqual(await definitionsOf(fresh));
});

it('has each function and trigger in one file', async () => {
  const files = globSync('**/*.sql', { cwd: FUNCTIONS });
  const texts = files.map((file) => readFileSync(join(FUNCTIONS, file), 'utf8'));
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
  await migrate(fresh);
  expect(await versions()).toEqual(before);
  await fresh.db.execute(sql`update site_state set value = 'earlier' where name = 'functions'`);
  await migrate(fresh);
  expect(await versions()).not.toEqual(before);
});

it('leaves all as it was where a migration fails', async () => {
  const before = await definitionsOf(fresh);
  const failing = broken('failing', ['create table t ()', 'nonsense']);
  const run = () => fresh.db.transaction((db) => runMigrations(db as Database, [failing]));
  await expect(run()).rejects.toThrow();
  expect(await definitionsOf(fresh)).toEqual(before);
});

it('is done once by those who start together', async () => {
  const together = await openEmpty();
  const work = await Promise.allSettled([migrate(together), migrate(together)]);
  expect(work.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [run] = await rowsOf<{ count: number }>(
    together.db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(run?.count).toBe(readMigrations().length);
  await together.close();
}, 60_000);

it('says what it did, and leaves a database of a later version as it is', async () => {
  const database = await openEmpty();
  const names = readMigrations().map(({ name }) => name);
  expect(await migrate(database)).toEqual({ migrations: names, functions: true, isNewer: false });
  expect(await migrate(database)).toEqual({ migrations: [], functions: false, isNewer: false });
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('later', 9000000000000)`);
  await database.db.execute(sql`update site_state set value = 'later' where name = 'functions'`);
  expect(await migrate(database)).toEqual({ migrations: [], functions: false, isNewer: true });
  await database.close();
});

it('puts functions that later ones have replaced back only where it is asked to', async () => {
  const ours = await migrate(fresh).then(() => functionsOf(fresh));
  await fresh.db.execute(sql`update site_state set value = 'later' where name = 'functions'`);
  await fresh.db.execute(sql`insert into site_state (name, value)
    values ('functions-earlier', ${`a ${ours} b`})
    on conflict (name) do update set value = excluded.value`);
  expect(await migrate(fresh, { evenEarlierFunctions: false })).toMatchObject({ functions: false });
  expect(await functionsOf(fresh)).toBe('later');
  expect(await migrate(fresh, { evenEarlierFunctions: true })).toMatchObject({ functions: true });
  expect(await functionsOf(fresh)).toBe(ours);
});

async function functionsOf({ db }: Opened): Promise<string> {
  const [row] = await rowsOf<{ value: string }>(
    db,
    sql`select value from site_state where name = 'functions'`,
  );
  return row?.value ?? '';
}
