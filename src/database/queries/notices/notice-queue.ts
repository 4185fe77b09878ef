import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { leadMailSent, notice, pushSubscription } from '../../schema/notice.ts';

type NewNotice = Pick<typeof notice.$inferInsert, 'sellerId' | 'leadId' | 'dueAt' | 'retryUntil'>;

/** Returns whose a lead is, and how it came. */
export async function findLeadToTell(db: Database, leadId: string) {
  const [row] = await db
    .select({ sellerId: lead.sellerId, source: lead.source })
    .from(lead)
    .where(eq(lead.id, leadId));
  return row ?? null;
}

/**
 * Queues a notice for each browser of a seller and its staff, or of the one whom the lead was given to; returns for how
 * many. One that was told less than `restMs` ago waits for the rest of that time, and one that could not be told for the
 * next attempt.
 */
export async function queuePushes(
  db: Database,
  { sellerId, leadId, dueAt, retryUntil }: NewNotice,
  restMs: number,
  givenTo?: string,
): Promise<number> {
  const given = givenTo !== undefined;
  const key = given ? `given ${leadId}` : leadId;
  const ofSeller = sql`(role = 'seller' and account_id = ${sellerId}
    or session_id in (select s.id from session s where s.seller_id = ${sellerId}))`;
  const told = given ? sql`${ofSeller} and account_id = ${givenTo}` : ofSeller;
  const rows = await rowsOf(
    db,
    sql`
    insert into notice (id, seller_id, lead_id, subscription_id, given, due_at, retry_until)
      select substr(md5(${key} || id), 1, 20), ${sellerId}, ${leadId}, id, ${given}::boolean,
          greatest(${dueAt.toISOString()}::timestamptz,
            sent_at + make_interval(secs => ${restMs / 1000}::float8),
            (select max(due_at) from notice
              where subscription_id = push_subscription.id and attempts > 0)),
          ${retryUntil.toISOString()}::timestamptz
        from push_subscription where ${told}
      on conflict (id) do update set due_at = notice.due_at
      returning id`,
  );
  return rows.length;
}

export async function queueLeadMail(
  db: Database,
  entry: NewNotice & { id: string },
): Promise<void> {
  await db.insert(notice).values(entry);
}

export type ToldLead = {
  id: string;
  reference: string;
  region: 'IN' | 'AE';
  createdAt: Date;
  /** The first product, and how many there are. */
  piece: string;
  pieces: number;
  /** Whether nobody has taken it up. */
  isNew: boolean;
  assigneeId: string | null;
};

/** Returns leads with the name of their first product, the oldest first. */
export async function listToldLeads(db: Database, ids: readonly string[]): Promise<ToldLead[]> {
  const pieces = db
    .select({
      leadId: enquiry.leadId,
      piece: sql<string>`(array_agg(${enquiry.productName}
        order by length(${enquiry.reference}), ${enquiry.reference}))[1]`.as('piece'),
      pieces: sql<number>`count(*)::int`.as('pieces'),
    })
    .from(enquiry)
    .where(inArray(enquiry.leadId, [...ids]))
    .groupBy(enquiry.leadId)
    .as('pieces');
  const { id, reference, region, createdAt, assigneeId } = lead;
  const isNew = sql<boolean>`${lead.state} = 'NEW' and ${lead.junkAt} is null`;
  const what = { piece: pieces.piece, pieces: pieces.pieces };
  return db
    .select({ id, reference, region, createdAt, assigneeId, isNew, ...what })
    .from(lead)
    .innerJoin(pieces, eq(pieces.leadId, lead.id))
    .where(inArray(lead.id, [...ids]))
    .orderBy(asc(createdAt), asc(id));
}

export async function findSellerToMail(db: Database, sellerId: string) {
  const [row] = await db
    .select({ email: seller.email, language: seller.language })
    .from(seller)
    .where(eq(seller.id, sellerId));
  return row ?? null;
}

export async function deleteNotices(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(notice).where(inArray(notice.id, [...ids]));
}

/** Removes what waits to be mailed to a seller that has turned these mails off. */
export async function dropLeadMails(db: Database, sellerId: string): Promise<void> {
  await db
    .delete(notice)
    .where(sql`${notice.sellerId} = ${sellerId} and ${notice.subscriptionId} is null`);
}

export async function noteLeadMail(db: Database, sellerId: string, at: Date): Promise<void> {
  await db
    .insert(leadMailSent)
    .values({ sellerId, at })
    .onConflictDoUpdate({ target: leadMailSent.sellerId, set: { at } });
}

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
