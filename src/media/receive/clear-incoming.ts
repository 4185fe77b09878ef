import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates the folder for incoming files and empties it: files found at the start were left by a
 * process that died. Only for a folder that no other process uses. Returns how many files were
 * removed.
 */
export async function clearIncoming(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const left = await readdir(folder);
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
  return left.length;
}
