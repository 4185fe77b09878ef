import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { inspectServer } from '../postgres/inspect-server.ts';
import { awaitSchema } from './await-schema.ts';
import { migratePostgres } from './migrate-database.ts';
import { FUNCTIONS, readMigrations } from './migration-files.ts';
import { withMigrationLock } from './migration-lock.ts';
import { replaceFunctions } from './replace-functions.ts';

// The embedded database has one session, and nobody in the way.
describe.skipIf(!inject('postgresUrl'))('on PostgreSQL', () => {
  let url: string;
  let pool: pg.Pool;
  beforeAll(async () => {
    url = (await freshDatabaseUrl()) ?? '';
    pool = new pg.Pool({ connectionString: url, max: 4 });
    await migratePostgres(url);
  });
  afterAll(() => pool.end());

  /** Makes the next migration replace the functions and triggers, which needs every table. */
  const makeEarlier = () =>
    pool.query(`update site_state set value = 'earlier' where name = 'functions'`);

  it('steps aside for a long transaction, so that nobody waits behind it', async () => {
    const long = await pool.connect();
    await long.query('begin');
    await long.query('lock table product in row exclusive mode');
    await makeEarlier();
    const lines: string[] = [];
    const { promise: aside, resolve } = Promise.withResolvers<void>();
    const migrated = migratePostgres(url, {
      tell: (line) => {
        lines.push(line);
        resolve();
      },
    });
    await aside;
    const waits: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const before = performance.now();
      await pool.query('begin; lock table product in row exclusive mode; commit');
      waits.push(performance.now() - before);
    }
    expect(Math.max(...waits)).toBeLessThan(10_000);
    await long.query('commit');
    long.release();
    expect(await migrated).toMatchObject({ functions: true });
    expect(lines[0]).toMatch(/^a table is in use \(process \d+ of the database has been in a/);
  });

  it('gives up at last with a sentence, and leaves everything as it was', async () => {
    const long = await pool.connect();
    await long.query('begin; lock table product in row exclusive mode');
    await makeEarlier();
    await expect(migratePostgres(url, { patienceMs: 1500 })).rejects.toThrow(
      /^The tables to be changed were in use all the time \(process/,
    );
    await long.query('commit');
    long.release();
    const { rows } = await pool.query(`select value from site_state where name = 'functions'`);
    expect(rows).toEqual([{ value: 'earlier' }]);
    await migratePostgres(url);
  });

  const quick = { patienceMs: 5000, tell: () => {} };
  const db = () => drizzle(pool) as unknown as Database;

  it('accepts this version and a later one without migrating', async () => {
    await awaitSchema(db(), quick);
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e12)`,
    );
    await awaitSchema(db(), quick);
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'x'`);
  });

  it('refuses an earlier version where nobody migrates it', async () => {
    const last = readMigrations().at(-1);
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [last?.at]);
    await expect(awaitSchema(db(), quick)).rejects.toThrow(
      `it lacks the migrations from ${last?.name}`,
    );
    await pool.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [last?.hash, last?.at],
    );
    await makeEarlier();
    await expect(awaitSchema(db(), quick)).rejects.toThrow('it lacks the functions');
    await migratePostgres(url);
  });

  it('refuses a version that this one does not come from, and says so before', async () => {
    const { rows } = await pool.query(
      `update drizzle.__drizzle_migrations set hash = 'another' || hash returning hash`,
    );
    expect(rows).not.toEqual([]);
    const sentence = 'made by a version of Dhow that this one does not come from';
    await expect(awaitSchema(db(), quick)).rejects.toThrow(sentence);
    await expect(openPostgres(url)).rejects.toThrow(sentence);
    const { faults, schema } = await inspectServer(url, 5000);
    expect([schema, faults]).toEqual([null, [expect.stringContaining(sentence)]]);
    await pool.query(`update drizzle.__drizzle_migrations set hash = substr(hash, 8)`);
    expect((await inspectServer(url, 5000)).schema).toMatchObject({ hasFunctions: true });
  });

  it('waits while another process migrates it', async () => {
    await makeEarlier();
    const session = await pool.connect();
    const other = drizzle(session) as unknown as Database;
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const waiting = await withMigrationLock(
      other,
      { latest: Date.now(), tell: () => {} },
      async () => {
        const waiting = awaitSchema(db(), { patienceMs: 60_000, tell: resolve });
        expect(await heard).toBe('another process migrates the database; waiting for its end');
        await replaceFunctions(other, { evenEarlier: true, folder: FUNCTIONS });
        return { done: waiting };
      },
    );
    await waiting.done;
    session.release();
  });
});
