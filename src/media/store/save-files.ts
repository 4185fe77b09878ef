import type { MediaStore } from './store.ts';

/** Returns the names of an asset's public files in the store. */
export async function namesOf(store: MediaStore, hash: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of store.list(hash)) names.add(file.name);
  return names;
}

/**
 * Writes the files of an asset that do not exist yet. When one cannot be written, those that this
 * call wrote are removed and the error is thrown; earlier files stay.
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
