import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabaseUrl } from '#tests/support/database-url.ts';
import { openPglite } from '../connect-embedded.ts';
import { type Database, rowsOf } from '../database.ts';
import { runConcurrentIndexes } from './concurrent-indexes.ts';
import type { Migration } from './migration-files.ts';

let url: string | null;
let session: { db: Database; close: () => Promise<void> };
beforeAll(async () => {
  url = await emptyDatabaseUrl();
  session = url === null ? await openPglite({ dataDir: null, asCopy: false }) : await open(url);
  await session.db.execute(sql`create table coin (id int, name text)`);
  await session.db.execute(sql`insert into coin select i, i % 10 from generate_series(1, 100) i`);
});
afterAll(() => session.close());

async function open(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { db: drizzle(client) as unknown as Database, close: () => client.end() };
}

const migration = (...statements: string[]): Migration => ({
  name: '0099_indexes',
  at: 0,
  hash: '',
  statements,
  isConcurrent: true,
});

const indexes = () =>
  rowsOf<{ name: string; valid: boolean }>(
    session.db,
    sql`select c.relname as name, i.indisvalid as valid from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = 'coin'::regclass order by 1`,
  );

const byId = 'CREATE INDEX CONCURRENTLY "coin_id" ON "coin" USING btree ("id");';
const byName = 'create unique index concurrently if not exists coin_name on coin (name)';

it('makes and drops indexes, and does what is done already no second time', async () => {
  await runConcurrentIndexes(session.db, migration(byId));
  await runConcurrentIndexes(session.db, migration(byId));
  expect(await indexes()).toEqual([{ name: 'coin_id', valid: true }]);
  const drop = migration('DROP INDEX CONCURRENTLY "coin_id";');
  await runConcurrentIndexes(session.db, drop);
  await runConcurrentIndexes(session.db, drop);
  expect(await indexes()).toEqual([]);
});

it('makes an index anew that an interrupted run has left half-made', async () => {
  await expect(runConcurrentIndexes(session.db, migration(byName))).rejects.toThrow();
  await session.db.execute(sql`delete from coin where id > 10`);
  await runConcurrentIndexes(session.db, migration(byName));
  expect(await indexes()).toEqual([{ name: 'coin_name', valid: true }]);
});

it('refuses anything else beside them', async () => {
  await expect(
    runConcurrentIndexes(session.db, migration(byId, 'drop table coin')),
  ).rejects.toThrow('nothing but CREATE and DROP INDEX CONCURRENTLY');
});

it('lets others write meanwhile', async () => {
  if (url === null) return; // the embedded database has one session
  const writer = await open(url);
  const builder = await open(url);
  await writer.db.execute(sql`begin`);
  await writer.db.execute(sql`insert into coin values (1000, 'open')`);
  const built = runConcurrentIndexes(
    builder.db,
    migration('create index concurrently coin_both on coin (id, name)'),
  );
  // The index waits for that transaction to end; a third session writes all the while.
  await session.db.execute(sql`insert into coin values (1001, 'meanwhile')`);
  await writer.db.execute(sql`commit`);
  await built;
  expect(await indexes()).toContainEqual({ name: 'coin_both', valid: true });
  await writer.close();
  await builder.close();
});
