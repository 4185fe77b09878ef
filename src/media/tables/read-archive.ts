import type { Readable } from 'node:stream';
import { openPromise, type ZipFile } from 'yauzl';
import { isMediaError, mediaError } from '../media-error.ts';

export type ArchiveEntry = {
  /** The file's name without its folders. */
  name: string;
  /** Bytes it unpacks to, as the archive says; reading it fails where that is not so. */
  bytes: number;
  open: () => Promise<Readable>;
};

/**
 * Shows `visit` each file of a ZIP archive in turn; folders, hidden files and encrypted ones are
 * passed over. Throws a refusal where it is no archive or holds more than `mostEntries` files.
 */
export async function walkArchive(
  path: string,
  mostEntries: number,
  visit: (entry: ArchiveEntry) => Promise<void> | void,
): Promise<void> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(path, { autoClose: false, lazyEntries: true });
    const { entryCount } = archive;
    if (entryCount > mostEntries) throw tooMany(mostEntries);
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.split('/').at(-1) ?? '';
      if (name === '' || name.startsWith('.') || entry.isEncrypted()) continue;
      const opened = archive;
      await visit({
        name,
        bytes: entry.uncompressedSize,
        open: () => opened.openReadStreamPromise(entry),
      });
    }
  } catch (error) {
    if (isMediaError(error) || !isParsers(error)) throw error;
    throw mediaError('unreadable', 'This ZIP file is damaged. Make it anew and try again.', error);
  } finally {
    archive?.close();
  }
}

/** How much everything in an archive unpacks to, in bytes. */
export async function unpackedBytes(path: string, mostEntries: number): Promise<number> {
  let bytes = 0;
  await walkArchive(path, mostEntries, (entry) => {
    bytes += entry.bytes;
  });
  return bytes;
}

const tooMany = (most: number) =>
  mediaError('too-large', `This ZIP file holds more than ${most} files. Split it into parts.`);

/** The archive's faults are plain errors without a code; the machine's and ours have one. */
const isParsers = (error: unknown) =>
  error instanceof Error && !('code' in error) && !('failure' in error);
