import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { notice, pushSubscription } from '../../schema/notice.ts';

type Row = typeof pushSubscription.$inferSelect;

const { id: ownId, sellerId, endpoint: address, p256dh, auth, device: words } = pushSubscription;
/** What a notice is sent to. */
const addressed = { id: ownId, sellerId, endpoint: address, p256dh, auth, device: words };
export type PushSubscriptionRow = Pick<Row, keyof typeof addressed>;

type New = Pick<
  Row,
  'id' | 'sellerId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'device' | 'createdAt'
>;

/**
 * Adds a browser; one that is known by its endpoint belongs to this session from now on, and what waits to be
 * told to another seller on it goes.
 */
export async function savePushSubscription(db: Database, values: New): Promise<void> {
  const { id: _, endpoint, ...set } = values;
  const ofAnother = and(
    eq(pushSubscription.endpoint, endpoint),
    ne(pushSubscription.sellerId, values.sellerId),
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
        createdAt: sql`case when ${pushSubscription.sellerId} = ${values.sellerId}
          then ${pushSubscription.createdAt} else ${values.createdAt.toISOString()}::timestamptz end`,
        failedAt: null,
      },
    });
}

/** Removes the browsers of a seller that were added first, beyond the limit. */
export async function dropOldestSubscriptions(
  db: Database,
  sellerId: string,
  kept: number,
): Promise<void> {
  const dropped = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.sellerId, sellerId))
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

/** Returns a seller's browsers, the first first. */
export function listPushSubscriptions(db: Database, sellerId: string) {
  const { id, sessionId, device, createdAt, failedAt } = pushSubscription;
  return db
    .select({ id, sessionId, device, createdAt, failedAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.sellerId, sellerId))
    .orderBy(asc(createdAt), asc(id));
}

export function findPushSubscription(
  db: Database,
  sellerId: string,
  id: string,
): Promise<PushSubscriptionRow | null> {
  const where = and(eq(pushSubscription.sellerId, sellerId), eq(pushSubscription.id, id));
  return firstRow(db.select(addressed).from(pushSubscription).where(where));
}

/** Removes one browser of a seller; returns whether there was one. */
export function deletePushSubscription(
  db: Database,
  sellerId: string,
  id: string,
): Promise<boolean> {
  const where = and(eq(pushSubscription.sellerId, sellerId), eq(pushSubscription.id, id));
  return hasRow(db.delete(pushSubscription).where(where).returning({ id: pushSubscription.id }));
}

/** Notes how the last notice to a browser went. */
export async function notePushed(
  db: Database,
  id: string,
  how: Partial<Pick<Row, 'sentAt' | 'failedAt'>>,
): Promise<void> {
  await db.update(pushSubscription).set(how).where(eq(pushSubscription.id, id));
}

/** Returns the browsers of these ids. */
export function listSubscriptionsById(db: Database, ids: readonly string[]) {
  return db
    .select(addressed)
    .from(pushSubscription)
    .where(inArray(pushSubscription.id, [...ids]));
}
