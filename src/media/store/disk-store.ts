import { randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { access, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';
import { openOwnFolder } from '../receive/receive-upload.ts';
import { type MediaStore, parseStoredName, type StoredFile } from './store.ts';

/**
 * Stores media in `root`, two levels of folders deep (`ab/cd/abcd….jpg`, `originals/ab/cd/abcd…`),
 * so that a million files stay quick. A file is there whole or not at all, and survives a power
 * cut: it is written aside, flushed and renamed, and its folder flushed. Each process writes aside in
 * a folder of its own, `.partial/OWNER`, so that machines can share `root`. What processes that died
 * left half-written there is removed here once it has not changed for `abandonedMs`: at once by
 * default, for who is alone in `root`.
 */
export async function createDiskStore(
  root: string,
  { owner = randomUUID(), abandonedMs = 0 }: { owner?: string; abandonedMs?: number } = {},
): Promise<MediaStore> {
  const partials = await openOwnFolder(dirname(partialsOf(root, owner)), owner, abandonedMs);

  return {
    async put(name, source) {
      const path = pathOf(root, name);
      const partial = join(partials, randomUUID());
      try {
        await mkdir(partials, { recursive: true });
        await writeWhole(partial, source);
        const firstNew = await mkdir(dirname(path), { recursive: true });
        await rename(partial, path);
        await flushFolders(dirname(path), firstNew ? dirname(firstNew) : dirname(path));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    async stat(name) {
      const found = await stat(pathOf(root, name)).catch(unlessMissing);
      return found ? { size: found.size, modified: found.mtime } : null;
    },

    async open(name, range) {
      const file = await open(pathOf(root, name)).catch(unlessMissing);
      if (!file) throw mediaError('missing-file', said('noSuchFile'));
      return file.createReadStream({ highWaterMark: 256 * 1024, ...range });
    },

    async remove(name) {
      await rm(pathOf(root, name), { force: true });
    },

    list: (prefix = '') => listFolder(root, prefix),

    async check() {
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
}

/** Returns the folder in which a process writes files of the store in `root` before they are whole. */
export const partialsOf = (root: string, owner: string) => join(root, '.partial', owner);

/**
 * Returns a path only for names that this layer writes, so that no name can lead out of the folder.
 */
function pathOf(root: string, name: string): string {
  const parsed = parseStoredName(name);
  if (!parsed) throw new TypeError(`Not the name of a stored file: ${JSON.stringify(name)}`);
  const { hash, original } = parsed;
  const shard = join(hash.slice(0, 2), hash.slice(2, 4));
  return original ? join(root, 'originals', shard, hash) : join(root, shard, name);
}

async function writeWhole(path: string, source: string | Uint8Array): Promise<void> {
  if (typeof source === 'string') await copyFile(source, path, constants.COPYFILE_FICLONE);
  const file = await open(path, typeof source === 'string' ? 'r+' : 'wx');
  try {
    if (typeof source !== 'string') await file.writeFile(source);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes `folder`, and the folders above it up to `last` where new ones were made. */
async function flushFolders(folder: string, last: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== last) await flushFolders(dirname(folder), last);
}

async function* listFolder(root: string, prefix: string): AsyncIterableIterator<StoredFile> {
  const originals = 'originals/';
  const wantsPublic = !prefix.startsWith(originals);
  const wantsOriginals = prefix === '' || !wantsPublic;
  if (wantsPublic) yield* walk(root, '', prefix);
  if (wantsOriginals) {
    yield* walk(join(root, 'originals'), originals, prefix.slice(originals.length));
  }
}

/** Lists the files whose names begin with `prefix`. */
async function* walk(
  top: string,
  before: string,
  prefix: string,
): AsyncIterableIterator<StoredFile> {
  for await (const outer of entries(top, prefix.slice(0, 2))) {
    if (!/^[0-9a-f]{2}$/.test(outer.name)) continue;
    for await (const inner of entries(join(top, outer.name), prefix.slice(2, 4))) {
      const folder = join(top, outer.name, inner.name);
      for await (const { name } of entries(folder, prefix)) {
        if (!parseStoredName(before + name)) continue;
        const found = await stat(join(folder, name)).catch(unlessMissing);
        if (found) yield { name: before + name, size: found.size, modified: found.mtime };
      }
    }
  }
}

async function* entries(folder: string, prefix: string): AsyncIterableIterator<Dirent> {
  const opened = await opendir(folder).catch(unlessMissing);
  if (!opened) return;
  for await (const entry of opened) if (entry.name.startsWith(prefix)) yield entry;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/**
 * Returns a store that reads from `earlier` what `store` lacks, while media move from one to the other.
 * What is written goes to `store` alone; what is removed is removed in both.
 */
export function withFallback(store: MediaStore, earlier: MediaStore): MediaStore {
  return {
    put: (name, source) => store.put(name, source),
    stat: async (name) => (await store.stat(name)) ?? earlier.stat(name),
    async open(name, range) {
      try {
        return await store.open(name, range);
      } catch (error) {
        if (!isMediaError(error) || error.code !== 'missing-file') throw error;
        return earlier.open(name, range);
      }
    },
    async remove(name) {
      // First where it would be found again.
      await earlier.remove(name);
      await store.remove(name);
    },
    async check() {
      await store.check();
      await earlier.check();
    },
    async *list(prefix) {
      yield* store.list(prefix);
      for await (const file of earlier.list(prefix)) {
        if ((await store.stat(file.name)) === null) yield file;
      }
    },
  };
}
