import type { MediaStore } from './store.ts';

/** Names of the public files of one asset that are in the store now. */
export async function namesOf(store: MediaStore, hash: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of store.list(hash)) names.add(file.name);
  return names;
}

/**
 * Puts those files of an asset that are not there yet. When one cannot be written, those this call
 * wrote are taken back and the error is passed on; what was there before stays.
 */
export async function saveFiles(
  store: MediaStore,
  present: ReadonlySet<string>,
  files: { name: string; source: string | Uint8Array }[],
): Promise<void> {
  const written: string[] = [];
  try {
    for (const { name, source } of files) {
      if (present.has(name)) continue;
      written.push(name);
      await store.put(name, source);
    }
  } catch (error) {
    for (const name of written) await store.remove(name).catch(() => undefined);
    throw error;
  }
}
