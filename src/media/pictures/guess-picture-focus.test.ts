import sharp from 'sharp';
import { expect, test } from 'vitest';
import { receivedFile } from '#tests/support/files/media-files.ts';
import { storePerTest } from '#tests/support/files/media-store.ts';
import { guessPictureFocus } from './guess-picture-focus.ts';

const media = await storePerTest();

/** A wide picture on a light ground, with its piece in the upper left. */
const piece = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ece7df' } }).composite([
    {
      input: { create: { width: 300, height: 200, channels: 3, background: '#553311' } },
      left: 60,
      top: 40,
    },
  ]);
const guess = async (content: Buffer) =>
  guessPictureFocus((await receivedFile(media.folder, content)).path);

test('a piece at the side is found, in the picture as it is shown', async () => {
  const { x = 100, y = 100 } = (await guess(await piece().png().toBuffer())) ?? {};
  expect([Math.abs(x - 7) < 4, Math.abs(y - 10) < 4]).toEqual([true, true]);
  // Lying on its right side: what was at the top is at the right.
  const turned = await piece().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const upright = (await guess(turned)) ?? { x: 0, y: 100 };
  expect([Math.abs(upright.x - 90) < 4, Math.abs(upright.y - 7) < 4]).toEqual([true, true]);
});

test('of what cannot be read there is no guess', async () => {
  const whole = await piece().png().toBuffer();
  expect(await guess(whole.subarray(0, whole.length / 2))).toBeNull();
  expect(await guess(Buffer.from('no picture'))).toBeNull();
});
