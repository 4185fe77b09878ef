import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gifOfFrames, pngClaiming, receivedFile, scene } from '#tests/support/files/media-files.ts';
import { storePerTest } from '#tests/support/files/media-store.ts';
import { ingestPicture } from './ingest-picture.ts';
import { inspectPicture } from './open-picture.ts';

const media = await storePerTest();

async function expectRefusal(
  content: Buffer,
  refusal: { code: string; status: number; message?: string },
) {
  const upload = await receivedFile(media.folder, content);
  await expect(ingestPicture(media.store, upload)).rejects.toMatchObject({
    mediaError: true,
    ...refusal,
  });
  for await (const { name } of media.store.list()) expect.unreachable(`${name} stayed behind`);
}

const unreadable = { code: 'unreadable', status: 422 };
const tooManyPixels = { code: 'too-many-pixels', status: 422 };

test('a bomb of 20,000 × 20,000 pixels is refused before it is decoded', async () => {
  const bomb = pngClaiming({ width: 20_000, height: 20_000 });
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  const start = performance.now();
  await expectRefusal(bomb, tooManyPixels);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test('50 megapixels are the limit, and 16,000 pixels a side', async () => {
  await expectRefusal(pngClaiming({ width: 10_001, height: 5_000 }), tooManyPixels);
  await expectRefusal(pngClaiming({ width: 16_001, height: 10 }), tooManyPixels);
  await expectRefusal(pngClaiming({ width: 10, height: 16_001 }), tooManyPixels);
});

test('an AVIF, whose decoding takes more memory, may have 16 megapixels', async () => {
  const create = { width: 4_100, height: 4_000, channels: 3 as const, background: '#123456' };
  const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  await expectRefusal(avif, {
    ...tooManyPixels,
    message: expect.stringContaining('16 megapixels'),
  });
});

test('a header that lies about the size is found out', async () => {
  await expectRefusal(pngClaiming({ width: 3_000, height: 3_000, rows: 10 }), unreadable);
  const honest = await scene(100, 100).png().toBuffer();
  const lying = Buffer.from(honest);
  lying.writeUInt32BE(4_000, 16);
  await expectRefusal(lying, unreadable);
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a truncated %s is refused',
  async (format) => {
    const whole = await scene(800, 600).toFormat(format).toBuffer();
    await expectRefusal(whole.subarray(0, Math.floor(whole.length * 0.6)), unreadable);
  },
);

test('a header alone is refused', async () => {
  const whole = await scene(800, 600).jpeg().toBuffer();
  await expectRefusal(whole.subarray(0, 200), unreadable);
  await expectRefusal(Buffer.from('GIF89a'), unreadable);
});

test('damaged content is refused', async () => {
  const damaged = await scene(800, 600).png().toBuffer();
  damaged.fill(0x5a, 2_000, 4_000);
  await expectRefusal(damaged, unreadable);
});

test('an animation of thousands of frames is refused', async () => {
  await expectRefusal(gifOfFrames(3_000), { code: 'too-many-frames', status: 422 });
});

test('what only begins like a picture is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>';
  await expectRefusal(Buffer.from(`GIF89a${svg}`), unreadable);
  await expectRefusal(
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    unreadable,
  );
});

test('a picture that reads as another format than it was taken for is refused', async () => {
  const png = await scene(50, 50).png().toBuffer();
  await expect(inspectPicture(png, 'jpeg')).rejects.toMatchObject(unreadable);
});

test('SVG, TIFF, text and nothing are refused', async () => {
  const wrongKind = { code: 'unsupported-type', status: 415 };
  await expectRefusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongKind);
  await expectRefusal(await scene(20, 20).tiff().toBuffer(), wrongKind);
  await expectRefusal(Buffer.from('words'), wrongKind);
  await expectRefusal(Buffer.alloc(0), wrongKind);
});

test('the next picture after a refusal is taken', async () => {
  await expectRefusal(pngClaiming({ width: 3_000, height: 3_000, rows: 1 }), unreadable);
  const fine = await receivedFile(media.folder, await scene(200, 200).jpeg().toBuffer());
  expect((await ingestPicture(media.store, fine)).width).toBe(200);
  await expect(
    sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata(),
  ).rejects.toThrow();
});
