import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  LARGEST_ARCHIVE_BYTES,
  LARGEST_DOCUMENT_BYTES,
  LARGEST_IMAGE_BYTES,
  LARGEST_TABLE_BYTES,
  LARGEST_VIDEO_BYTES,
  type UploadKind,
} from '#contracts/media.ts';
import { type Said, said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';

/** A complete upload: `hash` is the first 32 hex digits of its SHA-256. */
export type ReceivedFile = { path: string; bytes: number; hash: string };

const LIMITS = {
  image: {
    bytes: LARGEST_IMAGE_BYTES,
    message: said('pictureTooLarge'),
  },
  video: {
    bytes: LARGEST_VIDEO_BYTES,
    message: said('videoTooLarge'),
  },
  table: {
    bytes: LARGEST_TABLE_BYTES,
    message: said('tableTooLarge'),
  },
  document: {
    bytes: LARGEST_DOCUMENT_BYTES,
    message: said('documentTooLarge'),
  },
  archive: {
    bytes: LARGEST_ARCHIVE_BYTES,
    message: said('archiveTooLarge'),
  },
};

/**
 * Streams an upload into a new file in `folder` and hashes it. Nothing stays when it fails: too
 * large (413), empty (422), cut off (400), or a disk error. The rest of a refused stream is read
 * and discarded, so that the sender can read the refusal; the HTTP layer limits how much that may
 * be. The caller has to remove the file.
 */
export async function receiveUpload(
  source: Readable,
  options: { folder: string; kind: UploadKind },
): Promise<ReceivedFile> {
  await mkdir(options.folder, { recursive: true });
  const path = join(options.folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  source.on('error', () => undefined);
  try {
    const received = await writeStream(source, file, LIMITS[options.kind]);
    await file.close();
    return { path, ...received };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    const cutOff = source.errored !== null || (source.destroyed && !source.readableEnded);
    source.resume();
    if (isMediaError(error) || !cutOff) throw error;
    throw mediaError('upload-cut-off', said('uploadCutOff'), error);
  }
}

async function writeStream(
  source: Readable & { truncated?: boolean },
  file: FileHandle,
  limit: { bytes: number; message: Said },
) {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limit.bytes) throw mediaError('too-large', limit.message);
    digest.update(chunk);
    await file.writeFile(chunk);
  }
  // A multipart parser with its own limit ends the stream early and marks it so.
  if (source.truncated) throw mediaError('too-large', limit.message);
  if (bytes === 0) throw mediaError('empty-file', said('fileEmpty'));
  return { bytes, hash: digest.digest('hex').slice(0, 32) };
}

const TOUCH_EVERY_MS = 60_000;

/**
 * Makes the folder inside `parent` that belongs to one process, and shows by its time of change that
 * the process lives: every minute, so that clocks of machines that share `parent` may differ by much
 * of an hour. Returns its path. First removes those that have not been touched for `abandonedMs`: 0
 * where no other process can be using `parent`.
 */
export async function openOwnFolder(
  parent: string,
  owner: string,
  abandonedMs: number,
): Promise<string> {
  await clearAbandoned(parent, abandonedMs);
  const folder = join(parent, owner);
  await mkdir(folder, { recursive: true });
  const timer = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') clearInterval(timer);
    });
  }, TOUCH_EVERY_MS);
  timer.unref();
  return folder;
}

/**
 * Removes the folders and files inside `parent` that have not changed for so long: those of processes
 * that were killed, on whatever machine. Returns how many were removed.
 */
export async function clearAbandoned(parent: string, untouchedMs: number): Promise<number> {
  await mkdir(parent, { recursive: true });
  const latest = Date.now() - untouchedMs;
  let removed = 0;
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const found = await stat(path).catch(unlessGone);
    if (found === null || (untouchedMs > 0 && found.mtimeMs > latest)) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Another process may be removing the same folders. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
