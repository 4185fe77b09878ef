import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { type ArchiveFolder, diskArchives } from './disk-archives.ts';
import { s3Archives } from './s3-archives.ts';

const PART = 100_000;
let folder: string;
let server: S3Server;
beforeAll(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  server = await startS3Server(2);
  return () => temporary[Symbol.asyncDispose]();
});
afterAll(() => server.close());

const makers: Record<string, () => ArchiveFolder> = {
  'a folder': () => diskArchives(join(folder, 'archives')),
  'a bucket': () => s3Archives({ ...server.settings, prefix: 'shop' }, PART),
};
const inPieces = (content: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 7001) yield content.subarray(at, at + 7001);
    })(),
    { objectMode: false },
  );

describe.each(Object.entries(makers))('%s', (_, make) => {
  test('keeps archives of any length, lists them, and removes them', async () => {
    const archives = make();
    for (const length of [0, 10, PART, 2.5 * PART]) {
      const content = randomBytes(length);
      expect(await archives.write(`a${length}`, inPieces(content))).toBe(length);
      const opened = await archives.open(`a${length}`);
      expect(opened?.bytes).toBe(length);
      expect(await buffer(opened?.archive as Readable)).toEqual(content);
    }
    expect((await archives.list()).sort()).toEqual(['a0', 'a10', 'a100000', 'a250000']);
    await archives.remove('a10');
    expect(await archives.open('a10')).toBe(null);
    expect((await archives.list()).length).toBe(3);
  });

  test('keeps nothing of an archive that breaks off', async () => {
    const archives = make();
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(2 * PART);
        throw new Error('The database is away.');
      })(),
      { objectMode: false },
    );
    await expect(archives.write('broken', broken)).rejects.toThrow('The database is away.');
    expect(await archives.open('broken')).toBe(null);
    expect(await archives.list()).not.toContain('broken');
    expect(server.uploads.size).toBe(0);
  });
});

test('what a killed process left of its own is removed, and nothing else', async () => {
  const disk = diskArchives(folder);
  await writeFile(join(folder, 'ours.partial'), '');
  await writeFile(join(folder, 'others.partial'), '');
  await disk.clearUnfinished((name) => name === 'ours');
  await expect(writeFile(join(folder, 'ours.partial'), '', { flag: 'wx' })).resolves.toBe(
    undefined,
  );
  await expect(writeFile(join(folder, 'others.partial'), '', { flag: 'wx' })).rejects.toThrow();

  const bucket = s3Archives({ ...server.settings, prefix: 'shop' }, PART);
  server.uploads.set('left', { key: 'shop/ours', parts: new Map() });
  server.uploads.set('other', { key: 'shop/others', parts: new Map() });
  await bucket.clearUnfinished((name) => name === 'ours');
  expect([...server.uploads.keys()]).toEqual(['other']);
});
