import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskArchives } from '#media/archives/disk-archives.ts';
import { removeOlder } from './archive-address.ts';

const path = await mkdtemp(join(tmpdir(), 'dhow-archives-'));
afterAll(() => rm(path, { recursive: true, force: true }));

const nameOf = (day: number) => `dhow-2026010${day}T000000Z.tar.zst`;
const folder = diskArchives(path);
const days = async () => (await readdir(path)).sort().map((name) => Number(name.slice(12, 13)));

/**
 * The folder after archives with so many files missing were made on the days from the first, of which two stay;
 * null where nobody noted it.
 */
async function afterDays(missing: readonly (number | null)[]) {
  const noted: Record<string, number> = {};
  for (const [index, lacks] of missing.entries()) {
    const name = nameOf(index + 1);
    await writeFile(join(path, name), '');
    if (lacks !== null) noted[folder.addressOf(name)] = lacks;
    await removeOlder(folder, 2, { lacks: lacks ?? 0, missing: noted });
  }
  const left = await days();
  for (const day of left) await rm(join(path, nameOf(day)));
  return left;
}

test('the newest are kept', async () => {
  expect(await afterDays([0, 0, 3, 9])).toEqual([3, 4]);
});

test('those made before files were missing stay, however many follow, until the files are back', async () => {
  expect(await afterDays([0, 0, 400, 400, 401, 400])).toEqual([1, 2, 5, 6]);
  expect(await afterDays([null, 0, 400, 400, 400])).toEqual([1, 2, 4, 5]);
  expect(await afterDays([0, 0, 400, 400, 2, 0])).toEqual([5, 6]);
});
