import { namesOf } from './keep-files.ts';
import { onePerHash } from './one-per-hash.ts';
import type { MediaStore } from './store.ts';
import { originalName } from './stored-name.ts';

/**
 * Removes every file of an asset, picture or video, whatever widths it has, and its private upload.
 * Answers how many public files there were. Safe to repeat; waits for work on the same asset.
 */
export function removeAssetFiles(store: MediaStore, hash: string): Promise<number> {
  return onePerHash(hash, async () => {
    const names = await namesOf(store, hash);
    for (const name of [...names, originalName(hash)]) await store.remove(name);
    return names.size;
  });
}
