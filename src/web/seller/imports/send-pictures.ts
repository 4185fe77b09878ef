import type { ImportPictures } from '#contracts/product-import.ts';
import type { Calls } from '#web/ui/office/calls.ts';
import type { Written } from '#web/ui/office/mutate.ts';
import { kindOf } from '../products/media-slots.ts';
import { shrinkPicture } from '../products/shrink-picture.ts';

const AT_ONCE = 6;
const MOST_BYTES_AT_ONCE = 24 * 1024 * 1024;

export type Told = { taken: number; unknown: string[]; refused: ImportPictures['refused'] };

type Sending = {
  calls: Calls;
  importId: string;
  files: readonly File[];
  signal: AbortSignal;
  /** Share of all files that has gone up, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Sends pictures, videos and ZIP files for an import, in batches; pictures are made small first. */
export async function sendPictures(sending: Sending): Promise<Told> {
  const { calls, importId, files, signal, onProgress } = sending;
  const told: Told = { taken: 0, unknown: [], refused: [] };
  const batches = batchesOf(files);
  for (const [index, batch] of batches.entries()) {
    signal.throwIfAborted();
    const [first] = batch;
    const isArchive = first !== undefined && isZip(first);
    const path = isArchive ? 'import-archive' : 'import-pictures';
    const { data } = await calls.write<Written<ImportPictures>>(`/seller/${path}/${importId}`, {
      method: 'POST',
      form: isArchive ? archiveForm(first) : await picturesForm(batch),
      signal,
      onProgress: (share) => onProgress((index + share) / batches.length),
    });
    told.taken += data.taken.length;
    told.unknown.push(...data.unknown);
    told.refused.push(...data.refused);
  }
  return told;
}

export const isZip = (file: File) => /\.zip$/i.test(file.name);

/** A ZIP goes alone; others together, up to so many files and bytes. */
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

function archiveForm(file: File): FormData {
  const form = new FormData();
  form.append('zip', file, file.name);
  return form;
}

/** Under their own names, by which rows name them, whatever they were made into. */
async function picturesForm(batch: readonly File[]): Promise<FormData> {
  const form = new FormData();
  for (const [index, file] of batch.entries()) {
    form.append(`${kindOf(file)}${index + 1}`, await shrinkPicture(file), file.name);
  }
  return form;
}
