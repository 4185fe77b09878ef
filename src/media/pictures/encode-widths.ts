import { buffer } from 'node:stream/consumers';
import { pictureSemaphore, withHashLock } from '../concurrency.ts';
import { isMediaError } from '../media-error.ts';
import { identifyPicture } from '../receive/identify-file.ts';
import { type MediaStore, namesOf, originalName, widthName } from '../store/store.ts';
import { encodeWidth } from './encode-picture.ts';
import { decodePicture, inspectPicture } from './open-picture.ts';
import { missingWidths, type PictureSize, type Widths, widthsAmong } from './responsive-widths.ts';

export type EncodeOutcome = Widths & {
  /**
   * `complete`: every width exists and the private upload is removed. `stopped`: the signal was
   * aborted; call again. `original-missing`: widths are missing and the upload to make them from is
   * gone.
   */
  state: 'complete' | 'stopped' | 'original-missing';
};

const running = new Map<string, AbortController>();

/** Stops a running encodeWidths for this picture after the present file; it returns `stopped`. */
export const stopEncoding = (hash: string) => running.get(hash)?.abort();

/**
 * Makes the widths of a picture that do not exist yet, one file at a time, so that a call after a
 * crash goes on where the last one stopped. For the background queue, never for a request; between
 * two files it lets waiting uploads go first. Rejects when the store fails.
 */
export function encodeWidths(
  store: MediaStore,
  picture: PictureSize & { hash: string },
  options: { signal?: AbortSignal } = {},
): Promise<EncodeOutcome> {
  const { hash, width, height } = picture;
  return withHashLock(hash, async () => {
    const stop = new AbortController();
    running.set(hash, stop);
    try {
      const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
      return await encodeMissing(store, hash, { width, height }, signal);
    } finally {
      running.delete(hash);
    }
  });
}

async function encodeMissing(
  store: MediaStore,
  hash: string,
  size: PictureSize,
  signal: AbortSignal,
): Promise<EncodeOutcome> {
  const present = await namesOf(store, hash);
  const missing = missingWidths(size, widthsAmong(present));
  if (missing.length > 0) {
    const original = await readOriginal(store, hash);
    if (!original) return { ...widthsAmong(present), state: 'original-missing' };
    const { weight } = await inspectPicture(original, await identifyPicture(original));
    const widest = Math.max(...missing.map((file) => file.width));
    const decode = () => decodePicture(original, widest);
    using pixels = await pictureSemaphore.runExclusive(decode, weight);
    for (const file of missing) {
      if (signal.aborted) return { ...widthsAmong(present), state: 'stopped' };
      const encoded = await pictureSemaphore.runExclusive(() =>
        encodeWidth(pixels, file.width, file.format),
      );
      const name = widthName(hash, file.width, file.format);
      await store.put(name, encoded);
      present.add(name);
    }
  }
  await store.remove(originalName(hash));
  return { ...widthsAmong(present), state: 'complete' };
}

async function readOriginal(store: MediaStore, hash: string): Promise<Buffer | null> {
  try {
    return await buffer(await store.open(originalName(hash)));
  } catch (error) {
    if (isMediaError(error) && error.code === 'missing-file') return null;
    throw error;
  }
}
