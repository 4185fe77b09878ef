import { isMediaError } from '../media-error.ts';
import type { MediaStore } from './store.ts';

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
