import type { Readable } from 'node:stream';

/** Where archives are kept: a folder of a disk, or of object storage. */
export type ArchiveFolder = {
  /** The address of an archive as people write it. */
  addressOf: (name: string) => string;
  /**
   * Writes an archive under its name once it is whole, and not before; returns its size in bytes.
   * What was there under this name is replaced.
   */
  write: (name: string, archive: Readable) => Promise<number>;
  /** Opens an archive, and tells its size in bytes; returns null where there is none. */
  open: (name: string) => Promise<{ archive: Readable; bytes: number } | null>;
  /** Returns the names of the archives here, in any order. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** Removes what those who died while they wrote have left of archives with such names. */
  clearUnfinished: (isOurs: (name: string) => boolean) => Promise<void>;
};
