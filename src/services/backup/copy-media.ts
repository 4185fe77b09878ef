import PQueue from 'p-queue';
import type { MediaStore } from '#media/store/store.ts';
import { beginnings, type MediaFile, namesOf, readMediaFile } from './media-files.ts';
import { countInWords, type Progress, sizeInWords } from './progress.ts';

const AT_ONCE = 8;

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
