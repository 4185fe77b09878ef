import { withHashLock } from './keyed-mutex.ts';
import { stopEncoding } from './pictures/encode-widths.ts';
import { namesOf } from './store/save-files.ts';
import type { MediaStore } from './store/store.ts';
import { originalName } from './store/stored-name.ts';

/**
 * Removes every file of an asset, picture or video, whatever widths it has, and its private upload.
 * Returns how many public files there were. Safe to repeat. Work under way on the
 * same asset ends first; encoding is cut short for it.
 */
export function removeAssetFiles(store: MediaStore, hash: string): Promise<number> {
  stopEncoding(hash);
  return withHashLock(hash, async () => {
    const names = await namesOf(store, hash);
    for (const name of [...names, originalName(hash)]) await store.remove(name);
    return names.size;
  });
}
