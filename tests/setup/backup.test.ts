import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastBackups } from '#database/queries/backup-runs.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { synonym } from '#database/schema/search.ts';
import { withContextOf } from '#tests/processes/kill/after-storm.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { filesIn, run, tablesOf, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';

// Of a busy shop, on either engine: tests/processes/backup.test.ts. Of forged archives: tests/processes/forged-archives.test.ts.

const METRICS_TOKEN = 'a token of the tests';
/** What a backup or a restore changes by intent. */
const SETTLED = ['backup_run', 'session', 'site_state'];

let folder: string;
let shop: { DATA_DIR: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-backup-'));
  shop = { DATA_DIR: join(folder, 'shop') };
  await withContextOf(shop.DATA_DIR, async (context) => {
    const { db, store } = context;
    await aProduct(db, parentsOf(await aSeller({ context, db }), await aCategory(db)), {
      name: 'Lateen',
    });
    const id = 'ab'.repeat(16);
    const picture = { kind: 'image', file: `${id}.jpg`, bytes: 9, width: 1, height: 1 } as const;
    await db.insert(mediaAsset).values({ id, ready: true, ...picture });
    await store.put(`${id}.jpg`, Buffer.alloc(40_000, 1));
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the server makes backups by itself, and keeps the newest of its own', async () => {
  const BACKUP_TO = join(folder, 'by-itself');
  const settings = { ...shop, BACKUP_TO, BACKUP_KEEP: '2', BACKUP_EVERY: '12h', METRICS_TOKEN };
  const old = ['dhow-20240101T000000Z.tar.zst', 'dhow-20250101T000000Z.tar.zst'];
  await mkdir(BACKUP_TO);
  for (const name of [...old, 'holiday.tar.zst']) await writeFile(join(BACKUP_TO, name), '');
  const server = await startServer(settings);
  const names = async () => (await readdir(BACKUP_TO)).sort();
  await expect
    .poll(names, { timeout: 120_000 })
    .toEqual([
      old[1],
      expect.stringMatching(/^dhow-2\d{7}T\d{6}Z\.tar\.zst$/),
      'dhow-erasures.tar.zst',
      'holiday.tar.zst',
    ]);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = async () => (await fetch(`${server.url}/metrics`, { headers })).text();
  await expect
    .poll(metrics, { timeout: 30_000 })
    .toMatch(/^dhow_backup_last_success_timestamp_seconds \d+/m);
  expect(await metrics()).toMatch(/^dhow_backup_interval_seconds 43200$/m);
  expect(await metrics()).toMatch(/^dhow_backup_last_missing_files 0$/m);
  expect(await server.stop()).toBe(0);
  const { last, lastGood } = await withDatabase(settings, lastBackups);
  expect(last).toMatchObject({
    scheduled: true,
    error: null,
    bytes: expect.any(Number),
    missing: 0,
  });
  expect(lastGood).toEqual(last);
  expect(await readdir(join(shop.DATA_DIR, 'database'))).not.toContain('copy');
});

test('what is backed up is restored, all of it, and serves', async () => {
  const archive = join(folder, 'shop.tar.zst');
  const made = await run('backup', [archive], shop);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('Written: ')]);
  const restored = { DATA_DIR: join(folder, 'restored') };
  const { code, said } = await run('restore', [archive], restored);
  expect([code, said]).toEqual([0, expect.stringContaining('Compared: ')]);

  const [tables, found] = [
    await withDatabase(shop, tablesOf),
    await withDatabase(restored, tablesOf),
  ];
  for (const name of SETTLED) for (const all of [tables, found]) delete all[name];
  expect(found).toEqual(tables);
  expect(tables.product).toContain('1 rows');
  const files = await filesIn(shop.DATA_DIR);
  expect(Object.keys(files)).toHaveLength(1);
  expect(await filesIn(restored.DATA_DIR)).toEqual(files);

  // The shop's first synonyms came with its first start, and come back with no other.
  const count = () => withDatabase(restored, (db) => db.$count(synonym));
  const seeded = await count();
  expect(seeded).toBeGreaterThan(66);
  await withDatabase(restored, (db) => db.delete(synonym).where(sql`'ittar' = any(words)`));
  const server = await startServer(restored);
  const page = async () => (await fetch(`${server.url}/shop`)).text();
  await expect.poll(page).toContain('Lateen');
  expect(await server.stop()).toBe(0);
  expect(await count()).toBe(seeded - 1);
});
