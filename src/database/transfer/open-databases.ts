import { existsSync, rmSync } from 'node:fs';
import { eq, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openPglite } from '../connect-embedded.ts';
import { type Database, rowsOf } from '../database.ts';
import { clusterOf, createCluster, lockFolder } from '../embedded-folder.ts';
import { pauseSweep } from '../queries/media/sweep-pause.ts';
import { apiKey, idempotentAnswer } from '../schema/accounts/api-key.ts';
import { session } from '../schema/accounts/session.ts';
import { mail } from '../schema/mail.ts';
import { notice } from '../schema/notice.ts';
import { backupRun } from '../schema/operation.ts';
import { webhook, webhookDelivery } from '../schema/webhook.ts';
import { hasNoRows } from './load.ts';
import { beginReading } from './tables.ts';
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

/** Throws a sentence where others of the same user are connected to the PostgreSQL at `url`. */
export async function refuseOtherSessions(url: string): Promise<void> {
  const { db, close } = await connectAlone(url);
  try {
    const [row] = await rowsOf<{ others: number }>(
      db,
      sql`select count(*)::int as others from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    if (row === undefined || row.others === 0) return;
    throw new Error(
      `${row.others} other connections to the database are open. Stop all servers first: what they wrote during a move would be lost.`,
    );
  } finally {
    await close();
  }
}

/**
 * Changes what must not be in a restored database as it was in the archive. Sessions end and API keys are revoked, or those that
 * were ended since the backup would be good again, and with them sellers' devices are told no more; mails that
 * waited are not sent by themselves, as they may have been sent since, and notices of enquiries not at all; webhooks are off until somebody turns them on; files that the older database does not know stay until an admin says
 * otherwise; and the backup that made the archive does not run.
 */
export async function settleRestored(db: Database): Promise<void> {
  await db.delete(session);
  await db.delete(apiKey);
  await db.delete(idempotentAnswer);
  await db.update(webhook).set({ state: 'off' });
  await db.delete(webhookDelivery);
  await db.delete(notice);
  await db
    .update(mail)
    .set({
      state: 'failed',
      problem: 'It waited when the backup was made, and may have been sent since.',
      settledAt: sql`now()`,
      leasedUntil: null,
    })
    .where(eq(mail.state, 'waiting'));
  await pauseSweep(db, 'restored');
  await db.delete(backupRun).where(isNull(backupRun.endedAt));
}

/** A stored picture or video, and the widths that exist of it. */
export type StoredAsset = { id: string; file: string; webp: number[]; avif: number[] };

/** Returns the assets whose ids begin with these two hexadecimal digits, and whose files exist. */
export function listStoredAssets(db: Database, beginning: string): Promise<StoredAsset[]> {
  const next = (Number.parseInt(beginning, 16) + 1).toString(16).padStart(2, '0');
  return rowsOf<StoredAsset>(
    db,
    sql`select id, case when ready then file else '' end as file, webp, avif from media_asset
      where id >= ${beginning} and ${beginning === 'ff' ? sql`true` : sql`id < ${next}`}`,
  );
}
