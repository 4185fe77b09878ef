import { existsSync } from 'node:fs';
import { connectEmbedded, openPglite } from './connect-embedded.ts';
import type { OpenDatabase } from './database.ts';
import { clusterOf, createCluster, diskFull, isDiskFull, lockFolder } from './embedded-folder.ts';
import { type Migrated, type MigrateOptions, migrateDatabase } from './migrate/migrate-database.ts';
import type { Cluster } from './open-thread.ts';

/**
 * Opens PGlite in `folder`, migrated; `null` means in memory (tests). Only one process at a time
 * may do so.
 */
export async function openEmbedded(folder: string | null): Promise<OpenDatabase> {
  const lock = folder === null ? null : lockFolder(folder);
  try {
    const { db, publicDb, connections, close } = await connectEmbedded(await clusterIn(folder));
    return {
      engine: 'embedded',
      db,
      requestDb: db,
      publicDb,
      // One process alone has it open, and knows what it changes.
      listen: async () => {},
      behindMs: () => 0,
      now: () => new Date(),
      connections,
      close: async () => {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw folder !== null && isDiskFull(folder) ? diskFull(error) : error;
  }
}

/** Migrates the database in `folder` without keeping it open. */
export async function migrateEmbedded(folder: string, options: MigrateOptions): Promise<Migrated> {
  const lock = lockFolder(folder);
  try {
    const { db, close } = await openPglite(await clusterIn(folder));
    try {
      return await migrateDatabase(db, options);
    } finally {
      await close();
    }
  } finally {
    lock.release();
  }
}

async function clusterIn(folder: string | null): Promise<Cluster> {
  if (folder === null) return { dataDir: null, asCopy: true };
  const dataDir = clusterOf(folder);
  if (!existsSync(dataDir)) await createCluster(folder, 'prepared');
  return { dataDir, asCopy: false };
}
