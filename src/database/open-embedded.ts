import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHANGE_CHANNEL } from './change-channel.ts';
import { connectEmbedded } from './connect-embedded.ts';
import type { OpenDatabase } from './database.ts';
import type { Cluster } from './open-thread.ts';

/**
 * Opens PGlite in `folder`, migrated; `null` means in memory (tests). Only one process at a time
 * may do so.
 */
export async function openEmbedded(folder: string | null): Promise<OpenDatabase> {
  const lock = folder === null ? null : lockFolder(folder);
  try {
    const { client, db, close } = await connectEmbedded(await placeOf(folder));
    return {
      engine: 'embedded',
      db,
      listen: async (onChange) => {
        client.on('notification', ({ payload }) => onChange(payload ?? ''));
        await db.execute(`listen ${CHANGE_CHANNEL}`);
      },
      close: async () => {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function placeOf(folder: string | null): Promise<Cluster> {
  if (folder === null) return { dataDir: null, asCopy: true };
  const dataDir = join(folder, 'cluster');
  if (!existsSync(dataDir)) await createCluster(folder, dataDir);
  return { dataDir, asCopy: false };
}

/**
 * Creating a cluster takes hundreds of MB that PGlite never frees, so a child process does it; and
 * under another name first, so that an interrupted start leaves no half-made cluster.
 */
async function createCluster(folder: string, cluster: string): Promise<void> {
  const unfinished = join(folder, 'cluster-unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('./create-cluster.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, unfinished]);
  renameSync(unfinished, cluster);
}

/**
 * Locks `folder` for this process until `release` or its end: an exclusive SQLite transaction is a
 * file lock that the kernel releases by itself, on every platform, even after `kill -9`. Throws a
 * sentence for people when another process has the lock.
 */
function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'in-use.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new Error(
      `The folder ${folder} is in use by another Dhow. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
