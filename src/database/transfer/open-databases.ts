import { existsSync, rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openPglite } from '../connect-embedded.ts';
import type { Database } from '../database.ts';
import { clusterOf, createCluster, lockFolder } from '../embedded-folder.ts';
import { hasNoRows } from './load.ts';
import { beginReading } from './read-table.ts';
import { findUnfinishedLoad } from './unfinished-load.ts';

/** A PostgreSQL, or the cluster of an embedded database that nobody else uses. */
export type Source = { url: string } | { cluster: string };

/** A PostgreSQL, or the folder of an embedded database. */
export type Target = { url: string } | { folder: string };

/** Lets `read` see a database as it is at one moment, in a transaction that writes nothing. */
export function readSnapshot<T>(source: Source, read: (db: Database) => Promise<T>): Promise<T> {
  const open = 'url' in source ? connectAlone(source.url) : openCluster(source.cluster);
  return using(open, (db) =>
    db.transaction(
      async (inner) => {
        await beginReading(inner as Database);
        return read(inner as Database);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

/**
 * Lets `write` fill a database through one session. An embedded one that nobody has entered anything
 * into is created anew, without tables. Nobody else opens its folder meanwhile.
 */
export async function withTarget<T>(
  target: Target,
  write: (db: Database) => Promise<T>,
): Promise<T> {
  if ('url' in target) return using(connectAlone(target.url), write);
  const { folder } = target;
  const lock = lockFolder(folder);
  try {
    const cluster = clusterOf(folder);
    if (existsSync(cluster) && (await using(openCluster(cluster), isReplaceable))) {
      rmSync(cluster, { recursive: true });
    }
    if (!existsSync(cluster)) await createCluster(folder, 'none');
    return await using(openCluster(cluster), write);
  } finally {
    lock.release();
  }
}

const isReplaceable = async (db: Database) =>
  (await findUnfinishedLoad(db)) === null && (await hasNoRows(db));

type Opened = { db: Database; close: () => Promise<void> };

async function using<T>(opening: Promise<Opened>, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await opening;
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Opens a connection of its own. */
export async function connectAlone(url: string): Promise<Opened> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'dhow backup',
  });
  client.on('error', () => {}); // what runs then is told of it
  await client.connect();
  return {
    db: drizzle(client) as unknown as Database,
    close: () => client.end().catch(() => {}),
  };
}

const openCluster = (dataDir: string): Promise<Opened> => openPglite({ dataDir, asCopy: false });
