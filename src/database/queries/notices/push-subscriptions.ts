import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { session } from '../../schema/accounts/session.ts';
import { leadMailSent, notice, noticeSettings, pushSubscription } from '../../schema/notice.ts';

type Row = typeof pushSubscription.$inferSelect;

const { id: ownId, role, accountId, endpoint: address, p256dh, auth, device } = pushSubscription;
/** What a notice is sent to. */
const addressed = { id: ownId, role, accountId, endpoint: address, p256dh, auth, device };
type PushSubscriptionRow = Pick<Row, keyof typeof addressed>;

/** The account that a browser tells. */
type Owner = Pick<Row, 'role'> & { id: string };

const ofOwner = (owner: Owner) =>
  and(eq(pushSubscription.role, owner.role), eq(pushSubscription.accountId, owner.id));

type New = Omit<Row, 'sentAt' | 'failedAt'>;

/**
 * Adds a browser; one that is known by its endpoint belongs to this session from now on, and what waits to be
 * told to another account on it goes.
 */
export async function savePushSubscription(db: Database, values: New): Promise<void> {
  const { id: _, endpoint, ...set } = values;
  const ofAnother = and(
    eq(pushSubscription.endpoint, endpoint),
    ne(pushSubscription.accountId, values.accountId),
  );
  const known = db.select({ id: ownId }).from(pushSubscription).where(ofAnother);
  await db.delete(notice).where(inArray(notice.subscriptionId, known));
  await db
    .insert(pushSubscription)
    .values(values)
    .onConflictDoUpdate({
      target: pushSubscription.endpoint,
      set: {
        ...set,
        createdAt: sql`case when ${pushSubscription.accountId} = ${values.accountId}
          then ${pushSubscription.createdAt} else ${values.createdAt.toISOString()}::timestamptz end`,
        sentAt: sql`case when ${pushSubscription.accountId} = ${values.accountId}
          then ${pushSubscription.sentAt} end`,
        failedAt: null,
      },
    });
}

/** Removes the browsers of an account that were added first, beyond the limit. */
export async function dropOldestSubscriptions(
  db: Database,
  owner: Owner,
  kept: number,
): Promise<void> {
  const dropped = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(ofOwner(owner))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .offset(kept);
  await db.delete(pushSubscription).where(inArray(pushSubscription.id, dropped));
}

/** Removes the other browsers of a session: it is one of one browser, whose endpoint has changed. */
export async function dropOthersOfSession(
  db: Database,
  sessionId: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.sessionId, sessionId),
        sql`${pushSubscription.endpoint} <> ${endpoint}`,
      ),
    );
}

/** Returns an account's browsers, the first first. */
export function listPushSubscriptions(db: Database, owner: Owner) {
  const { id, sessionId, device, createdAt, failedAt } = pushSubscription;
  return db
    .select({ id, sessionId, device, createdAt, failedAt })
    .from(pushSubscription)
    .where(ofOwner(owner))
    .orderBy(asc(createdAt), asc(id));
}

export function findPushSubscription(
  db: Database,
  owner: Owner,
  id: string,
): Promise<PushSubscriptionRow | null> {
  const where = and(ofOwner(owner), eq(pushSubscription.id, id));
  return firstRow(db.select(addressed).from(pushSubscription).where(where));
}

/** Removes a browser. */
export async function deletePushSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

/** Notes how the last notice to a browser went. */
export async function notePushed(
  db: Database,
  id: string,
  how: Partial<Pick<Row, 'sentAt' | 'failedAt'>>,
): Promise<void> {
  await db.update(pushSubscription).set(how).where(eq(pushSubscription.id, id));
}

/** Returns the browsers of these ids, and which seller's enquiries each is told of. */
export function listSubscriptionsById(db: Database, ids: readonly string[]) {
  const sellerId = sql<string>`coalesce(${session.sellerId}, ${pushSubscription.accountId})`;
  return db
    .select({ ...addressed, sellerId })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(inArray(pushSubscription.id, [...ids]));
}

/** Returns the browsers of admins and the role of each, with since when each is told and whether it could not be told last. */
export function listAdminSubscriptions(db: Database) {
  const { createdAt, sentAt, failedAt } = pushSubscription;
  return db
    .select({ ...addressed, createdAt, sentAt, failedAt, adminRole: admin.role })
    .from(pushSubscription)
    .innerJoin(admin, eq(admin.id, pushSubscription.accountId))
    .where(eq(role, 'admin'));
}

type NoticeSettingsRow = Omit<typeof noticeSettings.$inferSelect, 'sellerId'>;

/** Returns what a seller has chosen, null where nothing; and when it was last mailed of leads. */
export function findNoticeSettings(db: Database, sellerId: string) {
  const { leadMail, quietFrom, quietUntil, timeZone, version } = noticeSettings;
  const chosen = { leadMail, quietFrom, quietUntil, timeZone, version };
  return firstRow(
    db
      .select({ chatIndia: seller.chatIndia, chosen, mailedAt: leadMailSent.at })
      .from(seller)
      .leftJoin(noticeSettings, eq(noticeSettings.sellerId, seller.id))
      .leftJoin(leadMailSent, eq(leadMailSent.sellerId, seller.id))
      .where(eq(seller.id, sellerId)),
  );
}

/**
 * Writes what a seller chooses where its version is still `version`, 0 for the first time; without one,
 * whatever it is. Returns false where it was changed since.
 */
export async function saveNoticeSettings(
  db: Database,
  sellerId: string,
  values: Omit<NoticeSettingsRow, 'version'>,
  version: number | undefined,
): Promise<boolean> {
  const next = { ...values, version: sql`${noticeSettings.version} + 1` };
  if (version !== undefined && version > 0) {
    const rows = await db
      .update(noticeSettings)
      .set(next)
      .where(and(eq(noticeSettings.sellerId, sellerId), eq(noticeSettings.version, version)))
      .returning({ version: noticeSettings.version });
    return rows.length > 0;
  }
  const first = db.insert(noticeSettings).values({ sellerId, ...values });
  const rows = await (version === 0
    ? first.onConflictDoNothing()
    : first.onConflictDoUpdate({ target: noticeSettings.sellerId, set: next })
  ).returning({ version: noticeSettings.version });
  return rows.length > 0;
}
