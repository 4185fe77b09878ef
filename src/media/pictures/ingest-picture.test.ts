import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  gifOfFrames,
  receivedFile,
  scene,
  ultraHdrJpeg,
} from '#tests/support/files/media-files.ts';
import { storePerTest } from '#tests/support/files/media-store.ts';
import { removeAssetFiles } from '../remove-asset-files.ts';
import { jpegName, type MediaStore, originalName, widthName } from '../store/store.ts';
import { ingestPicture } from './ingest-picture.ts';

const media = await storePerTest();

const ingest = async (content: Buffer) =>
  ingestPicture(media.store, await receivedFile(media.folder, content));
const stored = async (name: string) => buffer(await media.store.open(name));
const names = async () => {
  const all: string[] = [];
  for await (const { name } of media.store.list()) all.push(name);
  return all.sort();
};
/** The colour in the middle of a stored picture. */
const middleOf = async (name: string) => {
  const { data, info } = await sharp(await stored(name))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

test('a photograph becomes a JPEG, a WebP and a private original at once', async () => {
  const picture = await ingest(await scene(2000, 1500).jpeg().toBuffer());
  expect(picture).toMatchObject({
    kind: 'image',
    file: jpegName(picture.hash),
    width: 2000,
    height: 1500,
    webp: [720],
    avif: [],
    complete: false,
  });
  expect(await names()).toEqual(
    [`${picture.hash}.jpg`, `${picture.hash}-720.webp`, originalName(picture.hash)].sort(),
  );
  const jpeg = await sharp(await stored(picture.file)).metadata();
  expect(jpeg).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  const webp = await sharp(await stored(widthName(picture.hash, 720, 'webp'))).metadata();
  expect(webp).toMatchObject({ format: 'webp', width: 720, height: 540 });
});

test('the placeholder is a tiny WebP, the colour the mean', async () => {
  const plain = { width: 900, height: 600, channels: 3 as const, background: '#b07a45' };
  const { placeholder, color } = await ingest(await sharp({ create: plain }).png().toBuffer());
  expect(color).toBe('#b07a45');
  expect(placeholder.length).toBeLessThanOrEqual(300);
  const tiny = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });

  const busy = await ingest(await scene(1600, 2000, 5).jpeg().toBuffer());
  expect(busy.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(busy.placeholder.length).toBeLessThanOrEqual(300);
});

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('a %s is taken', async (format) => {
  const picture = await ingest(await scene(300, 200).toFormat(format).toBuffer());
  expect(picture).toMatchObject({ width: 300, height: 200, webp: [300] });
});

test('one pixel, one row and one column are pictures too', async () => {
  for (const [width, height] of [
    [1, 1],
    [5000, 1],
    [1, 5000],
  ] as const) {
    const picture = await ingest(await scene(width, height).png().toBuffer());
    expect(picture).toMatchObject({ width, height });
    expect(picture.placeholder.length).toBeLessThanOrEqual(300);
  }
});

test('the phone’s orientation is applied, and where and with what it was taken is gone', async () => {
  const upload = await scene(400, 200)
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>home</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();

  const picture = await ingest(upload);
  expect(picture).toMatchObject({ width: 200, height: 400 });
  for (const name of [picture.file, widthName(picture.hash, 200, 'webp')]) {
    const found = await sharp(await stored(name)).metadata();
    expect(found).toMatchObject({ width: 200, height: 400 });
    expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation]).toEqual(
      Array(5).fill(undefined),
    );
  }
});

test('colours of other spaces become sRGB', async () => {
  const plain = { width: 200, height: 200, channels: 3 as const, background: '#c83c28' };
  const wide = await sharp({ create: plain }).withIccProfile('p3').png().toBuffer();
  const ink = await sharp({ create: plain })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();
  for (const [upload, tolerance] of [
    [wide, 3],
    [ink, 20],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = await middleOf((await ingest(upload)).file);
    expect(Math.abs(red - 0xc8)).toBeLessThan(tolerance);
    expect(Math.abs(green - 0x3c)).toBeLessThan(tolerance);
    expect(Math.abs(blue - 0x28)).toBeLessThan(tolerance);
  }
});

test('grey and 16-bit pictures are taken', async () => {
  const grey = await scene(300, 300).grayscale().png().toBuffer();
  const deep = await scene(300, 300).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect((await ingest(grey)).color).toMatch(/^#([0-9a-f]{2})\1\1$/);
  expect((await ingest(deep)).color).toMatch(/^#[0-9a-f]{6}$/);
});

test('transparency is white in the JPEG and stays in the WebP', async () => {
  const clear = { r: 200, g: 0, b: 0, alpha: 0 };
  const create = { width: 300, height: 300, channels: 4 as const, background: clear };
  const picture = await ingest(await sharp({ create }).png().toBuffer());
  expect(await middleOf(picture.file)).toEqual([255, 255, 255]);
  expect((await middleOf(widthName(picture.hash, 300, 'webp')))[3]).toBe(0);
  expect(picture.color).toBe('#ffffff');
});

test('of an animation the first frame is taken', async () => {
  const picture = await ingest(gifOfFrames(12));
  expect(picture).toMatchObject({ width: 1, height: 1, color: '#ff0000' });
});

test('a phone’s picture for bright screens is an ordinary photograph', async () => {
  const upload = await ultraHdrJpeg(400, 300);
  expect(await ingest(upload)).toMatchObject({ width: 400, height: 300 });
});

test('what hides behind the pixels of a picture is not stored publicly', async () => {
  const payload = '<script>alert("polyglot")</script>';
  const image = await scene(200, 150).gif().toBuffer();
  const picture = await ingest(
    Buffer.concat([image, Buffer.from(payload), Buffer.from('PK\x03\x04')]),
  );
  for (const name of [picture.file, widthName(picture.hash, 200, 'webp')]) {
    expect((await stored(name)).includes('polyglot')).toBe(false);
  }
});

test('the same picture twice is one asset with the same answer', async () => {
  const upload = await scene(900, 700).jpeg().toBuffer();
  const [first, second] = await Promise.all([ingest(upload), ingest(upload)]);
  expect(second).toEqual(first);
  expect((await names()).length).toBe(3);
});

test('removing an asset leaves nothing of it, and everything of others', async () => {
  const kept = await ingest(await scene(300, 200, 1).jpeg().toBuffer());
  const gone = await ingest(await scene(300, 200, 2).jpeg().toBuffer());
  expect(await removeAssetFiles(media.store, gone.hash)).toBe(2);
  expect(await removeAssetFiles(media.store, gone.hash)).toBe(0);
  expect((await names()).every((name) => name.includes(kept.hash))).toBe(true);
  expect((await names()).length).toBe(3);
});

test('when the store fails in the middle, nothing of the new picture stays', async () => {
  const failing: MediaStore = {
    ...media.store,
    put: async (name, source) => {
      if (name.endsWith('.jpg')) throw new Error('No space left on device');
      await media.store.put(name, source);
    },
  };
  const upload = await receivedFile(media.folder, await scene(300, 200).jpeg().toBuffer());
  await expect(ingestPicture(failing, upload)).rejects.toThrow('No space left');
  expect(await names()).toEqual([]);

  await media.store.put(widthName(upload.hash, 300, 'webp'), Buffer.from('of an earlier upload'));
  await expect(ingestPicture(failing, upload)).rejects.toThrow('No space left');
  expect(await names()).toEqual([widthName(upload.hash, 300, 'webp')]);
});

test('the upload itself is left to the caller', async () => {
  const content = await scene(300, 200).jpeg().toBuffer();
  const upload = await receivedFile(media.folder, content);
  await ingestPicture(media.store, upload);
  expect(await readFile(upload.path)).toEqual(content);
  const partial = join(media.folder, 'media', '.partial');
  const entries = await readdir(partial, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
});
