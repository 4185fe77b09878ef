import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const TOUCH_EVERY_MS = 60_000;

/**
 * Makes the folder inside `parent` that belongs to one process, and shows by its time of change that
 * the process lives: every minute, so that clocks of machines that share `parent` may differ by much
 * of an hour. Returns its path. First removes those that have not been touched for `abandonedMs`: 0
 * where no other process can be using `parent`.
 */
export async function openOwnFolder(
  parent: string,
  owner: string,
  abandonedMs: number,
): Promise<string> {
  await clearAbandoned(parent, abandonedMs);
  const folder = join(parent, owner);
  await mkdir(folder, { recursive: true });
  const timer = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') clearInterval(timer);
    });
  }, TOUCH_EVERY_MS);
  timer.unref();
  return folder;
}

/**
 * Removes the folders and files inside `parent` that have not changed for so long: those of processes
 * that were killed, on whatever machine. Returns how many were removed.
 */
export async function clearAbandoned(parent: string, untouchedMs: number): Promise<number> {
  await mkdir(parent, { recursive: true });
  const latest = Date.now() - untouchedMs;
  let removed = 0;
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const found = await stat(path).catch(unlessGone);
    if (found === null || (untouchedMs > 0 && found.mtimeMs > latest)) continue;
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
