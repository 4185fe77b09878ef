import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { createDiskStore, withFallback } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import { jpegName, type MediaStore, originalName, videoName, widthName } from './store.ts';

let folder: string;
let server: S3Server;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  server = await startS3Server(3);
  return () => temporary[Symbol.asyncDispose]();
});
afterAll(() => server.close());

let made = 0;
const makers: Record<string, () => MediaStore | Promise<MediaStore>> = {
  'a folder': () => createDiskStore(join(folder, `disk-${++made}`)),
  'a bucket': () => createS3Store({ ...server.settings, prefix: `run-${++made}/media` }),
  'a bucket’s odd folder': () => createS3Store({ ...server.settings, prefix: `/a&b ${++made}/` }),
  'a bucket with a folder behind it': async () => {
    const folderBehind = await createDiskStore(join(folder, `disk-${++made}`));
    return withFallback(createS3Store({ ...server.settings, prefix: `run-${made}` }), folderBehind);
  },
};

const hash = '00112233445566778899aabbccddeeff';
const other = '00113333445566778899aabbccddeeff';

describe.each(Object.entries(makers))('%s', (_, make) => {
  let store: MediaStore;
  beforeEach(async () => {
    store = await make();
  });
  const namesFrom = async (prefix?: string) => {
    const names: string[] = [];
    for await (const { name } of store.list(prefix)) names.push(name);
    return names.sort();
  };

  test('gives back what was put, from bytes and from a file, which stays', async () => {
    const content = randomBytes(300_000);
    const path = join(folder, 'source');
    await writeFile(path, content);
    await store.put(jpegName(hash), content.subarray(0, 1000));
    await store.put(videoName(hash, 'mp4'), path);
    expect(await buffer(await store.open(jpegName(hash)))).toEqual(content.subarray(0, 1000));
    expect(await buffer(await store.open(videoName(hash, 'mp4')))).toEqual(content);
    await store.put(jpegName(hash), path);
    expect((await store.stat(jpegName(hash)))?.size).toBe(content.length);
  });

  test('tells size and time of what is there, null of what is not', async () => {
    await store.put(originalName(hash), Buffer.from('four'));
    const found = await store.stat(originalName(hash));
    expect(found?.size).toBe(4);
    expect(Math.abs(Date.now() - (found?.modified.getTime() ?? 0))).toBeLessThan(5_000);
    expect(await store.stat(jpegName(hash))).toBeNull();
  });

  test('opens a part', async () => {
    await store.put(jpegName(hash), Buffer.from('0123456789'));
    const part = async (start: number, end: number) =>
      String(await buffer(await store.open(jpegName(hash), { start, end })));
    expect(await part(0, 0)).toBe('0');
    expect(await part(3, 6)).toBe('3456');
    expect(await part(9, 9)).toBe('9');
  });

  test('says so when there is nothing to open', async () => {
    await expect(store.open(jpegName(hash))).rejects.toMatchObject({ code: 'missing-file' });
  });

  test('removes, once or twice', async () => {
    await store.put(jpegName(hash), Buffer.from('x'));
    await store.remove(jpegName(hash));
    await store.remove(jpegName(hash));
    expect(await store.stat(jpegName(hash))).toBeNull();
  });

  test('lists everything, one asset, or the originals', async () => {
    const files = [
      jpegName(hash),
      widthName(hash, 160, 'webp'),
      widthName(hash, 160, 'avif'),
      jpegName(other),
      originalName(other),
    ];
    for (const name of files) await store.put(name, Buffer.from(name));
    expect(await namesFrom()).toEqual([...files].sort());
    expect(await namesFrom(hash)).toEqual(files.slice(0, 3).sort());
    expect(await namesFrom('0011')).toEqual(files.slice(0, 4).sort());
    expect(await namesFrom('originals/')).toEqual([originalName(other)]);
    expect(await namesFrom(`originals/${other}`)).toEqual([originalName(other)]);
    expect(await namesFrom('ff')).toEqual([]);
    for await (const { name, size, modified } of store.list(hash)) {
      expect(size).toBe(name.length);
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(5_000);
    }
  });

  test('knows no names but those this layer makes', async () => {
    for (const name of [
      '../x',
      '/etc/passwd',
      'x.jpg',
      `originals/../${hash}.jpg`,
      `${hash}.html`,
      '',
    ]) {
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(store.stat(name)).rejects.toThrow(TypeError);
      await expect(store.open(name)).rejects.toThrow(TypeError);
      await expect(store.remove(name)).rejects.toThrow(TypeError);
    }
  });

  test('a reader that leaves early does no harm', async () => {
    await store.put(videoName(hash, 'mp4'), randomBytes(3_000_000));
    const stream = await store.open(videoName(hash, 'mp4'));
    stream.on('error', () => undefined);
    await new Promise((resolve) => stream.once('data', resolve));
    stream.destroy();
    expect((await store.stat(videoName(hash, 'mp4')))?.size).toBe(3_000_000);
  });

  test('many writes at once, some of the same file, all arrive', async () => {
    const content = randomBytes(50_000);
    const hashes = Array.from({ length: 20 }, (_, i) => `${i % 10}`.repeat(32));
    await Promise.all(hashes.map((each) => store.put(jpegName(each), content)));
    expect(await namesFrom()).toHaveLength(10);
    for (const each of hashes) {
      expect(await buffer(await store.open(jpegName(each)))).toEqual(content);
    }
  });

  test('a source that is not there leaves nothing', async () => {
    await expect(store.put(jpegName(hash), join(folder, 'missing'))).rejects.toThrow();
    expect(await namesFrom()).toEqual([]);
  });
});

test('what a store lacks is read, listed and removed where it was before', async () => {
  const [now, before] = [
    createS3Store({ ...server.settings, prefix: 'now' }),
    await createDiskStore(join(folder, 'before')),
  ];
  const store = withFallback(now, before);
  await before.put(jpegName(hash), Buffer.from('as it was'));
  await before.put(jpegName(other), Buffer.from('in both'));
  await store.put(jpegName(other), Buffer.from('in both, now'));
  expect((await store.stat(jpegName(hash)))?.size).toBe(9);
  expect(String(await buffer(await store.open(jpegName(hash), { start: 3, end: 4 })))).toBe('it');
  expect(String(await buffer(await store.open(jpegName(other))))).toBe('in both, now');
  const names = await Array.fromAsync(store.list(), ({ name }) => name);
  expect(names.sort()).toEqual([jpegName(hash), jpegName(other)].sort());
  await store.remove(jpegName(other));
  expect([await store.stat(jpegName(other)), await before.stat(jpegName(other))]).toEqual([
    null,
    null,
  ]);
});
