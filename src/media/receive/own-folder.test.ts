import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { clearAbandoned, openOwnFolder } from './receive-upload.ts';

const HOUR = 3_600_000;

test('folders of processes that are long gone are removed, those in use stay', async () => {
  await using folder = await temporaryFolder();
  for (const name of ['old', 'young']) {
    await mkdir(join(folder.path, name));
    await writeFile(join(folder.path, name, 'upload'), 'bytes');
  }
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR);
  await utimes(join(folder.path, 'old'), twoHoursAgo, twoHoursAgo);

  expect(await clearAbandoned(folder.path, HOUR)).toBe(1);
  expect(await readdir(folder.path)).toEqual(['young']);
  expect(await clearAbandoned(folder.path, 0)).toBe(1);
  expect(await readdir(folder.path)).toEqual([]);
});

test('a process shows that it lives, so that the start of another removes nothing of its own', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using folder = await temporaryFolder();
  const own = await openOwnFolder(folder.path, 'one', HOUR);
  await writeFile(join(own, 'half'), 'ha');
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR);
  await utimes(own, twoHoursAgo, twoHoursAgo);
  vi.advanceTimersByTime(60_000);
  await expect.poll(async () => (await stat(own)).mtimeMs).toBeGreaterThan(Date.now() - HOUR);
  await openOwnFolder(folder.path, 'two', HOUR);
  expect(await readdir(own)).toEqual(['half']);
  vi.useRealTimers();
});

test('a folder that is not there yet is made', async () => {
  await using folder = await temporaryFolder();
  expect(await clearAbandoned(join(folder.path, 'incoming'), 0)).toBe(0);
  expect(await readdir(folder.path)).toEqual(['incoming']);
});
