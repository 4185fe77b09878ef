import type { importCalls } from '#contracts/calls/imports.ts';
import type { ImportPictures, ProductImport } from '#contracts/products/product-import.ts';
import type { Calls } from '../calls.ts';
import { formDataOf } from '../form/send-form.ts';
import { refusedKind } from '../pictures/refused-kind.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { kindOf } from '../products/media-slots.ts';

const AT_ONCE = 6;
const MOST_BYTES_AT_ONCE = 24 * 1024 * 1024;

export type ReceivedPictures = {
  taken: number;
  unknown: string[];
  refused: ImportPictures['refused'];
};

type Sending = {
  calls: Calls;
  /** Those of this back office. */
  importing: (typeof importCalls)['seller' | 'admin'];
  importId: string;
  files: readonly File[];
  signal: AbortSignal;
  /** The share of all files that has been uploaded, 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the progress of unpacking an uploaded ZIP. */
  onUnpacking: (found: ProductImport) => void;
};

const ASK_EVERY_MS = 1000;

/**
 * Uploads pictures, videos and ZIP files for an import, in batches; pictures are scaled down first.
 * A ZIP is unpacked before the next batch is sent.
 */
export async function sendPictures(sending: Sending): Promise<ReceivedPictures> {
  const { calls, importing, importId, files, signal, onProgress } = sending;
  const received: ReceivedPictures = { taken: 0, unknown: [], refused: [] };
  const batches = batchesOf(files);
  for (const [index, batch] of batches.entries()) {
    signal.throwIfAborted();
    const [first] = batch;
    const params = { id: importId };
    const options = {
      signal,
      onProgress: (share: number) => onProgress((index + share) / batches.length),
    };
    if (first !== undefined && isZip(first)) {
      const form = formDataOf({ zip: first });
      const { data } = await calls.send(importing.sendArchive, { params, form }, options);
      await untilUnpacked(sending, data);
      continue;
    }
    const { form, refused } = await picturesForm(batch);
    received.refused.push(...refused);
    if (refused.length === batch.length) continue;
    const { data } = await calls.send(importing.sendPictures, { params, form }, options);
    received.taken += data.taken.length;
    received.unknown.push(...data.unknown);
    received.refused.push(...data.refused);
  }
  return received;
}

async function untilUnpacked(sending: Sending, sent: ProductImport): Promise<void> {
  const { calls, importing, importId, signal, onUnpacking } = sending;
  let found = sent;
  onUnpacking(found);
  while (found.archive?.state === 'unpacking') {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    signal.throwIfAborted();
    found = await calls.read(importing.getOne, { params: { id: importId } }, signal);
    onUnpacking(found);
  }
}

export const isZip = (file: File) => /\.zip$/i.test(file.name);

/** Returns batches: a ZIP alone; other files together, up to a number of files and bytes. */
export function batchesOf(files: readonly File[]): File[][] {
  const batches: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    const [first] = last ?? [];
    bytes += file.size;
    const isFull =
      !last || !first || last.length >= AT_ONCE || bytes > MOST_BYTES_AT_ONCE || isZip(first);
    if (isFull || isZip(file)) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
    }
  }
  return batches;
}

/**
 * Files keep their own names, by which rows name them, even when converted; unsupported ones are
 * refused here already.
 */
async function picturesForm(batch: readonly File[]) {
  const form = new FormData();
  const refused: ImportPictures['refused'] = [];
  for (const [index, file] of batch.entries()) {
    const light = await shrinkPicture(file);
    const message = await refusedKind(light);
    if (message === undefined) form.append(`${kindOf(file)}${index + 1}`, light, file.name);
    else refused.push({ name: file.name, message });
  }
  return { form, refused };
}
