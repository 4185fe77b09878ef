import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NewsletterQuery } from '#contracts/inbox.ts';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow, hasRow } from '../database.ts';
import { newsletterSubscriber } from '../schema/activity.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { newestFirst } from './inbox.ts';
import { countRows, cutSlice, type PageOf, pageOf } from './lists/page-of.ts';

const { id, email, createdAt, confirmedAt, linkHash, linkExpiresAt, language, setAside } =
  newsletterSubscriber;

export type SubscriberRow = {
  id: string;
  email: string;
  createdAt: Date;
  confirmedAt: Date | null;
  language: Language;
  setAside: string | null;
};

/** Locks an address's row of the newsletter until the transaction ends. */
export function lockSubscriber(db: Database, address: string): Promise<SubscriberRow | null> {
  return firstRow(
    db
      .select({ id, email, createdAt, confirmedAt, language, setAside })
      .from(newsletterSubscriber)
      .where(eq(sql`lower(${email})`, address))
      .for('update'),
  );
}

export type NewSubscriber = typeof newsletterSubscriber.$inferInsert;

/** Adds an address; returns false where it has been added meanwhile. */
export function insertSubscriber(db: Database, values: NewSubscriber): Promise<boolean> {
  return hasRow(
    db.insert(newsletterSubscriber).values(values).onConflictDoNothing().returning({ id }),
  );
}

/** Gives an unconfirmed address, asked for again, a new link; the earlier one is invalid. */
export async function renewLink(
  db: Database,
  subscriberId: string,
  link: Required<
    Pick<NewSubscriber, 'linkHash' | 'linkExpiresAt' | 'noticeVersion' | 'createdAt' | 'language'>
  >,
): Promise<void> {
  await db.update(newsletterSubscriber).set(link).where(eq(id, subscriberId));
}

/**
 * Uses up a link, so that it cannot work twice; returns false where it has expired or was used. `notice` is the
 * version of the privacy notice that its page told.
 */
export function confirmSubscriber(
  db: Database,
  hash: string,
  { now, notice }: { now: Date; notice: string },
): Promise<boolean> {
  return hasRow(
    db
      .update(newsletterSubscriber)
      .set({
        ...{ confirmedAt: now, linkHash: null, linkExpiresAt: null, noticeVersion: notice },
        setAside: null,
      })
      .where(and(eq(linkHash, hash), gt(linkExpiresAt, now)))
      .returning({ id }),
  );
}

/** Sends no newsletter to an address any more until it is confirmed anew; `why` is what its mail server said. */
export async function setReaderAside(db: Database, address: string, why: string): Promise<void> {
  await db
    .update(newsletterSubscriber)
    .set({ setAside: why })
    .where(eq(sql`lower(${email})`, address.toLowerCase()));
}

export async function deleteSubscriber(db: Database, subscriberId: string): Promise<void> {
  await db.delete(newsletterSubscriber).where(eq(id, subscriberId));
}

/** Removes addresses whose owners let the link expire. Returns how many. */
export async function sweepUnconfirmed(db: Database, now: Date): Promise<number> {
  const rows = await db
    .delete(newsletterSubscriber)
    .where(and(isNull(confirmedAt), lt(linkExpiresAt, now)))
    .returning({ id });
  return rows.length;
}

/**
 * Returns the newsletter's addresses, newest first; only confirmed ones that are not set aside unless others are asked
 * for.
 */
export function listSubscribers(
  db: Database,
  query: NewsletterQuery,
): Promise<PageOf<SubscriberRow>> {
  const wanted = {
    true: and(isNotNull(confirmedAt), isNull(setAside)),
    false: isNull(confirmedAt),
    returned: isNotNull(setAside),
    all: undefined,
  }[query.confirmed ?? 'true'];
  const where = and(wanted, holds(query.q, email));
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: async () =>
      where === undefined
        ? countRows(db, 'newsletter_subscriber')
        : { total: await db.$count(newsletterSubscriber, where), capped: false },
    read: (slice) =>
      cutSlice(
        db
          .select({
            ...{ id, email, createdAt, confirmedAt, language, setAside },
            cursor: slice.cursor,
          })
          .from(newsletterSubscriber)
          .$dynamic(),
        where,
        slice,
      ),
  });
}
