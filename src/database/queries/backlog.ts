import { sql } from 'drizzle-orm';
import type { MarketplaceNumbers } from '#contracts/calls/operation/system-health.ts';
import { type Database, rowsOf } from '../database.ts';
import { lastBackups } from './backup-runs.ts';
import { countMails } from './mails/mail-queue.ts';
import { MOST_ATTEMPTS } from './media/media-assets.ts';

type Row = {
  pictures: number;
  oldest: number;
  givenUp: number;
  imports: number;
  rows: number;
  changes: number;
  products: number;
  notices: number;
  oldestNotice: number;
  unsealed: number;
  bytes: string;
  migrations: number;
  late: number | null;
};

/** Returns what waits to be done in the background, and how large the database is. */
export async function readBacklog(db: Database): Promise<MarketplaceNumbers> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      (select count(*)::int from media_asset where encoding and ready and attempts < ${MOST_ATTEMPTS}) as pictures,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from media_asset
        where encoding and ready and attempts < ${MOST_ATTEMPTS}) as oldest,
      (select count(*)::int from media_asset where encoding and attempts >= ${MOST_ATTEMPTS}) as "givenUp",
      (select count(*)::int from product_import where stage in ('running', 'undoing')) as imports,
      (select count(*)::int from product_import_row r join product_import i on i.id = r.import_id
        where i.stage = 'running' and r.state in ('to-add', 'to-change')) as rows,
      ((select count(*) from parent_change) + (select count(*) from attribute_refill))::int as changes,
      (select coalesce(sum(greatest(total - done, 0)), 0)::int from (
        select total, done from parent_change union all select total, done from attribute_refill) as followed) as products,
      (select count(*)::int from notice) as notices,
      (select coalesce(extract(epoch from now() - min(due_at)), 0)::float from notice
        where due_at < now() and attempts = 0) as "oldestNotice",
      (select count(*)::int from audit_unsealed) as unsealed,
      pg_database_size(current_database())::text as bytes,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select min(greatest(0, extract(epoch from clock_timestamp() - greatest(due_at, leased_until))))::float
        from job) as late`,
  );
  const [{ oldestWaitingAt, ...mails }, backups] = await Promise.all([
    countMails(db),
    lastBackups(db),
  ]);
  if (row === undefined) throw new Error('The backlog has no row');
  return {
    pictures: { waiting: row.pictures, oldestSeconds: row.oldest, givenUp: row.givenUp },
    imports: { running: row.imports, rowsWaiting: row.rows },
    parentChanges: { waiting: row.changes, productsWaiting: row.products },
    mails: {
      ...mails,
      oldestSeconds: oldestWaitingAt === null ? 0 : (Date.now() - oldestWaitingAt.getTime()) / 1000,
    },
    notices: { waiting: row.notices, oldestSeconds: row.oldestNotice },
    backups: {
      isRunning: backups.runningSince !== null,
      lastGoodAt: backups.lastGood?.endedAt?.toISOString() ?? null,
      lastGoodBytes: backups.lastGood?.bytes ?? null,
      lastGoodSeconds: backups.lastGood?.seconds ?? null,
      lastGoodMissing: backups.lastGood?.missing ?? null,
      lastError: backups.last?.error ?? null,
    },
    unsealedAuditEntries: row.unsealed,
    work: { lateSeconds: row.late },
    databaseBytes: Number(row.bytes),
    migrations: row.migrations,
  };
}

/** Returns what the database calls itself, such as `PostgreSQL 18.1`. */
export async function readDatabaseVersion(db: Database): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select current_setting('server_version') as version`,
  );
  return `PostgreSQL ${row?.version ?? ''}`;
}
