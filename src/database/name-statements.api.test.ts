import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { type Database, rowsOf } from './database.ts';
import { createStatementNames } from './name-statements.ts';
import { openPostgres } from './open-postgres.ts';

const url = await freshDatabaseUrl();

it('names a statement from the second time on, and never one that writes', () => {
  const nameOf = createStatementNames();
  expect([nameOf('select 1'), nameOf('select 1'), nameOf('select 1')]).toEqual([
    undefined,
    'dhow_0',
    'dhow_0',
  ]);
  expect([nameOf('select 2'), nameOf('select 2')]).toEqual([undefined, 'dhow_1']);
  for (const text of ['insert into t select 1', 'update t set a = 1', 'begin', 'listen change']) {
    expect([nameOf(text), nameOf(text)]).toEqual([undefined, undefined]);
  }
});

it('names no more than a connection can keep, however many ways there are to ask', () => {
  const nameOf = createStatementNames();
  const names = new Set<string | undefined>();
  for (let number = 0; number < 5000; number += 1) {
    nameOf(`select ${number}`);
    names.add(nameOf(`select ${number}`));
  }
  names.delete(undefined);
  expect(names.size).toBe(150);
});

it.skipIf(url === null)('lets PostgreSQL keep plans, in transactions as well', async () => {
  const { db, close } = await openPostgres(url ?? '', 1);
  const answers: unknown[] = [];
  const ask = (one: Database, number: number) =>
    rowsOf<{ twice: number }>(one, sql`select ${number}::int * 2 as twice`);
  for (const number of [1, 2, 3]) answers.push(...(await ask(db, number)));
  await db.transaction(async (db) => {
    answers.push(...(await ask(db as Database, 4)));
  });
  expect(answers).toEqual([{ twice: 2 }, { twice: 4 }, { twice: 6 }, { twice: 8 }]);
  const kept = await rowsOf<{ uses: number }>(
    db,
    sql`select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where statement like '%as twice%'`,
  );
  expect(kept).toEqual([{ uses: 3 }]);
  await expect(rowsOf(db, sql`select 1 / ${0}::int`)).rejects.toThrow();
  await expect(rowsOf(db, sql`select 1 / ${0}::int`)).rejects.toThrow();
  expect(await rowsOf(db, sql`select 1 / ${1}::int as one`)).toEqual([{ one: 1 }]);
  await close();
});
