import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderFault } from '../data-folder/private-folder.ts';

const MEGABYTE = 1024 * 1024;

/** Writes a small file where the data folder is or would be made, and removes it again. */
export async function checkFolder(folder: string): Promise<string> {
  try {
    const existing = await nearestExisting(folder);
    const probe = join(existing, `.dhow-check-${randomUUID()}`);
    try {
      await writeFile(probe, 'x'.repeat(4096), { mode: 0o600 });
    } finally {
      await rm(probe, { force: true });
    }
    return existing === folder ? `${folder} can be written to` : `${folder} can be made`;
  } catch (error) {
    throw folderFault(folder, error);
  }
}

/** Compares what is free on the folder's disk with `leastBytes`. */
export async function checkDisk(folder: string, leastBytes: number): Promise<string> {
  const { bavail, bsize } = await statfs(await nearestExisting(folder));
  const free = bavail * bsize;
  const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
  if (free >= leastBytes) return `${megabytes(free)} are free, ${megabytes(leastBytes)} are kept`;
  throw new Error(
    `Only ${megabytes(free)} are free on the disk of ${folder}, and FREE_DISK_MB keeps ${megabytes(leastBytes)}: uploads would be refused. Free some space, or set FREE_DISK_MB lower.`,
  );
}

async function nearestExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return null;
    throw error;
  });
  if (found === null) return nearestExisting(dirname(folder));
  if (!found.isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
  return folder;
}
