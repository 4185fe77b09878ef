import { mkdir, rm, statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { MediaKind, UploadKind } from '#contracts/media.ts';
import { said } from '#languages/said.ts';
import { isMediaError } from '#media/media-error.ts';
import { receiveUpload } from '#media/receive/receive-upload.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';

/** An uploaded file in the incoming folder, its content not inspected yet. */
export type UploadedFile<Kind extends UploadKind = MediaKind> = {
  /** Name of the form's part, such as `image1`. */
  part: string;
  /** Expected kind; the content decides whether it matches. */
  kind: Kind;
  /** Original file name. */
  name?: string;
  path: string;
  bytes: number;
  /** SHA-256 of its content, first 32 hex digits. */
  hash: string;
};

/** Streams a file part into the incoming folder; refusals name the part. */
export async function receiveFile<Kind extends UploadKind>(
  context: AppContext,
  part: string,
  kind: Kind,
  source: Readable,
  name = part,
): Promise<UploadedFile<Kind>> {
  try {
    const received = await receiveUpload(source, { folder: context.incoming, kind });
    return { part, kind, name, ...received };
  } catch (error) {
    throw refusedFile(part, error);
  }
}

/** Deletes uploads that were not stored. */
export async function discardFiles(files: readonly { path: string }[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}

/** Turns a media error into a refusal that names the form's part, if any; a full disk is 507. */
export function refusedFile(part: string | null, error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return fullDisk();
  if (!isMediaError(error)) return error;
  return failure(error.status, error.code, error.said, {
    ...(part !== null && { fields: { [part]: error.said } }),
    ...(error.code === 'busy' && { retryAfter: 10 }),
    ...(error.code === 'store-unavailable' && { retryAfter: 30, cause: error.cause }),
  });
}

/** Refusal (507) where the disk has no room. */
const fullDisk = () => failure(507, 'disk-full', said('diskFull'), { retryAfter: 3600 });

/**
 * Throws 507 where `bytes` more would leave too little free space in any upload folder, so that the
 * database beside them can always write.
 */
export async function refuseFullDisk(
  {
    diskFolders,
    minFreeDiskBytes,
    log,
  }: Pick<AppContext, 'diskFolders' | 'minFreeDiskBytes' | 'log'>,
  bytes: number,
): Promise<void> {
  for (const folder of diskFolders) {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free - bytes >= minFreeDiskBytes) continue;
    log.error(
      { folder, free, floor: minFreeDiskBytes },
      'uploads are refused: the disk is nearly full',
    );
    throw fullDisk();
  }
}
