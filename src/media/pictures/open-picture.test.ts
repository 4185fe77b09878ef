import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './open-picture.ts';

const side = 40;
const white = { r: 255, g: 255, b: 255 };
const png = (channels: 3 | 4, alpha: number) =>
  sharp({ create: { width: side, height: side, channels, background: { ...white, alpha } } })
    .png()
    .toBuffer();

test.each([
  ['without transparency', 3, 1, 3],
  ['with an idle alpha channel', 4, 1, 3],
  ['with transparency', 4, 0.5, 4],
] as const)(
  'pixels %s keep their memory for as long as they are used',
  async (_, channels, alpha, kept) => {
    const file = await png(channels, alpha);
    const all = await (async () => {
      using pixels = await decodePicture(file, side);
      expect(pixels.channels).toBe(kept);
      expect(pixels.data.byteLength).toBe(side * side * kept);
      return pixels;
    })();
    expect(all.data.byteLength).toBe(0);
  },
);
