import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { said } from '#languages/said.ts';
import { runBounded } from '../bounded/run-bounded.ts';
import { pictureSemaphore } from '../concurrency.ts';
import { isMediaError, mediaError } from '../media-error.ts';
import type { MediaStore } from '../store/store.ts';
import { fontNames, fonts } from './fonts.ts';

/** A picture of the store for a document: `file` is what its data call it. */
export type DocumentPicture = { stored: string; file: string; width: number };

export type DocumentRequest = {
  template: 'share' | 'catalogue' | 'poster' | 'receipt';
  format: 'pdf' | 'jpeg';
  /** What the template shows, with all words in its language. */
  data: object;
  pictures: readonly DocumentPicture[];
};

export type TypesetTask = Pick<DocumentRequest, 'template' | 'format'> & {
  folder: string;
  fonts: readonly string[];
};

const BOUNDS = { memoryMb: 700, heapMb: 128, seconds: 60, reportMb: 1 };

const tooMuch = () => mediaError('too-large', said('documentTakesTooMuch'));

/**
 * Makes a document in a process of its own, one at a time, and returns its bytes, whose end removes what it took of
 * `parent`. A picture that the store does not have any more is left out. Throws MediaError `busy`
 * where many wait, `too-large` where it takes too much.
 */
export async function makeDocument(
  store: MediaStore,
  parent: string,
  { template, format, data, pictures }: DocumentRequest,
): Promise<Readable> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'document-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    for (const picture of pictures) await fetchPicture(store, folder, picture);
    await writeFile(join(folder, 'data.json'), JSON.stringify({ ...data, fontNames }));
    const task: TypesetTask = { template, format, folder, fonts };
    await runBounded(new URL('./typeset.ts', import.meta.url), task, BOUNDS, tooMuch);
    return createReadStream(join(folder, 'document')).once('close', clear);
  } catch (error) {
    await clear();
    throw error;
  }
}

const JPEG = { quality: 82 };
/** Stands for a picture that is not in the store any more. */
const ground = { width: 4, height: 5, channels: 3, background: '#e9e2d6' } as const;

async function fetchPicture(
  store: MediaStore,
  folder: string,
  { stored, file, width }: DocumentPicture,
): Promise<void> {
  const target = createWriteStream(join(folder, file));
  const opened = await store.open(stored).catch((error) => {
    if (isMediaError(error) && error.code === 'missing-file') return null;
    throw error;
  });
  await pictureSemaphore.runExclusive(() =>
    opened === null
      ? pipeline(sharp({ create: ground }).jpeg(JPEG), target)
      : pipeline(opened, sharp().resize({ width, withoutEnlargement: true }).jpeg(JPEG), target),
  );
}
