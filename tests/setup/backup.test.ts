import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastBackups } from '#database/queries/backup-runs.ts';
import { resumeSweep } from '#database/queries/media/sweep-pause.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { filesIn, run, tablesOf, withDatabase } from './backup/places.ts';
import { busyShop } from './backup/shop.ts';
import { finishEncoding, miscounts, sweepAndCompare, withContextOf } from './kill/after-storm.ts';
import { until } from './kill/api-client.ts';

const KEY = 'the key of these tests, long enough';
/** What a restore changes by intent. */
const SETTLED = ['backup_run', 'mail', 'session', 'site_state'];

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const newFolder = () => mkdtemp(join(folder, 'data-'));

for (const [from, to] of [
  ['embedded', 'postgresql'],
  ['postgresql', 'embedded'],
] as const) {
  const place = async (engine: typeof from) => ({
    DATA_DIR: await newFolder(),
    ...(engine === 'postgresql' && { DATABASE_URL: await postgres.createDatabase() }),
  });

  test(`a busy ${from} shop is backed up, and restored on either engine`, async () => {
    const source: Record<string, string> = await place(from);
    const archive = join(folder, `${from}-busy.tar.zst.enc`);
    const { server, ledger, calm } = await busyShop(source);
    const before = ledger.acknowledged;
    const made = await run('backup', [archive], { ...source, BACKUP_KEY: KEY });
    expect(made.said).toContain('Written: ');
    expect(made.code).toBe(0);
    const during = ledger.acknowledged - before;
    await calm();
    expect(during, server.output()).toBeGreaterThan(0);

    // Of a moment in which others wrote: everything in it agrees.
    const busy = { DATA_DIR: await newFolder(), BACKUP_KEY: KEY };
    const restored = await run('restore', [archive], busy);
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Compared: ')]);
    await withContextOf(busy.DATA_DIR, async (context) => {
      expect(await miscounts(context)).toEqual([]);
      await finishEncoding(context);
      await resumeSweep(context.db);
      expect(await sweepAndCompare(context, busy.DATA_DIR)).toMatchObject({
        orphans: [],
        missing: [],
        unused: [],
      });
    });
    const audit = await run('admin', ['verify-audit'], busy);
    expect([audit.code, audit.said]).toEqual([0, expect.stringContaining('are sound')]);

    // Of the shop at rest: everything is the same, and it serves.
    const still = join(folder, `${from}-still.tar.zst`);
    expect((await run('backup', [still], source)).code).toBe(0);
    const other: Record<string, string> = await place(to);
    expect(await run('restore', [still], other)).toMatchObject({ code: 0 });
    const tables = await withDatabase(source, tablesOf);
    const found = await withDatabase(other, tablesOf);
    for (const name of SETTLED) for (const all of [tables, found]) delete all[name];
    expect(found).toEqual(tables);
    expect(Object.keys(tables).length).toBeGreaterThan(30);
    expect(await filesIn(other.DATA_DIR ?? '')).toEqual(await filesIn(source.DATA_DIR ?? ''));
    const again = await startServer(other);
    expect((await fetch(`${again.url}/shop`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  }, 300_000);
}

test('the server makes backups by itself, and keeps the newest of its own', async () => {
  const BACKUP_TO = join(folder, 'by-itself');
  const settings = { DATA_DIR: await newFolder(), BACKUP_TO, BACKUP_KEEP: '2' };
  const old = ['dhow-20240101T000000Z.tar.zst', 'dhow-20250101T000000Z.tar.zst'];
  await mkdir(BACKUP_TO);
  for (const name of [...old, 'holiday.tar.zst']) await writeFile(join(BACKUP_TO, name), '');
  const server = await startServer(settings);
  const names = () => readdir(BACKUP_TO);
  await until(60, async () => !(await names()).includes(old[0] ?? ''));
  expect((await names()).sort()).toEqual([
    old[1],
    expect.stringMatching(/^dhow-2\d{7}T\d{6}Z\.tar\.zst$/),
    'holiday.tar.zst',
  ]);
  expect(await server.stop()).toBe(0);
  const { last, lastGood } = await withDatabase(settings, lastBackups);
  expect(last).toMatchObject({ scheduled: true, error: null, bytes: expect.any(Number) });
  expect(lastGood).toEqual(last);
  expect(existsSync(join(settings.DATA_DIR, 'database', 'copy'))).toBe(false);
}, 180_000);
