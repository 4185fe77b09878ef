import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#database/database.ts';
import { listStoredAssets, type StoredAsset } from '#database/transfer/media-files.ts';
import { isMediaError } from '#media/media-error.ts';
import type { MediaStore } from '#media/store/store.ts';
import { parseStoredName, widthName } from '#media/store/stored-name.ts';

export type MediaFile = { name: string; content: Buffer; hash: string };

/** All that names of media begin with. */
export const beginnings: readonly string[] = Array.from({ length: 256 }, (_, number) =>
  number.toString(16).padStart(2, '0'),
);

const AT_ONCE = 8;

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Returns a file of a store with the hash of its content, or null where there is none. */
export async function readMediaFile(store: MediaStore, name: string): Promise<MediaFile | null> {
  try {
    const content = await buffer(await store.open(name));
    return { name, content, hash: sha256(content) };
  } catch (error) {
    if (isMediaError(error) && error.code === 'missing-file') return null;
    throw error;
  }
}

/**
 * Reads the files of all assets with this beginning that a view of the database knows, a few at a time.
 * Widths may be added and private uploads go while it reads: it looks again for what has come instead.
 * `missing` hears of files that the database speaks of and that are not there.
 */
export async function* mediaOfSnapshot(
  db: Database,
  store: MediaStore,
  beginning: string,
  missing: (name: string) => void,
): AsyncGenerator<MediaFile> {
  const assets = new Map((await listStoredAssets(db, beginning)).map((row) => [row.id, row]));
  if (assets.size === 0) return;
  const read = new Set<string>();
  for (let hasVanished = true; hasVanished; ) {
    hasVanished = false;
    const names = await namesOf(store, beginning, (name) => {
      return assets.has(parseStoredName(name)?.hash ?? '') && !read.has(name);
    });
    for await (const [name, file] of inOrder(names, (name) => readMediaFile(store, name))) {
      read.add(name);
      if (file === null) hasVanished = true;
      else yield file;
    }
  }
  for (const asset of assets.values()) {
    for (const name of namesOfAsset(asset)) if (!read.has(name)) missing(name);
  }
}

/** Returns the names with this beginning in a store, private uploads included. */
export async function namesOf(
  store: MediaStore,
  beginning: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const names: string[] = [];
  for (const prefix of [beginning, `originals/${beginning}`]) {
    for await (const { name } of store.list(prefix)) if (isWanted(name)) names.push(name);
  }
  return names;
}

/** Does the work of several at once, and yields what comes of it in their order. */
async function* inOrder<Of, Made>(
  all: readonly Of[],
  work: (one: Of) => Promise<Made>,
): AsyncGenerator<[Of, Made]> {
  const running: [Of, Promise<Made>][] = [];
  for (const one of all) {
    const made = work(one);
    made.catch(() => {}); // it is awaited below
    running.push([one, made]);
    if (running.length < AT_ONCE) continue;
    const [first, result] = running.shift() as [Of, Promise<Made>];
    yield [first, await result];
  }
  for (const [one, result] of running) yield [one, await result];
}

function namesOfAsset({ id, file, webp, avif }: StoredAsset): string[] {
  return [
    ...(file === '' ? [] : [file]),
    ...webp.map((width) => widthName(id, width, 'webp')),
    ...avif.map((width) => widthName(id, width, 'avif')),
  ];
}
