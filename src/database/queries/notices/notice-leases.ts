import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { notice, pushSubscription } from '../../schema/notice.ts';

/** A notice that this process alone may deliver until its lease ends, and what it tells of. */
export type LeasedNotice = {
  id: string;
  sellerId: string;
  leadId: string;
  subscriptionId: string | null;
  given: boolean;
  attempts: number;
  retryUntil: Date;
};

type Lease = {
  now: Date;
  leaseMs: number;
  /** The most notices. */
  most: number;
};

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
/** By the database's clock: those of processes differ, and a notice that is being told must not be taken. */
const isFree = sql`(${notice.leasedUntil} is null or ${notice.leasedUntil} < clock_timestamp())`;

/** Leases the notices by mail that have been due longest. Two processes never get the same. */
export const leaseMails = (db: Database, lease: Lease): Promise<LeasedNotice[]> =>
  leaseDue(db, lease, isNull(notice.subscriptionId));

/**
 * Leases what is due for the devices that have waited longest: of so few that no push service keeps those of
 * others waiting, and of none that is being told. Two processes never get the same.
 */
export function leasePushes(
  db: Database,
  lease: Lease,
  { devices, ofOneHost }: { devices: number; ofOneHost: number },
): Promise<LeasedNotice[]> {
  const waiting = sql`
    select s.id, s.endpoint, min(n.due_at) as since
      from ${notice} n join ${pushSubscription} s on s.id = n.subscription_id
      where n.due_at <= ${moment(lease.now)}
      group by s.id
      having bool_and(n.leased_until is null or n.leased_until < clock_timestamp())`;
  const ranked = sql`
    select id, since, row_number() over (
        partition by lower(split_part(endpoint, '/', 3)) order by since, id) as rank
      from (${waiting}) as waiting`;
  return leaseDue(
    db,
    lease,
    sql`${notice.subscriptionId} in (
      select id from (${ranked}) as ranked
        where rank <= ${ofOneHost} order by since, id limit ${devices})`,
  );
}

function leaseDue(
  db: Database,
  { now, leaseMs, most }: Lease,
  which: SQL,
): Promise<LeasedNotice[]> {
  const due = db
    .select({ id: notice.id })
    .from(notice)
    .where(and(sql`${notice.dueAt} <= ${moment(now)}`, isFree, which))
    .orderBy(asc(notice.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(notice)
    .set({
      leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`,
      attempts: sql`${notice.attempts} + 1`,
    })
    .where(inArray(notice.id, due))
    .returning({
      id: notice.id,
      sellerId: notice.sellerId,
      leadId: notice.leadId,
      subscriptionId: notice.subscriptionId,
      given: notice.given,
      attempts: notice.attempts,
      retryUntil: notice.retryUntil,
    });
}

/** Ends the lease of notices that were not tried, which wait until a moment. */
export async function putOff(db: Database, ids: readonly string[], dueAt: Date): Promise<void> {
  await db
    .update(notice)
    .set({ dueAt, leasedUntil: null, attempts: sql`${notice.attempts} - 1` })
    .where(inArray(notice.id, [...ids]));
}

/** Ends the lease of notices that are to be tried again, and lets all else for their device wait as long. */
export async function postponeDevice(
  db: Database,
  subscriptionId: string,
  ids: readonly string[],
  dueAt: Date,
): Promise<void> {
  await db
    .update(notice)
    .set({ dueAt, leasedUntil: null })
    .where(inArray(notice.id, [...ids]));
  await db
    .update(notice)
    .set({ dueAt })
    .where(
      sql`${notice.subscriptionId} = ${subscriptionId} and ${notice.dueAt} < ${moment(dueAt)}`,
    );
}
