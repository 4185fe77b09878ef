import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastBackups } from '#database/queries/backup-runs.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { backUpAndRestore } from './backup/busy-backup.ts';
import { withDatabase } from './backup/places.ts';
import { until } from './kill/api-client.ts';

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

test(
  'a busy embedded shop is backed up, and restored on either engine',
  () => backUpAndRestore(folder, postgres, ['embedded', 'postgresql']),
  300_000,
);

test('the server makes backups by itself, and keeps the newest of its own', async () => {
  const BACKUP_TO = join(folder, 'by-itself');
  const METRICS_TOKEN = 'a token of the tests';
  const settings = {
    DATA_DIR: await newFolder(),
    BACKUP_TO,
    BACKUP_KEEP: '2',
    BACKUP_EVERY: '12h',
    METRICS_TOKEN,
  };
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
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
  expect(metrics).toMatch(/^dhow_backup_interval_seconds 43200$/m);
  expect(metrics).toMatch(/^dhow_backup_last_success_timestamp_seconds \d+/m);
  expect(metrics).toMatch(/^dhow_backup_last_missing_files 0$/m);
  expect(await server.stop()).toBe(0);
  const { last, lastGood } = await withDatabase(settings, lastBackups);
  expect(last).toMatchObject({
    scheduled: true,
    error: null,
    bytes: expect.any(Number),
    missing: 0,
  });
  expect(lastGood).toEqual(last);
  expect(existsSync(join(settings.DATA_DIR, 'database', 'copy'))).toBe(false);
}, 180_000);
