import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow } from '../database.ts';
import { job } from '../schema/operation.ts';

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const isFree = sql`(${job.leasedUntil} is null or ${job.leasedUntil} <= clock_timestamp())`;

/**
 * Leases a job to `holder` where it is due and nobody has it; returns where its last run stopped, or null.
 */
export function leaseJob(
  db: Database,
  name: string,
  holder: string,
  leaseSeconds: number,
): Promise<{ position: string } | null> {
  const lease = { holder, leasedUntil: inSeconds(leaseSeconds) };
  return firstRow(
    db
      .insert(job)
      .values({ name, ...lease })
      .onConflictDoUpdate({
        target: job.name,
        set: lease,
        setWhere: sql`${job.dueAt} <= now() and ${isFree}`,
      })
      .returning({ position: job.position }),
  );
}

/** Extends a lease; returns false where another has it by now. */
export function renewJob(
  db: Database,
  name: string,
  holder: string,
  leaseSeconds: number,
): Promise<boolean> {
  return hasRow(
    db
      .update(job)
      .set({ leasedUntil: inSeconds(leaseSeconds) })
      .where(isHeldBy(name, holder))
      .returning({ name: job.name }),
  );
}

/** Ends a lease after a run, and says when the job is due again. `error` is empty where it succeeded. */
export async function settleJob(
  db: Database,
  name: string,
  holder: string,
  { dueSeconds, position, error }: { dueSeconds: number; position?: string; error: string },
): Promise<void> {
  await db
    .update(job)
    .set({
      leasedUntil: null,
      dueAt: inSeconds(dueSeconds),
      error,
      ...(error === '' ? { doneAt: sql`now()`, failedAt: null } : { failedAt: sql`now()` }),
      ...(position !== undefined && { position }),
    })
    .where(isHeldBy(name, holder));
}

/** Whether the last run of a job failed, in whichever process. */
export const hasJobFailed = (db: Database, name: string): Promise<boolean> =>
  hasRow(
    db
      .select({ name: job.name })
      .from(job)
      .where(and(eq(job.name, name), isNotNull(job.failedAt))),
  );

/**
 * Returns how the jobs go, in whichever process, by name. What an earlier version alone had is left out: it was due
 * a day before what was due last.
 */
export function listJobs(db: Database) {
  const { name, leasedUntil, dueAt, doneAt, failedAt, error } = job;
  return db
    .select({ name, leasedUntil, dueAt, doneAt, failedAt, error, isRunning: isLeased })
    .from(job)
    .where(sql`${dueAt} > (select max(due_at) from job) - interval '1 day'`)
    .orderBy(asc(name));
}

const isLeased = sql<boolean>`coalesce(${job.leasedUntil} > clock_timestamp(), false)`;

const isHeldBy = (name: string, holder: string) =>
  and(eq(job.name, name), eq(job.holder, holder), sql`${job.leasedUntil} is not null`);
