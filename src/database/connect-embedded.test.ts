import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from './database.ts';
import { rowsOf } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openEmbedded(null);
  db = database.db;
  await db.execute(sql`create table note (text text primary key)`);
});
afterAll(() => database.close());

const add = (db: Database, text: string) => db.execute(sql`insert into note values (${text})`);
const notes = async () => {
  const rows = await rowsOf<{ text: string }>(db, sql`select text from note order by 1`);
  return rows.map(({ text }) => text);
};

it('leaves the event loop to others while a statement runs', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await db.execute(sql`select sum(length(md5(i::text))) from generate_series(1, 500000) i`);
  isOver = true;
  expect(turns).toBeGreaterThan(1000);
});

it('gives a transaction the connection alone, and the others their turns after it', async () => {
  const order: string[] = [];
  const note = (text: string) => () => void order.push(text);
  const first = db
    .transaction(async (db) => {
      await add(db as Database, 'undone');
      for (let number = 0; number < 5; number += 1) await db.execute(sql`select ${number}::int`);
      throw new Error('undo it');
    })
    .catch(note('first transaction'));
  const second = add(db, 'kept').then(note('statement'));
  const third = db.transaction((db) => add(db as Database, 'kept too')).then(note('second'));
  const fourth = db.execute(sql`select 1`).then(note('last'));
  await Promise.all([first, second, third, fourth]);
  expect(order).toEqual(['first transaction', 'statement', 'second', 'last']);
  expect(await notes()).toEqual(['kept', 'kept too']);
});

it('takes one statement of visitors at a time, and before the next what anybody else asks', async () => {
  const { publicDb } = database;
  const order: string[] = [];
  const note = (text: string) => () => void order.push(text);
  const slowly = sql`select count(*) from generate_series(1, 200000)`;
  const visitors = [1, 2, 3, 4].map((n) => publicDb.execute(slowly).then(note(`visitor ${n}`)));
  const reading = publicDb.transaction((db) => db.execute(slowly)).then(note('visitor 5'));
  // The first is under way.
  await new Promise(setImmediate);
  const logIn = db
    .transaction((db) => add(db as Database, 'session'))
    .then(() => db.execute(slowly))
    .then(note('log-in'));
  await Promise.all([...visitors, reading, logIn]);
  expect(order.indexOf('log-in')).toBeLessThan(order.indexOf('visitor 3'));
  expect(order.filter((text) => text !== 'log-in')).toEqual(
    [1, 2, 3, 4, 5].map((n) => `visitor ${n}`),
  );
  await expect(publicDb.execute(sql`select 1 / 0`)).rejects.toThrow();
  await expect(publicDb.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 });
});

it('answers those that wait after one that fails', async () => {
  const answers = await Promise.allSettled([
    add(db, 'twice'),
    add(db, 'twice'),
    db.execute(sql`select 1`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(add(db, 'twice')).rejects.toMatchObject({ cause: { code: '23505' } });
});

it('carries answers and questions of several megabytes', async () => {
  const long = 'é'.repeat(2_000_000);
  const [row] = await rowsOf<{ text: string }>(db, sql`select ${long} || '!' as text`);
  expect(row?.text).toBe(`${long}!`);
});

it('refuses what is nested too deep, and goes on', async () => {
  const deep = sql.raw(`select ${'1 + '.repeat(20_000)} 1`);
  await expect(db.execute(deep)).rejects.toMatchObject({ cause: { code: '54001' } });
  await expect(db.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 });
});

it('ends the process with a sentence where its thread ends by itself', async () => {
  const script = `
    import { openPglite } from ${JSON.stringify(new URL('./connect-embedded.ts', import.meta.url))};
    const { client } = await openPglite({ dataDir: null, asCopy: true });
    setInterval(() => {}, 1000);
    client.connection.stream.write(Buffer.from('no message of the protocol'));
    await client.query('select 1').catch(() => {});`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The embedded database has stopped.'),
  });
});
