import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newDatabase, run, tablesOf, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';

const ROLE = 'plain_role';
/** What a restore changes by intent. */
const SETTLED = ['backup_run', 'session', 'site_state'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-plain-role-'));
  await asServer(`create role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication`);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function asServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') ?? '' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new database that belongs to a role without any rights but those of its owner. */
async function ownDatabase(): Promise<string> {
  const url = new URL(await newDatabase());
  await asServer(`alter database ${url.pathname.slice(1)} owner to ${ROLE}`);
  url.username = ROLE;
  return url.href;
}

test('the owner of a database, no superuser, migrates, serves, restores and moves', async () => {
  const settingsOf = async (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: await ownDatabase(),
  });
  const [shop, restored] = [await settingsOf('shop'), await settingsOf('restored')];
  expect(await run('migrate', [], shop)).toMatchObject({ code: 0 });
  const admin = { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'of-a-role-without-rights' };
  const server = await startServer({ ...shop, ...admin, MIGRATE: '0' });
  await expect.poll(async () => (await fetch(`${server.url}/shop`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(await (await startServer(shop)).stop()).toBe(0);
  const checked = await run('check-settings', [], shop);
  expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('up to date') });

  const archive = join(folder, 'shop.tar.zst');
  expect(await run('backup', [archive], shop)).toMatchObject({ code: 0 });
  const { code, said } = await run('restore', [archive], restored);
  expect([code, said]).toEqual([0, expect.stringContaining('Compared: ')]);
  const [tables, found] = [
    await withDatabase(shop, tablesOf),
    await withDatabase(restored, tablesOf),
  ];
  for (const name of SETTLED) for (const all of [tables, found]) delete all[name];
  expect(found).toEqual(tables);
  expect(tables.admin).toContain('1 rows');

  const embedded = join(folder, 'embedded');
  expect(await run('move', [embedded], shop)).toMatchObject({ code: 0 });
  const moved = await ownDatabase();
  expect(await run('move', [moved], { DATA_DIR: embedded })).toMatchObject({ code: 0 });
  const there = await withDatabase({ DATABASE_URL: moved }, tablesOf);
  expect(there.admin).toBe(tables.admin);
});
