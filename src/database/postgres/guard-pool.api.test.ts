import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { emptyDatabaseUrl } from '#tests/support/database-url.ts';
import { isDatabaseAway, isDiskFull } from './database-away.ts';
import { type GuardedPool, guardPool } from './guard-pool.ts';

describe.runIf(inject('postgresUrl'))('a guarded pool of two connections', () => {
  let pool: pg.Pool;
  let guarded: GuardedPool;
  let owner: pg.Client;
  let isAway = false;
  const database = (longestMs = 0) => drizzle(guarded.limitedTo(longestMs));
  const works = async () => {
    const all = Array.from({ length: 4 }, () => database().execute(sql`select 1 as one`));
    for (const { rows } of await Promise.all(all)) expect(rows).toEqual([{ one: 1 }]);
  };
  const awayOf = (asked: Promise<unknown>) => asked.then(() => false, isDatabaseAway);
  const breakAll = () =>
    owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  const sleeping = async () =>
    (await owner.query(`select from pg_stat_activity where query like 'select pg_sleep(4%'`))
      .rowCount;

  beforeEach(async () => {
    const url = (await emptyDatabaseUrl()) ?? '';
    pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 });
    pool.on('error', () => {});
    guarded = guardPool(pool, { isAway: () => isAway, canCancel: true });
    owner = new pg.Client({ connectionString: url });
    await owner.connect();
  });
  afterEach(async () => {
    isAway = false;
    await owner.end();
    await guarded.end(5000);
  });

  it('gives up on a statement that takes too long, alone and in a transaction, and ends it', async () => {
    const limited = database(200);
    const sleep = sql`select pg_sleep(41)`;
    expect(await awayOf(limited.execute(sleep))).toBe(true);
    expect(await awayOf(limited.transaction((db) => db.execute(sleep)))).toBe(true);
    await works();
    await expect.poll(sleeping, { timeout: 5000 }).toBe(0);
  });

  it('lets others take as long as they need', async () => {
    await database().execute(sql`select pg_sleep(0.4)`);
    expect(await awayOf(database(200).execute(sql`select pg_sleep(0.4)`))).toBe(true);
  });

  it('replaces connections that break while they are lent, whatever is done with them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const idle = database().transaction(async (db) => {
        await breakAll();
        await db.execute(sql`select 1`);
      });
      expect(await awayOf(idle)).toBe(true);
      const client = await guarded.limitedTo(0).connect();
      await breakAll();
      await expect.poll(() => pool.totalCount, { timeout: 5000 }).toBe(0);
      expect(await awayOf(client.query('begin'))).toBe(true);
      await works();
    }
  });

  it('counts a server whose disk is full as away for what it cannot take, and says why', async () => {
    const full = sql`do $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`;
    const error = await database()
      .execute(full)
      .catch((thrown) => thrown);
    expect([isDatabaseAway(error), isDiskFull(error)]).toEqual([true, true]);
    await works();
  });

  it('keeps a connection whose statement was wrong', async () => {
    await works();
    const before = pool.totalCount;
    await expect(database().execute(sql`select nothing`)).rejects.toMatchObject({
      cause: { code: '42703' },
    });
    expect(await awayOf(database().execute(sql`select nothing`))).toBe(false);
    expect(pool.totalCount).toBe(before);
  });

  it('says at once that the database is away, and ends what waits', async () => {
    const waiting = awayOf(database().execute(sql`select pg_sleep(42)`));
    await expect.poll(sleeping).toBe(1);
    isAway = true;
    guarded.cut();
    expect(await waiting).toBe(true);
    expect(await awayOf(database().execute(sql`select 1`))).toBe(true);
    expect(await awayOf(database().transaction((db) => db.execute(sql`select 1`)))).toBe(true);
    isAway = false;
    await works();
  });
});
