import { mkdir, readdir, rm, stat } from 'node:fs/promises';
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

/**
 * Removes the folders inside `folder` that have not changed for so long: each belongs to one
 * process, whose id is its name, and a killed process cannot remove its own. Those of running
 * processes stay, unless the time is 0. Returns how many were removed.
 */
export async function clearAbandoned(folder: string, untouchedMs: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const latest = Date.now() - untouchedMs;
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(unlessGone);
    if (found === null || found.mtimeMs > latest) continue;
    if (untouchedMs > 0 && isRunning(Number(name))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Another process may be removing the same folders. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
