import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { erasePerson } from '#services/privacy/erase-person.ts';
import { run, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';
import { withContextOf } from './kill/after-storm.ts';

const [GONE, STAYING] = ['gone@quay.example', 'staying@quay.example'];
const admin = { role: 'admin', adminRole: 'owner', id: 'boss', name: 'Boss' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-erasures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('who was erased since a backup is not in the shop that is restored from it', async () => {
  const BACKUP_TO = join(folder, 'backups');
  const BACKUP_KEY = 'a key of the tests, long enough';
  const shop = { DATA_DIR: join(folder, 'shop'), BACKUP_TO, BACKUP_KEY, BACKUP_EVERY: '7d' };
  await withContextOf(shop.DATA_DIR, async ({ db }) => {
    const rows = [GONE, STAYING].map((email, number) => ({ id: `reader${number}`, email }));
    await db.insert(newsletterSubscriber).values(rows);
  });
  expect(await run('backup', [], shop)).toMatchObject({ code: 0 });
  const [archive = ''] = await readdir(BACKUP_TO);
  await withContextOf(shop.DATA_DIR, (context) => erasePerson(context, admin, { email: GONE }));
  const server = await startServer(shop);
  await expect
    .poll(async () => readdir(BACKUP_TO), { timeout: 120_000 })
    .toEqual(['dhow-erasures.tar.zst.enc', archive].sort());
  expect(await server.stop()).toBe(0);

  const restored = { DATA_DIR: join(folder, 'restored'), BACKUP_KEY };
  const { code, said } = await run('restore', [join(BACKUP_TO, archive)], restored);
  expect([code, said]).toEqual([0, expect.stringContaining('Erased again')]);
  expect(said).not.toContain('No list of erasures');
  const emails = await withDatabase(restored, (db) => db.select().from(newsletterSubscriber));
  expect(emails.map(({ email }) => email)).toEqual([STAYING]);

  // Without the list, it says so; a list that is named and not there stops it.
  await rm(join(BACKUP_TO, 'dhow-erasures.tar.zst.enc'));
  const missing = ['--erasures', join(folder, 'nowhere.tar.zst.enc')];
  const target = { DATA_DIR: join(folder, 'other'), BACKUP_KEY };
  const refused = await run('restore', [join(BACKUP_TO, archive), ...missing], target);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('There is no ')]);
  const without = await run('restore', [join(BACKUP_TO, archive)], target);
  expect([without.code, without.said]).toEqual([0, expect.stringContaining('No list of erasures')]);
});
