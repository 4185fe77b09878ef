import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { erasePerson } from '#services/privacy/erase-person.ts';
import { newDatabase, run, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';
import { withContextOf } from './kill/after-storm.ts';

type Settings = Record<string, string> & { DATA_DIR: string };

const STAYING = 'staying@quay.example';
const GONE = Array.from({ length: 100 }, (_, number) => `gone${number}@quay.example`);
const LIST = 'dhow-erasures.tar.zst';
const BACKUP_KEY = 'a key of the tests, long enough';
const admin = { role: 'admin', adminRole: 'owner', id: 'boss', name: 'Boss' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-erasures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fill = (shop: Settings) =>
  withContextOf(
    shop.DATA_DIR,
    async ({ db }) => {
      const rows = [...GONE, STAYING].map((email, number) => ({ id: `reader${number}`, email }));
      await db.insert(newsletterSubscriber).values(rows);
    },
    shop,
  );

const eraseThem = (shop: Settings) =>
  withContextOf(
    shop.DATA_DIR,
    async (context) => {
      for (const email of GONE) await erasePerson(context, admin, { email });
    },
    shop,
  );

const readers = (shop: Settings) =>
  withDatabase(shop, async (db) =>
    (await db.select().from(newsletterSubscriber)).map(({ email }) => email),
  );

/** Starts the server, and stops it once this folder has a list. */
async function letItKeepTheList(shop: Settings, where: string, name: string) {
  const server = await startServer(shop);
  const names = async () => (await readdir(where).catch(() => [])).join(' ');
  await expect.poll(names, { timeout: 120_000 }).toContain(name);
  expect(await server.stop()).toBe(0);
  return server.output();
}

test('who was erased since a backup is not in the shop that is restored from it', async ({
  annotate,
}) => {
  const BACKUP_TO = join(folder, 'backups');
  const shop = { DATA_DIR: join(folder, 'shop'), BACKUP_TO, BACKUP_KEY, BACKUP_EVERY: '7d' };
  await fill(shop);
  expect(await run('backup', [], shop)).toMatchObject({ code: 0 });
  const [archive = '', list] = (await readdir(BACKUP_TO)).sort();
  expect(list).toBe(`${LIST}.enc`);
  await eraseThem(shop);
  await rm(join(BACKUP_TO, `${LIST}.enc`));
  await letItKeepTheList(shop, BACKUP_TO, `${LIST}.enc`);

  const restored = { DATA_DIR: join(folder, 'restored'), BACKUP_KEY };
  const began = performance.now();
  const { code, said } = await run('restore', [join(BACKUP_TO, archive)], restored);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  expect([code, said]).toEqual([0, expect.stringContaining('there were 100 erasures')]);
  expect(await readers(restored)).toEqual([STAYING]);
  await annotate(
    `| restore | ${seconds}, the shop is closed meanwhile | ${seconds} | ${seconds} | 0 who stayed, 0 erased are back | 0 |`,
  );

  // A list that cannot be opened, and one that is named and not there, stop it.
  const target = { DATA_DIR: join(folder, 'other') };
  const plain = join(BACKUP_TO, 'plain.tar.zst');
  expect(await run('backup', [plain], { DATA_DIR: shop.DATA_DIR })).toMatchObject({ code: 0 });
  await rm(join(BACKUP_TO, LIST));
  const closed = await run('restore', [plain], target);
  expect([closed.code, closed.said]).toEqual([1, expect.stringContaining('set BACKUP_KEY')]);
  const missing = ['--erasures', join(folder, 'nowhere.tar.zst.enc')];
  const refused = await run('restore', [join(BACKUP_TO, archive), ...missing], {
    ...target,
    BACKUP_KEY,
  });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('There is no ')]);
  expect(await readdir(target.DATA_DIR).catch(() => [])).not.toContain('database');
}, 900_000);

test('a backup with a key is restored by a list without one, and never without a list unless it is said', async () => {
  const shop = { DATA_DIR: join(folder, 'keyless') };
  const list = join(shop.DATA_DIR, 'erasures', LIST);
  const [apart, beside] = [join(folder, 'apart'), join(folder, 'beside')];
  const archive = join(apart, 'shop.tar.zst.enc');
  await fill(shop);
  expect(await run('backup', [archive], { ...shop, BACKUP_KEY })).toMatchObject({ code: 0 });
  await rm(join(apart, `${LIST}.enc`), { force: true });
  await eraseThem(shop);
  await letItKeepTheList(shop, join(shop.DATA_DIR, 'erasures'), LIST);

  const target = (name: string) => ({ DATA_DIR: join(folder, name), BACKUP_KEY });
  const named = await run('restore', ['--erasures', list, archive], target('by-name'));
  expect([named.code, named.said]).toEqual([0, expect.stringContaining('there were 100 erasures')]);
  expect(await readers(target('by-name'))).toEqual([STAYING]);

  await mkdir(beside);
  for (const file of [archive, list]) await cp(file, join(beside, file.split('/').at(-1) ?? ''));
  const found = await run('restore', [join(beside, 'shop.tar.zst.enc')], target('by-itself'));
  expect([found.code, found.said]).toEqual([0, expect.stringContaining('there were 100 erasures')]);
  expect(await readers(target('by-itself'))).toEqual([STAYING]);

  const refused = await run('restore', [archive], target('by-none'));
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('--without-erasures')]);
  expect(await readdir(join(folder, 'by-none')).catch(() => [])).not.toContain('database');
  const without = await run('restore', ['--without-erasures', archive], target('by-none'));
  expect([without.code, without.said]).toEqual([0, expect.stringContaining('is back')]);
  expect(await readers(target('by-none'))).toHaveLength(101);
}, 900_000);

test('a database that PostgreSQL has set back erases again by a command, and says so until then', async () => {
  const DATABASE_URL = await newDatabase();
  const BACKUP_TO = join(folder, 'of-postgresql');
  const shop = { DATA_DIR: join(folder, 'on-postgresql'), DATABASE_URL, BACKUP_TO, BACKUP_KEY };
  const settings = { ...shop, BACKUP_EVERY: '7d' };
  await fill(settings);
  const before = new URL(DATABASE_URL);
  before.pathname += '_before';
  const client = new pg.Client({ connectionString: inject('postgresUrl') ?? '' });
  await client.connect();
  const names = [before, new URL(DATABASE_URL)].map(({ pathname }) => pathname.slice(1));
  await client.query(`create database ${names[0]} template ${names[1]}`);
  await client.end();
  await eraseThem(settings);
  await letItKeepTheList(settings, BACKUP_TO, `${LIST}.enc`);

  const setBack = { ...settings, DATA_DIR: join(folder, 'new-pod'), DATABASE_URL: before.href };
  const empty = { ...setBack, BACKUP_TO: join(folder, 'nothing') };
  const refused = await run('erase-again', [], empty);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('no list of erasures')]);
  const log = await letItKeepTheList(setBack, join(setBack.DATA_DIR, 'erasures'), LIST);
  expect(log).toContain('npm run erase-again');
  expect(await readers(setBack)).toHaveLength(101);

  const again = await run('erase-again', [], setBack);
  expect([again.code, again.said]).toEqual([
    0,
    expect.stringContaining('there were 100 erasures. Erased again: 100 entries'),
  ]);
  expect(await readers(setBack)).toEqual([STAYING]);
  const twice = await run('erase-again', [join(BACKUP_TO, `${LIST}.enc`)], setBack);
  expect([twice.code, twice.said]).toEqual([0, expect.stringContaining('nobody was erased')]);
}, 900_000);
