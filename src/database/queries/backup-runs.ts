import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow, rowsOf } from '../database.ts';
import { newId } from '../new-id.ts';
import { backupRun } from '../schema/operation.ts';

const LEASE_SECONDS = 120;
const KEPT_RUNS = 200;
/** Held by one who decides that media stay, and shared by all who remove some. */
const MEDIA_LOCK = 719_340_022;

export type BackupRun = {
  id: string;
  scheduled: boolean;
  /** Where it went, without secrets. */
  archive: string;
  startedAt: Date;
  endedAt: Date;
  seconds: number;
  /** Of the archive; null where there is none. */
  bytes: number | null;
  /** Files that the database speaks of and the store lacked; null where there is no archive. */
  missing: number | null;
  /** Why it failed, in words; null where it did not. */
  error: string | null;
};

export type LastBackups = {
  /** When the one that runs began; null where none does. */
  runningSince: Date | null;
  /** The last one that ended, well or not, and the last good one. */
  last: BackupRun | null;
  lastGood: BackupRun | null;
};

/** Returns what became of the last backups. One that was cut off has failed. */
export async function lastBackups(db: Database): Promise<LastBackups> {
  const running = await firstRow(
    db.select({ at: backupRun.startedAt }).from(backupRun).where(isRunning).limit(1),
  );
  return {
    runningSince: running?.at ?? null,
    last: await newest(db, sql`not (${isRunning})`),
    lastGood: await newest(
      db,
      sql`${backupRun.endedAt} is not null and ${backupRun.error} is null`,
    ),
  };
}

const isRunning = sql`${backupRun.endedAt} is null and ${backupRun.leasedUntil} > clock_timestamp()`;
const ended = sql`coalesce(${backupRun.endedAt}, ${backupRun.leasedUntil})`;

function newest(db: Database, which: SQL): Promise<BackupRun | null> {
  const { id, scheduled, archive, startedAt, bytes, missing, endedAt, error } = backupRun;
  return firstRow(
    db
      .select({
        id,
        scheduled,
        archive,
        startedAt,
        bytes,
        missing,
        endedAt: sql<Date>`${ended}`.mapWith(endedAt),
        seconds: sql<number>`extract(epoch from ${ended} - ${startedAt})::float8`,
        error: sql<
          string | null
        >`case when ${endedAt} is null then 'It was cut off before its end.' else ${error} end`,
      })
      .from(backupRun)
      .where(which)
      .orderBy(desc(startedAt))
      .limit(1),
  );
}

/** How long after a good backup, and after one that failed, the server makes the next one by itself. */
export type BackupTimes = { afterGoodMs: number; afterFailureMs: number };

/** Whether the last backup that the server began by itself was so long ago, or there was none. */
export async function isBackupDue(db: Database, every: BackupTimes): Promise<boolean> {
  const last = await firstRow(
    rowsOf<{ age: number; good: boolean }>(
      db,
      sql`select extract(epoch from clock_timestamp() - started_at)::float8 * 1000 as age,
                 error is null and ended_at is not null as good
        from backup_run where scheduled order by started_at desc limit 1`,
    ),
  );
  return last === null || last.age >= (last.good ? every.afterGoodMs : every.afterFailureMs);
}

/**
 * Notes that a backup begins, and returns its id; null where another one runs, or where it is to be made
 * only when it is due and is not. Whoever is removing media has finished then, and from now on nobody
 * removes any while its lease is renewed.
 */
export function beginBackup(
  db: Database,
  run: { scheduled: boolean; archive: string },
  due: BackupTimes | null = null,
): Promise<string | null> {
  return db.transaction(async (inner) => {
    const inside = inner as Database;
    await inside.execute(sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`);
    if (await isBackupRunning(inside)) return null;
    if (due !== null && !(await isBackupDue(inside, due))) return null;
    const id = newId();
    await inside.execute(sql`insert into backup_run (id, scheduled, archive, started_at, leased_until)
      values (${id}, ${run.scheduled}, ${run.archive}, clock_timestamp(), ${leaseEnd})`);
    await inside.execute(sql`delete from backup_run where started_at <
      (select started_at from backup_run order by started_at desc offset ${KEPT_RUNS} limit 1)`);
    return id;
  });
}

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

const isBackupRunning = (db: Database) =>
  hasRow(db.select({ id: backupRun.id }).from(backupRun).where(isRunning).limit(1));

/** Extends a backup's lease by two minutes; returns false where it has ended. */
export function renewBackup(db: Database, id: string): Promise<boolean> {
  return hasRow(
    db
      .update(backupRun)
      .set({ leasedUntil: leaseEnd })
      .where(and(eq(backupRun.id, id), isNull(backupRun.endedAt)))
      .returning({ id: backupRun.id }),
  );
}

/** The size of a backup's archive in bytes and how many files the store lacked, or why there is none. */
export type BackupEnd = { bytes: number; missing: number } | { error: string };

/** Notes how a backup ended. */
export async function endBackup(db: Database, id: string, how: BackupEnd): Promise<void> {
  await db
    .update(backupRun)
    .set({ endedAt: sql`clock_timestamp()`, ...how })
    .where(and(eq(backupRun.id, id), isNull(backupRun.endedAt)));
}

/** How many files the store lacked when an archive was made, by archive. */
export type MissingByArchive = Record<string, number>;

/** Returns what was missing from the archives of the good backups. */
export async function missingByArchive(db: Database): Promise<MissingByArchive> {
  const { archive, missing, endedAt, error } = backupRun;
  const rows = await db
    .select({ archive, missing: sql<number>`${missing}` })
    .from(backupRun)
    .where(and(isNotNull(endedAt), isNull(error)));
  return Object.fromEntries(rows.map((row) => [row.archive, row.missing]));
}

/**
 * Whether media may be removed until the end of this transaction: not while a backup runs, which
 * copies the files that its view of the database names.
 */
export async function mayRemoveMedia(db: Database): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${MEDIA_LOCK})`);
  return !(await isBackupRunning(db));
}
