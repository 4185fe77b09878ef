import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type StoredFile = { name: string; size: number; modified: Date };

/**
 * A store of media: a folder or an S3-compatible bucket. Names are those of stored-name.ts; any
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
