import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { clearAbandoned } from './clear-incoming.ts';

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

test('the folder of a process that runs stays, however long it received nothing', async () => {
  await using folder = await temporaryFolder();
  const own = join(folder.path, String(process.pid));
  await mkdir(own);
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR);
  await utimes(own, twoHoursAgo, twoHoursAgo);
  expect(await clearAbandoned(folder.path, HOUR)).toBe(0);
  expect(await readdir(folder.path)).toEqual([String(process.pid)]);
});

test('a folder that is not there yet is made', async () => {
  await using folder = await temporaryFolder();
  expect(await clearAbandoned(join(folder.path, 'incoming'), 0)).toBe(0);
  expect(await readdir(folder.path)).toEqual(['incoming']);
});
