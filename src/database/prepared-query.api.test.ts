import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { type Database, type OpenDatabase, rowsOf } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { preparedQuery } from './prepared-query.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  database = url === null ? await openEmbedded(null) : await openPostgres(url, { poolSize: 1 });
  db = database.db;
});
afterAll(() => database.close());

let built = 0;
const multiplied = preparedQuery('multiplied', (db, by: number) => {
  built += 1;
  const product = sql<number>`${sql.placeholder('number')}::int * ${sql.raw(String(by))}`;
  return db.select({ product }).from(sql`(select 1) as one`);
});

/** How often each plan was used that the connection keeps of what holds `text`. */
const uses = (db: Database, text: string) =>
  rowsOf<{ uses: number }>(
    db,
    sql`select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where statement like ${`%${text}%`} and name <> '' order by 1`,
  );

it('is built once for each shape, and its plan is kept by the connection', async () => {
  for (const number of [1, 2, 3]) {
    expect(await multiplied(db, 2).execute({ number })).toEqual([{ product: 2 * number }]);
    expect(await multiplied(db, 7).execute({ number })).toEqual([{ product: 7 * number }]);
  }
  expect(built).toBe(2);
  expect(await uses(db, '::int * 2')).toEqual([{ uses: 3 }]);
  expect(await uses(db, '::int * 7')).toEqual([{ uses: 3 }]);
});

it('uses the same plan within a transaction', async () => {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    expect(await multiplied(inside, 3).execute({ number: 4 })).toEqual([{ product: 12 }]);
    expect(await multiplied(inside, 3).execute({ number: 5 })).toEqual([{ product: 15 }]);
  });
  expect(await multiplied(db, 3).execute({ number: 6 })).toEqual([{ product: 18 }]);
  expect(await uses(db, '::int * 3')).toEqual([{ uses: 3 }]);
});

it('answers in more shapes than connections keep plans of', async () => {
  for (let by = 100; by < 250; by += 1) {
    expect(await multiplied(db, by).execute({ number: 2 })).toEqual([{ product: 2 * by }]);
  }
  expect((await uses(db, '::int * 1')).length).toBeGreaterThan(50);
  expect((await uses(db, '::int *')).length).toBeLessThanOrEqual(101);
});

it('is built once and planned each time where its plan depends on the values', async () => {
  let builtApart = 0;
  const added = preparedQuery(
    'added',
    (db, by: number) => {
      builtApart += 1;
      const sum = sql<number>`${sql.placeholder('number')}::int + ${sql.raw(String(by))}`;
      return db.select({ sum }).from(sql`(select 1) as one`);
    },
    { isPlannedEachTime: (by) => by > 1 },
  );
  for (const number of [1, 2, 3]) {
    expect(await added(db, 1).execute({ number })).toEqual([{ sum: number + 1 }]);
    expect(await added(db, 2).execute({ number })).toEqual([{ sum: number + 2 }]);
  }
  expect(builtApart).toBe(2);
  expect(await uses(db, '::int + 1')).toEqual([{ uses: 3 }]);
  expect(await uses(db, '::int + 2')).toEqual([]);
});

it('answers again after a failure', async () => {
  const divided = preparedQuery('divided', (db) =>
    db.select({ quotient: sql`6 / ${sql.placeholder('by')}::int` }).from(sql`(select 1) as one`),
  );
  await expect(divided(db).execute({ by: 0 })).rejects.toThrow();
  await expect(divided(db).execute({ by: 0 })).rejects.toThrow();
  expect(await divided(db).execute({ by: 2 })).toEqual([{ quotient: 3 }]);
});

it('refuses a query that contains a value, which later calls would reuse', () => {
  const leaky = preparedQuery('leaky', (db, text: string) =>
    db.select({ text: sql`${text}::text` }).from(sql`(select 1) as one`),
  );
  expect(() => leaky(db, 'mine')).toThrow('leaky contains a value: mine');
});

it('tells those that wait apart when one before them fails', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) =>
      rowsOf<{ n: number }>(db, sql`select ${number}::int / (${number}::int % 3) as n`),
    ),
  );
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null))).toEqual(
    answers.map((_, number) =>
      number % 3 === 0 ? null : [{ n: Math.trunc(number / (number % 3)) }],
    ),
  );
});
