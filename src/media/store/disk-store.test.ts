import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { createDiskStore } from './disk-store.ts';
import { jpegName, originalName } from './store.ts';

const hash = 'abcd0000111122223333444455556666';
let root: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  root = temporary.path;
  return () => temporary[Symbol.asyncDispose]();
});

/** What is being written, by whatever process. */
async function partial(): Promise<string[]> {
  const entries = await readdir(join(root, '.partial'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('files lie two folders deep, originals apart', async () => {
  const store = await createDiskStore(root);
  await store.put(jpegName(hash), Buffer.from('public'));
  await store.put(originalName(hash), Buffer.from('private'));
  expect(await readFile(join(root, 'ab', 'cd', `${hash}.jpg`), 'utf8')).toBe('public');
  expect(await readFile(join(root, 'originals', 'ab', 'cd', hash), 'utf8')).toBe('private');
});

test('a write that fails leaves neither the file nor a part of it, and the old one stays', async () => {
  const store = await createDiskStore(root);
  await mkdir(join(root, 'ab'));
  await writeFile(join(root, 'ab', 'cd'), 'in the way');
  await expect(store.put(jpegName(hash), Buffer.from('x'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await partial()).toEqual([]);

  const other = `ff${hash.slice(2)}`;
  await store.put(jpegName(other), Buffer.from('old'));
  await expect(store.put(jpegName(other), join(root, 'missing'))).rejects.toThrow('ENOENT');
  expect(await readFile(join(root, 'ff', 'cd', `${other}.jpg`), 'utf8')).toBe('old');
  expect(await partial()).toEqual([]);
});

test('what a killed process left half-written is gone at the next start, and never listed', async () => {
  const store = await createDiskStore(root);
  await store.put(jpegName(hash), Buffer.from('whole'));
  await writeFile(join(root, '.partial', 'half'), 'ha');
  await writeFile(join(root, 'ab', 'cd', 'stranger.txt'), 'not ours');
  await writeFile(join(root, 'readme'), 'not ours');
  const names: string[] = [];
  for await (const { name } of (await createDiskStore(root)).list()) names.push(name);
  expect(names).toEqual([jpegName(hash)]);
  expect(await partial()).toEqual([]);
});

test('what another process is writing stays, until it has not changed for long', async () => {
  const another = join(root, '.partial', '999999999');
  await mkdir(another, { recursive: true });
  await writeFile(join(another, 'half'), 'ha');
  await createDiskStore(root, { abandonedMs: 60_000 });
  expect(await partial()).toEqual(['half']);
  const longAgo = new Date(Date.now() - 120_000);
  await utimes(another, longAgo, longAgo);
  await createDiskStore(root, { abandonedMs: 60_000 });
  expect(await partial()).toEqual([]);
});
