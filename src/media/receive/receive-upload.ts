import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
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
