import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Returns where PGlite's files are in the folder of an embedded database. */
export const clusterOf = (folder: string) => join(folder, 'cluster');

/**
 * Creates the cluster of an embedded database: migrated and empty where that was prepared, or without
 * any table. It takes hundreds of MB that PGlite never frees, so a child process does it; and under
 * another name first, so that an interrupted start leaves no half-made cluster.
 */
export async function createCluster(folder: string, content: 'prepared' | 'none'): Promise<void> {
  const unfinished = join(folder, 'cluster-unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('./create-cluster.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [script, unfinished, content]);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // PGlite throws numbers of WASI, and 51 there is what elsewhere is ENOSPC.
    const { stderr = '' } = error as { stderr?: string };
    throw /errno: 51\b|ENOSPC/.test(stderr) ? diskFull(error) : error;
  }
  renameSync(unfinished, clusterOf(folder));
}

/** PGlite does not say why it cannot begin; it needs more than a page of free space for that. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

const LEAST_FREE_BYTES = 256 * 1024;

/** What any other program would say of a full disk. */
export const diskFull = (cause: unknown): Error =>
  Object.assign(new Error('no space left on the disk', { cause: String(cause) }), {
    code: 'ENOSPC',
  });

/** The code of the error where another process has the folder. */
export const FOLDER_IN_USE = 'FOLDER_IN_USE';

/**
 * Locks `folder` for this process until `release` or its end: an exclusive SQLite transaction is a
 * file lock that the kernel releases by itself, on every platform, even after `kill -9`. Throws a
 * sentence for people when another process has the lock.
 */
export function lockFolder(folder: string): { release: () => void } {
  const lock = tryLockFolder(folder);
  if (lock !== null) return lock;
  throw Object.assign(
    new Error(
      `The folder ${folder} is in use by another Dhow. Stop that one first, or set DATA_DIR to another folder.`,
    ),
    { code: FOLDER_IN_USE },
  );
}

/** The same, but returns null when another process has the lock. */
export function tryLockFolder(folder: string): { release: () => void } | null {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'in-use.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    return null;
  }
  return { release: () => lock.close() };
}
