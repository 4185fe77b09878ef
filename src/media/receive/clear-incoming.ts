import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the folder for files on their way in and empties it: whatever is there at a start was left
 * by a process that died. Only for a folder that no other process uses. Returns how many it removed.
 */
export async function clearIncoming(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const left = await readdir(folder);
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
  return left.length;
}
