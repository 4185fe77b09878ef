import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterOf, lockFolder } from '#database/embedded-folder.ts';
import { copyStoppedCluster } from '#database/transfer/copy-cluster.ts';
import type { Source } from '#database/transfer/open-databases.ts';
import { refuseOtherSessions } from '#database/transfer/other-sessions.ts';
import type { Config } from '../config/read-config.ts';
import { copyOf } from './serve-copies.ts';

/** A database that no server writes to, its address without secrets, and what ends the holding. */
export type HeldForMove = { source: Source; name: string; release: () => Promise<void> };

/** Holds the database that the settings name; throws a sentence where a server runs. */
export async function holdForMove(config: Config): Promise<HeldForMove> {
  if (config.databaseUrl !== null) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await refuseOtherSessions(url);
    const { host, pathname } = new URL(config.databaseUrl);
    return {
      source: { url },
      name: `postgresql://${host}${pathname}`,
      release: async () => {},
    };
  }
  const folder = join(config.dataDir, 'database');
  if (!existsSync(clusterOf(folder))) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR to where it is.`);
  }
  const lock = lockFolder(folder);
  const copy = copyOf(folder);
  // To open a cluster writes to it.
  await copyStoppedCluster(clusterOf(folder), copy);
  return {
    source: { cluster: copy },
    name: folder,
    release: async () => {
      await rm(copy, { recursive: true, force: true });
      lock.release();
    },
  };
}
