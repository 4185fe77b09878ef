import type { Focus } from '#domain/pictures/focus.ts';
import { guessFocus, LOOKED_AT_SIDE } from '#domain/pictures/guess-focus.ts';
import { pictureSemaphore } from '../concurrency.ts';
import { isMediaError } from '../media-error.ts';
import { identifyPicture } from '../receive/identify-file.ts';
import { makeThumbnail } from './encode-picture.ts';
import { decodePicture, inspectPicture } from './open-picture.ts';

/** Guesses which point of a received picture crops should keep in sight; null where it cannot. */
export async function guessPictureFocus(path: string): Promise<Focus | null> {
  try {
    const { weight } = await inspectPicture(path, await identifyPicture(path));
    return await pictureSemaphore.runExclusive(async () => {
      using pixels = await decodePicture(path, LOOKED_AT_SIDE);
      return guessFocus(await makeThumbnail(pixels, LOOKED_AT_SIDE));
    }, weight);
  } catch (error) {
    if (isMediaError(error)) return null;
    throw error;
  }
}
