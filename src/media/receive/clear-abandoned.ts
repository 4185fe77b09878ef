import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the folders inside `folder` that have not changed for so long: each belongs to one
 * process, and a killed process cannot remove its own. Returns how many were removed.
 */
export async function clearAbandoned(folder: string, untouchedMs: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const latest = Date.now() - untouchedMs;
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs > latest) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
