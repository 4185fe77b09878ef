import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { UploadKind } from '#contracts/media.ts';
import { receiveUpload } from '#media/receive/receive-upload.ts';
import type { AppContext } from '../app-context.ts';
import { refusedFile } from './refused-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

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
