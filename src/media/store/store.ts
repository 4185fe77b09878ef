import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type StoredFile = { name: string; size: number; modified: Date };

/**
 * Where media live: a folder or an S3-compatible bucket. Names are those of stored-name.ts; any
 * other name throws. Every other failure (full disk, unreachable bucket) rejects and leaves no
 * part of a file under its name.
 */
export type MediaStore = {
  /** Writes all or nothing, replacing what is there. A path is read and left where it is. */
  put(name: string, source: string | Uint8Array): Promise<void>;
  /** Size in bytes and time of writing, or null when there is no such file. */
  stat(name: string): Promise<Omit<StoredFile, 'name'> | null>;
  /** Opens a file, or a part of it; rejects with MediaError `missing-file` when there is none. */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /** Removes a file; one that is not there is fine. */
  remove(name: string): Promise<void>;
  /**
   * All files whose names begin with `prefix`, in no promised order. Originals come with the whole
   * list and with a prefix that begins with `originals/`.
   */
  list(prefix?: string): AsyncIterableIterator<StoredFile>;
};
