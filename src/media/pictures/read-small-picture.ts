import { pictureSemaphore } from '../concurrency.ts';
import { identifyPicture } from '../receive/identify-file.ts';
import { makeThumbnail } from './encode-picture.ts';
import { decodePicture, inspectPicture, type Pixels } from './open-picture.ts';

/**
 * Reads a received picture at most `side` pixels wide and high, upright. Throws MediaError where it
 * is refused.
 */
export async function readSmallPicture(path: string, side: number): Promise<Pixels> {
  const { weight } = await inspectPicture(path, await identifyPicture(path));
  return pictureSemaphore.runExclusive(async () => {
    using pixels = await decodePicture(path, side);
    // Awaited here: the pixels' memory is freed where this block ends.
    return await makeThumbnail(pixels, side);
  }, weight);
}
