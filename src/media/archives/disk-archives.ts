import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchiveFolder } from './archive-folder.ts';

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
