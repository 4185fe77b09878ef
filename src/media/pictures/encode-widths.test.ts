import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { receivedFile, scene, temporaryFolder } from '#tests/support/files/media-files.ts';
import { removeAssetFiles } from '../remove-asset-files.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { type MediaStore, originalName, widthName } from '../store/store.ts';
import { encodeWidths } from './encode-widths.ts';
import { ingestPicture } from './ingest-picture.ts';

let folder: string;
let store: MediaStore;
let puts: string[];

beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  const disk = await createDiskStore(join(folder, 'media'));
  puts = [];
  store = {
    ...disk,
    put: async (name, source) => {
      await disk.put(name, source);
      puts.push(name);
    },
  };
  return () => temporary[Symbol.asyncDispose]();
});

async function ingested(width: number, height: number) {
  const content = await scene(width, height).jpeg().toBuffer();
  const picture = await ingestPicture(store, await receivedFile(folder, content));
  puts = [];
  return picture;
}

/** A store whose first `writes` writes work. */
const failingAfter = (writes: number): MediaStore => ({
  ...store,
  put: async (name, source) => {
    if (puts.length >= writes) throw new Error('No space left on device');
    await store.put(name, source);
  },
});

test('every width is made in both formats, then the original goes', async () => {
  const picture = await ingested(2500, 1700);
  const widths = {
    webp: [160, 320, 480, 720, 1080, 1600, 2400],
    avif: [160, 320, 480, 720, 1080, 1600],
  };
  expect(await encodeWidths(store, picture)).toEqual({
    ...widths,
    state: 'complete',
  });
  expect(puts).not.toContain(widthName(picture.hash, 720, 'webp'));
  expect(await store.stat(originalName(picture.hash))).toBeNull();
  for (const format of ['webp', 'avif'] as const) {
    for (const width of widths[format]) {
      const content = await buffer(await store.open(widthName(picture.hash, width, format)));
      const found = await sharp(content).metadata();
      expect(found).toMatchObject({ width, height: Math.round((width * 1700) / 2500) });
      expect(found.mediaType).toBe(`image/${format}`);
      expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
    }
  }
});

test('a small picture gets its own width, and nothing is upscaled', async () => {
  const picture = await ingested(200, 100);
  expect(await encodeWidths(store, picture)).toEqual({
    webp: [160, 200],
    avif: [160, 200],
    state: 'complete',
  });
});

test('after a failure the next call goes on where it ended', async () => {
  const picture = await ingested(500, 300);
  await expect(encodeWidths(failingAfter(2), picture)).rejects.toThrow('No space left');
  const first = [...puts];
  expect(first).toHaveLength(2);
  expect(await store.stat(originalName(picture.hash))).not.toBeNull();

  puts = [];
  expect(await encodeWidths(store, picture)).toMatchObject({ state: 'complete' });
  expect(puts.filter((name) => first.includes(name))).toEqual([]);
  expect([...first, ...puts]).toHaveLength(7);
});

test('asked to stop, it stops after the file under way and says what there is', async () => {
  const picture = await ingested(500, 300);
  const stop = new AbortController();
  const stopping: MediaStore = {
    ...store,
    put: async (name, source) => {
      await store.put(name, source);
      stop.abort();
    },
  };
  expect(await encodeWidths(stopping, picture, { signal: stop.signal })).toEqual({
    webp: [160, 500],
    avif: [],
    state: 'stopped',
  });
  expect(await store.stat(originalName(picture.hash))).not.toBeNull();
});

test('a complete picture is complete again, also when the answer was lost in between', async () => {
  const picture = await ingested(200, 100);
  const first = await encodeWidths(store, picture);
  puts = [];
  expect(await encodeWidths(store, picture)).toEqual(first);
  expect(puts).toEqual([]);
});

test('a picture uploaded again after completion is complete at once and keeps no original', async () => {
  const picture = await ingested(200, 100);
  await encodeWidths(store, picture);
  const again = await ingested(200, 100);
  expect(again).toMatchObject({ complete: true, webp: [160, 200], avif: [160, 200] });
  expect(await store.stat(originalName(picture.hash))).toBeNull();
});

test('a lost original is reported, with the widths that exist', async () => {
  const picture = await ingested(500, 300);
  await store.remove(originalName(picture.hash));
  expect(await encodeWidths(store, picture)).toEqual({
    webp: [500],
    avif: [],
    state: 'original-missing',
  });
});

test('two calls at once do the work once', async () => {
  const picture = await ingested(200, 100);
  const [one, two] = await Promise.all([
    encodeWidths(store, picture),
    encodeWidths(store, picture),
  ]);
  expect(two).toEqual(one);
  expect(puts).toHaveLength(3);
});

test('removing an asset cuts its encoding short and leaves nothing', async () => {
  const picture = await ingested(1700, 1100);
  const encoding = encodeWidths(store, picture);
  while (puts.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await removeAssetFiles(store, picture.hash);
  expect(await encoding).toMatchObject({ state: 'stopped' });
  expect(puts.length).toBeLessThan(11);
  for await (const { name } of store.list()) expect.unreachable(`${name} stayed behind`);
});

test('the encoded pictures are like the upload', async () => {
  const upload = await scene(1000, 800, 4).png().toBuffer();
  const picture = await ingestPicture(store, await receivedFile(folder, upload));
  await encodeWidths(store, picture);
  const expected = await sharp(upload).resize(720).raw().toBuffer();
  for (const format of ['webp', 'avif'] as const) {
    const content = await buffer(await store.open(widthName(picture.hash, 720, format)));
    const found = await sharp(content).removeAlpha().raw().toBuffer();
    let off = 0;
    for (const [at, value] of expected.entries()) off += Math.abs(value - (found[at] ?? 0));
    expect(off / expected.length).toBeLessThan(1.5);
  }
});

test('soft backdrops keep their tones: no two neighbours are more than two steps apart', async () => {
  const [width, height] = [1200, 900];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const far = Math.hypot(x / width - 0.5, y / height - 0.45);
      data.fill(Math.round(246 - 40 * far), at, at + 3);
    }
  }
  const backdrop = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const picture = await ingestPicture(store, await receivedFile(folder, backdrop));
  await encodeWidths(store, picture);
  for (const format of ['webp', 'avif'] as const) {
    const content = await buffer(await store.open(widthName(picture.hash, 1080, format)));
    const { data: decoded, info } = await sharp(content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = Array.from(
      { length: info.width },
      (_, x) => decoded[(400 * info.width + x) * info.channels + 1] ?? 0,
    );
    const steps = row.slice(1).map((tone, x) => Math.abs(tone - (row[x] ?? 0)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
    expect(new Set(row).size).toBeGreaterThanOrEqual(15);
  }
});
