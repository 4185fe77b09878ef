import type { Readable } from 'node:stream';
import { Parser } from 'saxen';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';

export type ArchiveEntry = {
  /** The file's name without its folders. */
  name: string;
  /** Its position in the archive, from 1, of `of` entries. */
  at: number;
  of: number;
  /** Bytes it unpacks to, as the archive says; reading it fails where that is not so. */
  bytes: number;
  /**
   * Opens it. Refuses a file that unpacks to far more than its packed size, as no picture or video
   * does.
   */
  open: () => Promise<Readable>;
};

type Bounds = {
  mostEntries: number;
  /** Limit of unpacked bytes, of all files together. */
  mostUnpackedBytes?: number;
};

/** Pictures and videos are compressed already: a ZIP makes them hardly smaller. */
const MOST_RATIO = 50;
const SMALL_BYTES = 256 * 1024;

/**
 * Calls `visit` with each file of a ZIP archive in turn; skips folders, hidden files and encrypted
 * ones. Throws a refusal where it is no archive, claims to unpack to more than it can hold, has
 * paths that lead out of it, or exceeds the limits.
 */
export async function walkArchive(
  path: string,
  { mostEntries, mostUnpackedBytes = Number.POSITIVE_INFINITY }: Bounds,
  visit: (entry: ArchiveEntry) => Promise<void> | void,
): Promise<void> {
  let archive: ZipFile | undefined;
  let visitors: { error: unknown } | undefined;
  try {
    archive = await openPromise(path, { autoClose: false, lazyEntries: true });
    const { entryCount, fileSize } = archive;
    if (entryCount > mostEntries) throw tooMany(mostEntries);
    let at = 0;
    let packed = 0;
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      at += 1;
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      // Entries that share bytes are the sign of a ZIP bomb.
      if (packed > fileSize) throw damaged();
      if (unpacked > mostUnpackedBytes) throw tooLarge();
      const name = entry.fileName.split('/').at(-1) ?? '';
      if (name === '' || name.startsWith('.') || entry.isEncrypted()) continue;
      const opened = archive;
      const open = () => openEntry(opened, entry);
      try {
        await visit({ name, at, of: entryCount, bytes: entry.uncompressedSize, open });
      } catch (error) {
        visitors = { error };
        throw error;
      }
    }
  } catch (error) {
    if (visitors) throw visitors.error;
    if (isMediaError(error) || !isParsers(error)) throw error;
    throw damaged(error);
  } finally {
    archive?.close();
  }
}

async function openEntry(archive: ZipFile, entry: Entry): Promise<Readable> {
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MOST_RATIO) {
    throw mediaError('too-large', said('fileUnpacksToMuch'));
  }
  return archive.openReadStreamPromise(entry).catch((error) => {
    throw mediaError('unreadable', said('fileNotUnpacked'), error);
  });
}

const tooMany = (most: number) => mediaError('too-large', said('zipHasManyFiles', { most }));
const tooLarge = () => mediaError('too-large', said('zipUnpacksToMuch'));
const damaged = (cause?: unknown) => mediaError('unreadable', said('zipDamaged'), cause);

/** Faults of the archive are plain errors without a code; the machine's have one. */
const isParsers = (error: unknown) => error instanceof Error && !('code' in error);

/** The events of reading a document; names have no prefixes. */
type XmlReader = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Reads XML from beginning to end. Throws where it is not well-formed. */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    open?.(bare(name), () =>
      Object.fromEntries(
        Object.entries(attributes()).map(([key, value]) => [bare(key), decode(value)]),
      ),
    );
  });
  parser.on('closeTag', (name) => close?.(bare(name)));
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.parse(xml);
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
