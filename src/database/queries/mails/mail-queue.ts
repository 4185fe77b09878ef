import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { mail } from '../../schema/mail.ts';

/** What a mail has from being queued on. */
type Queued = 'id' | 'email' | 'subject' | 'sealed' | 'goodUntil' | 'forgotten' | 'retryUntil';

/** Mails of a lower lane go first: those about accounts, any other, and the same to many. */
export const mailLanes = { accounts: 0, others: 1, many: 2 };
export type MailLane = keyof typeof mailLanes;

export type NewMail = Pick<
  typeof mail.$inferInsert,
  Queued | 'lane' | 'leadId' | 'nextAt' | 'createdAt'
>;

export async function insertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  await db.insert(mail).values([...mails]);
}

/** A mail that this process alone may send until its lease ends. */
export type LeasedMail = Pick<typeof mail.$inferSelect, Queued | 'attempts' | 'interruptions'>;

/** By the database's clock: those of processes differ, and a mail that is being sent must not be taken. */
const isFree = or(isNull(mail.leasedUntil), sql`${mail.leasedUntil} < clock_timestamp()`);

/** Which mails are taken: `first`, those never tried alone; `lane`, those of one lane alone. */
export type MailsTaken = { first?: true; lane?: MailLane };

/**
 * Leases the mail whose turn was longest ago, of the first lane that has any; null when none is due. Two processes never
 * get the same.
 */
export function leaseMail(
  db: Database,
  now: Date,
  leaseMs: number,
  { first, lane }: MailsTaken = {},
): Promise<LeasedMail | null> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(
        ...[eq(mail.state, 'waiting'), lte(mail.nextAt, now), isFree],
        first && eq(mail.attempts, 0),
        lane && eq(mail.lane, mailLanes[lane]),
      ),
    )
    .orderBy(mail.lane, mail.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return firstRow(
    db
      .update(mail)
      .set({
        leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`,
        attempts: sql`${mail.attempts} + 1`,
        interruptions: sql`${mail.interruptions} + (${mail.leasedUntil} is not null)::int`,
      })
      .where(sql`${mail.id} = (${due})`)
      .returning({
        id: mail.id,
        email: mail.email,
        subject: mail.subject,
        sealed: mail.sealed,
        goodUntil: mail.goodUntil,
        forgotten: mail.forgotten,
        attempts: mail.attempts,
        interruptions: mail.interruptions,
        retryUntil: mail.retryUntil,
      }),
  );
}

type Settled = {
  state: 'sent' | 'failed' | 'expired';
  at: Date;
  problem: string;
};

/**
 * Records how the last attempt of a leased mail went. The text goes, unless it failed and can be sent
 * again; of a forgotten recipient everything goes.
 */
export async function settleMail(
  db: Database,
  { id, forgotten }: LeasedMail,
  { state, at, problem }: Settled,
): Promise<void> {
  if (forgotten) {
    await db.delete(mail).where(eq(mail.id, id));
    return;
  }
  await db
    .update(mail)
    .set({
      state,
      problem,
      settledAt: at,
      leasedUntil: null,
      isHeld: false,
      ...(state !== 'failed' && { sealed: '' }),
    })
    .where(eq(mail.id, id));
}

/** Notes that a mail which was sent has come back; returns its address, or null where none of this id was sent. */
export async function noteReturned(
  db: Database,
  id: string,
  problem: string,
): Promise<string | null> {
  const row = await firstRow(
    db
      .update(mail)
      .set({ state: 'expired', problem })
      .where(and(eq(mail.id, id), inArray(mail.state, ['sent', 'expired'])))
      .returning({ email: mail.email }),
  );
  return row?.email ?? null;
}

/** Ends the lease of a mail that is to be tried again. */
export async function postponeMail(
  db: Database,
  id: string,
  later: { nextAt: Date; problem: string; isHeld: boolean },
): Promise<void> {
  await db
    .update(mail)
    .set({ ...later, leasedUntil: null })
    .where(eq(mail.id, id));
}

/** Makes the mails due that wait because the mail server was at fault. */
export async function releaseHeldMails(db: Database, now: Date): Promise<void> {
  await db
    .update(mail)
    .set({ nextAt: now, isHeld: false })
    .where(and(eq(mail.state, 'waiting'), eq(mail.isHeld, true), gt(mail.nextAt, now)));
}

/** Removes a mail that was not sent, and is not being sent at the moment; returns whether there was one. */
export async function cancelMail(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(mail)
    .where(and(eq(mail.id, id), inArray(mail.state, ['waiting', 'failed']), isFree))
    .returning({ id: mail.id });
  return rows.length > 0;
}

const again = (now: Date, retryUntil: Date) => ({
  state: 'waiting' as const,
  attempts: 0,
  interruptions: 0,
  nextAt: now,
  retryUntil,
  isHeld: false,
  settledAt: null,
});

/**
 * Makes a mail due that failed, or that waits for its next attempt; returns whether there was one, and
 * leaves alone what is being sent at the moment.
 */
export async function sendMailAgain(
  db: Database,
  id: string,
  now: Date,
  retryUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(mail)
    .set(again(now, retryUntil))
    .where(
      and(eq(mail.id, id), or(eq(mail.state, 'failed'), and(eq(mail.state, 'waiting'), isFree))),
    )
    .returning({ id: mail.id });
  return rows.length > 0;
}

/** Makes all mails due that failed. Returns how many. */
export async function sendFailedMailsAgain(
  db: Database,
  now: Date,
  retryUntil: Date,
): Promise<number> {
  const rows = await db
    .update(mail)
    .set(again(now, retryUntil))
    .where(eq(mail.state, 'failed'))
    .returning({ id: mail.id });
  return rows.length;
}

export type MailBacklog = {
  waiting: number;
  failed: number;
  /** How many wait in each lane. */
  lanes: Record<MailLane, number>;
  /** When the mail was written that waits longest; null where none waits. */
  oldestWaitingAt: Date | null;
};

/** Returns how many mails wait and how many have failed, for health and metrics. */
export async function countMails(db: Database): Promise<MailBacklog> {
  const [row] = await rowsOf<{
    waiting: number;
    accounts: number;
    many: number;
    failed: number;
    oldest: string | Date | null;
  }>(
    db,
    sql`select count(*) filter (where state = 'waiting')::int as waiting,
          count(*) filter (where state = 'waiting' and lane = ${mailLanes.accounts})::int as accounts,
          count(*) filter (where state = 'waiting' and lane = ${mailLanes.many})::int as many,
          count(*) filter (where state = 'failed')::int as failed,
          min(created_at) filter (where state = 'waiting') as oldest
        from mail where state in ('waiting', 'failed')`,
  );
  const { waiting = 0, accounts = 0, many = 0, failed = 0, oldest = null } = row ?? {};
  const lanes = { accounts, others: waiting - accounts - many, many };
  return { waiting, lanes, failed, oldestWaitingAt: oldest === null ? null : new Date(oldest) };
}

/** Removes mails settled before a moment, and the text of failed ones that are worthless by now. */
export async function sweepMails(
  db: Database,
  { now, sentBefore, failedBefore }: { now: Date; sentBefore: Date; failedBefore: Date },
): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'expired', sealed: '' })
    .where(and(eq(mail.state, 'failed'), isNotNull(mail.goodUntil), lt(mail.goodUntil, now)));
  await db
    .delete(mail)
    .where(
      or(
        and(inArray(mail.state, ['sent', 'expired']), lt(mail.settledAt, sentBefore)),
        and(eq(mail.state, 'failed'), lt(mail.settledAt, failedBefore)),
      ),
    );
}
