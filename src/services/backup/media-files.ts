import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { Database } from '#database/database.ts';
import { listStoredAssets, type StoredAsset } from '#database/transfer/open-databases.ts';
import { isMediaError } from '#media/media-error.ts';
import { type MediaStore, parseStoredName, widthName } from '#media/store/store.ts';
import { countInWords, type Progress, sizeInWords } from './archive-format.ts';

type MediaFile = { name: string; content: Buffer; hash: string };

/** All that names of media begin with. */
export const beginnings: readonly string[] = Array.from({ length: 256 }, (_, number) =>
  number.toString(16).padStart(2, '0'),
);

const AT_ONCE = 8;

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Returns a file of a store with the hash of its content, or null where there is none. */
async function readMediaFile(store: MediaStore, name: string): Promise<MediaFile | null> {
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
async function namesOf(
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

/** Puts files into a store, some at a time, each read again to see that it has arrived. */
export function mediaWriter(store: MediaStore) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const failure: { first: unknown } = { first: null };

  async function put({ name, content, hash }: MediaFile): Promise<void> {
    const present = await store.stat(name);
    if (present?.size === content.length && (await hashIn(store, name)) === hash) return;
    await store.put(name, content);
    if ((await hashIn(store, name)) !== hash) {
      throw new Error(`The file ${name} did not arrive as it was sent. Begin again.`);
    }
  }

  return {
    /** Resolves once there is room for another one. Throws what has failed before. */
    async add(file: MediaFile): Promise<void> {
      await queue.onSizeLessThan(AT_ONCE);
      if (failure.first !== null) throw failure.first;
      queue
        .add(() => put(file))
        .catch((error) => {
          failure.first ??= error;
          queue.clear();
        });
    },
    /** Resolves once all have been put. */
    async end(): Promise<void> {
      await queue.onIdle();
      if (failure.first !== null) throw failure.first;
    },
  };
}

const hashIn = async (store: MediaStore, name: string) =>
  (await readMediaFile(store, name))?.hash ?? null;

/**
 * Copies all files of one store to another. Those that are there with their size are left as they are,
 * or compared with `isExact`. What is removed meanwhile is left out. Returns how many files and bytes
 * were looked at, and how many of them were copied.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { isExact }: { isExact: boolean },
  progress: Progress,
): Promise<{ files: number; copied: number; bytes: number }> {
  const total = { files: 0, copied: 0, bytes: 0 };
  const writer = mediaWriter(to);
  for (const [index, beginning] of beginnings.entries()) {
    for (const name of await namesOf(from, beginning)) {
      const file = await from.stat(name);
      if (file === null) continue;
      total.files += 1;
      total.bytes += file.size;
      const present = await to.stat(name);
      const isThere = present?.size === file.size;
      if (isThere && !isExact) continue;
      const content = await readMediaFile(from, name);
      if (content === null) continue;
      if (!isThere) total.copied += 1;
      await writer.add(content);
    }
    progress.at('Media', (index + 1) / beginnings.length);
  }
  await writer.end();
  progress.done(
    `Media: ${countInWords(total.files, 'file')}, ${sizeInWords(total.bytes)}; ${total.copied.toLocaleString('en')} copied, the others were there`,
  );
  return total;
}
