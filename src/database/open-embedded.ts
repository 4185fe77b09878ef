import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CHANGE_CHANNEL } from './change-channel.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations-folder.ts';

const extensions = { pg_trgm, unaccent, fuzzystrmatch };

/** PGlite in `folder`, migrated; `null` keeps it in memory (tests). One process at a time. */
export async function openEmbedded(folder: string | null): Promise<OpenDatabase> {
  const lock = folder === null ? null : lockFolder(folder);
  try {
    const client = await connect(folder);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return {
      engine: 'embedded',
      db: db as unknown as Database,
      listen: async (onChange) => {
        await client.listen(CHANGE_CHANNEL, onChange);
      },
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function connect(folder: string | null): Promise<PGlite> {
  if (folder === null) return PGlite.create({ extensions });
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) await createCluster(folder, cluster);
  return PGlite.create({ dataDir: cluster, extensions });
}

/**
 * Creating a cluster takes some 500 MB that are never given back, so another process does it; and
 * under another name first, so that a start that was cut off leaves no half of a cluster.
 */
async function createCluster(folder: string, cluster: string): Promise<void> {
  const unfinished = join(folder, 'cluster-unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('./create-cluster.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, unfinished]);
  renameSync(unfinished, cluster);
}
