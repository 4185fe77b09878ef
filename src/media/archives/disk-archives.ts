import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const UNFINISHED = '.partial';

/** Keeps archives in a folder of a disk, readable by this account alone. */
export function diskArchives(folder: string): ArchiveFolder {
  return {
    addressOf: (name) => join(folder, name),

    async write(name, archive) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = join(folder, `${name}${UNFINISHED}`);
      try {
        await pipeline(archive, createWriteStream(partial, { mode: 0o600, flush: true }));
        const { size } = await stat(partial);
        await rename(partial, join(folder, name));
        await flushFolder(folder);
        return size;
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    async open(name) {
      const found = await stat(join(folder, name)).catch(unlessMissing);
      if (!found?.isFile()) return null;
      const archive = createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 });
      return { archive, bytes: found.size };
    },

    async list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      return names.filter((name) => !name.endsWith(UNFINISHED));
    },

    async remove(name) {
      await rm(join(folder, name), { force: true });
    },

    async clearUnfinished(isOurs) {
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        if (!name.endsWith(UNFINISHED) || !isOurs(name.slice(0, -UNFINISHED.length))) continue;
        await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** After a power cut, a renamed file is there only where its folder was written too. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

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
