import type { Readable } from 'node:stream';
import type { WidthFormat } from '../pictures/responsive-widths.ts';

/** Bytes from `start` to `end`, both included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type StoredFile = { name: string; size: number; modified: Date };

/**
 * A store of media: a folder or an S3-compatible bucket. Names are those of `parseStoredName`; any
 * other name throws. Every other failure (full disk, unreachable bucket) rejects and leaves no part
 * of a file under its name; of an unreachable bucket it is MediaError `store-unavailable`, within seconds.
 */
export type MediaStore = {
  /** Writes a file whole or not at all, replacing an earlier one. A source path is only read. */
  put(name: string, source: string | Uint8Array): Promise<void>;
  /** Returns size in bytes and time of writing, or null when there is no such file. */
  stat(name: string): Promise<Omit<StoredFile, 'name'> | null>;
  /** Opens a file, or a part of it; rejects with MediaError `missing-file` when there is none. */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>;
  /**
   * Lists the files whose names begin with `prefix`, in any order. Originals are listed without a
   * prefix and with one that begins with `originals/`.
   */
  list(prefix?: string): AsyncIterableIterator<StoredFile>;
  /** Rejects where files can be neither read nor written at present. */
  check(): Promise<void>;
};

const EXTENSIONS = ['jpg', 'webp', 'avif', 'mp4', 'mov'] as const;
type Extension = (typeof EXTENSIONS)[number];

const PUBLIC_NAME = /^([0-9a-f]{32})(?:-([1-9]\d{0,4}))?\.(jpg|webp|avif|mp4|mov)$/;
const ORIGINAL_NAME = /^originals\/([0-9a-f]{32})$/;

/** The parts of a name in the store. Originals are private: no route may serve them. */
type StoredName = {
  hash: string;
  width: number | null;
  extension: Extension | null;
  original: boolean;
};

export const jpegName = (hash: string) => `${hash}.jpg`;
export const originalName = (hash: string) => `originals/${hash}`;
export const widthName = (hash: string, width: number, format: WidthFormat) =>
  `${hash}-${width}.${format}`;
export const videoName = (hash: string, container: 'mp4' | 'mov') => `${hash}.${container}`;

/** Returns the parts of a name, or null for a name that this layer never writes. */
export function parseStoredName(name: string): StoredName | null {
  const original = ORIGINAL_NAME.exec(name)?.[1];
  if (original) return { hash: original, width: null, extension: null, original: true };
  const [, hash, width, extension] = PUBLIC_NAME.exec(name) ?? [];
  if (!hash) return null;
  return {
    hash,
    width: width ? Number(width) : null,
    extension: extension as Extension,
    original: false,
  };
}

const CONTENT_TYPES: Record<Extension, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** Returns the content type to store and serve a file under; originals are opaque bytes. */
export function contentTypeOf(name: string): string {
  const extension = parseStoredName(name)?.extension;
  return extension ? CONTENT_TYPES[extension] : 'application/octet-stream';
}

/** Returns the names of an asset's public files in the store. */
export async function namesOf(store: MediaStore, hash: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of store.list(hash)) names.add(file.name);
  return names;
}

/**
 * Writes the files of an asset that do not exist yet. When one cannot be written, those that this
 * call wrote are removed and the error is thrown; earlier files stay.
 */
export async function saveFiles(
  store: MediaStore,
  present: ReadonlySet<string>,
  files: { name: string; source: string | Uint8Array }[],
): Promise<void> {
  const written: string[] = [];
  try {
    for (const { name, source } of files) {
      if (present.has(name)) continue;
      written.push(name);
      await store.put(name, source);
    }
  } catch (error) {
    for (const name of written) await store.remove(name).catch(() => undefined);
    throw error;
  }
}
