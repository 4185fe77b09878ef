import { withHashLock } from './concurrency.ts';
import { stopEncoding } from './pictures/encode-widths.ts';
import { type MediaStore, namesOf, originalName } from './store/store.ts';

/**
 * Removes every file of a picture or video, whatever widths it has, and its private upload. Returns
 * how many public files there were. May be repeated. Other work on the same asset is finished
 * first; encoding is stopped.
 */
export function removeAssetFiles(store: MediaStore, hash: string): Promise<number> {
  stopEncoding(hash);
  return withHashLock(hash, async () => {
    const names = await namesOf(store, hash);
    for (const name of [...names, originalName(hash)]) await store.remove(name);
    return names.size;
  });
}
