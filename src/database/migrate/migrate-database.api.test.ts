import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BareDatabase,
  bareDatabase,
  definitionsOf,
  migrate,
} from '#tests/support/bare-database.ts';
import { rowsOf } from '../database.ts';
import { findSiteState } from '../queries/site-state.ts';
import { FUNCTIONS, readMigrations } from './migration-files.ts';

let fresh: BareDatabase;
beforeAll(async () => {
  fresh = await bareDatabase({ isMigrated: true });
}, 120_000);
afterAll(() => fresh?.close());

it('has each function and trigger in one file', async () => {
  const files = globSync('**/*.sql', { cwd: FUNCTIONS });
  const texts = files.map((file) => readFileSync(join(FUNCTIONS, file), 'utf8'));
  const created = texts
    .flatMap((text) => [...text.matchAll(/^create or replace (?:function|trigger) (\w+)/gm)])
    .map(([, name]) => name);
  const present = (await definitionsOf(fresh.db))
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

it('is done once by those who start together', async () => {
  const together = await bareDatabase();
  const work = await Promise.allSettled([migrate(together), migrate(together)]);
  expect(work.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [run] = await rowsOf<{ count: number }>(
    together.db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(run?.count).toBe(readMigrations().length);
  await together.close();
}, 120_000);

it('says what it did, and leaves a database of a later version as it is', async () => {
  const database = await bareDatabase();
  const names = readMigrations().map(({ name }) => name);
  expect(await migrate(database)).toEqual({ migrations: names, functions: true, isNewer: false });
  expect(await migrate(database)).toEqual({ migrations: [], functions: false, isNewer: false });
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('later', 9000000000000)`);
  await database.db.execute(sql`update site_state set value = 'later' where name = 'functions'`);
  expect(await migrate(database)).toEqual({ migrations: [], functions: false, isNewer: true });
  await database.close();
});

it.each([
  ['a migration with another text', sql`update drizzle.__drizzle_migrations set hash = 'another'`],
  [
    'a migration that this one lacks',
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('another', 1)`,
  ],
  [
    'a later migration without one of these',
    sql`update drizzle.__drizzle_migrations set hash = 'later', created_at = 9000000000000`,
  ],
])(
  'refuses a database with %s, and leaves it as it is',
  async (_, otherwise) => {
    const database = await bareDatabase({ isMigrated: true });
    await database.db.execute(otherwise);
    await database.db.execute(sql`update site_state set value = 'theirs' where name = 'functions'`);
    const before = await definitionsOf(database.db);
    await expect(migrate(database)).rejects.toThrow(
      'made by a version of Dhow that this one does not come from',
    );
    expect(await definitionsOf(database.db)).toEqual(before);
    expect(await findSiteState(database.db, 'functions')).toBe('theirs');
    await database.close();
  },
  60_000,
);
