import sharp from 'sharp';
import { expect, test } from 'vitest';
import { receivedFile } from '#tests/support/files/media-files.ts';
import { storePerTest } from '#tests/support/files/media-store.ts';
import { focusOfPicture } from './store-picture.ts';

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
  focusOfPicture({}, await receivedFile(media.folder, content));

/** Whether a guess is near a point. */
async function isNear(content: Buffer, x: number, y: number) {
  const { focusX, focusY } = await guess(content);
  return Math.abs((focusX ?? -99) - x) < 4 && Math.abs((focusY ?? -99) - y) < 4;
}

test('a piece at the side is found, in the picture as it is shown', async () => {
  expect(await isNear(await piece().png().toBuffer(), 7, 10)).toBe(true);
  // Lying on its right side: what was at the top is at the right.
  const turned = await piece().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await isNear(turned, 90, 7)).toBe(true);
});

test('of what cannot be read there is no guess', async () => {
  const none = { focusX: null, focusY: null };
  const whole = await piece().png().toBuffer();
  expect(await guess(whole.subarray(0, whole.length / 2))).toEqual(none);
  expect(await guess(Buffer.from('no picture'))).toEqual(none);
});
