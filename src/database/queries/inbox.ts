import { and, type SQL, sql } from 'drizzle-orm';
import type { ContactInput, InboxQuery } from '#contracts/inbox.ts';
import type { Database } from '../database.ts';
import { newId } from '../new-id.ts';
import { contactMessage, newsletterSubscriber } from '../schema/activity.ts';
import { holds } from './catalogue-columns.ts';
import { type PageOf, pageOf } from './page-of.ts';
import { countRows } from './row-counts.ts';

/** Adds an address to the newsletter; one that is there already stays as it is. */
export async function insertSubscriber(
  db: Database,
  email: string,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(newsletterSubscriber)
    .values({ id: newId(), email, createdAt })
    .onConflictDoNothing();
}

export async function insertContactMessage(
  db: Database,
  message: ContactInput,
  createdAt: Date,
): Promise<void> {
  await db.insert(contactMessage).values({ id: newId(), ...message, createdAt });
}

export type SubscriberRow = typeof newsletterSubscriber.$inferSelect;
export type ContactMessageRow = typeof contactMessage.$inferSelect;

/** The newsletter's subscribers, newest first. */
export function listSubscribers(db: Database, query: InboxQuery): Promise<PageOf<SubscriberRow>> {
  const { id, email, createdAt } = newsletterSubscriber;
  const where = holds(query.q, email);
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: async () =>
      where === undefined
        ? countRows(db, 'newsletter_subscriber')
        : { total: await db.$count(newsletterSubscriber, where), capped: false },
    read: ({ after, orderBy, cursor, limit, offset }) =>
      db
        .select({ id, email, createdAt, cursor })
        .from(newsletterSubscriber)
        .where(and(where, after))
        .orderBy(orderBy)
        .limit(limit)
        .offset(offset),
  });
}

/** What visitors wrote, newest first. */
export function listContactMessages(
  db: Database,
  query: InboxQuery,
): Promise<PageOf<ContactMessageRow>> {
  const { id, name, email, message, createdAt } = contactMessage;
  const where = holds(query.q, name, email, message);
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: async () =>
      where === undefined
        ? countRows(db, 'contact_message')
        : { total: await db.$count(contactMessage, where), capped: false },
    read: ({ after, orderBy, cursor, limit, offset }) =>
      db
        .select({ id, name, email, message, createdAt, cursor })
        .from(contactMessage)
        .where(and(where, after))
        .orderBy(orderBy)
        .limit(limit)
        .offset(offset),
  });
}

function newestFirst(query: InboxQuery, createdAt: unknown, id: unknown) {
  return {
    window: query,
    by: { column: sql`${createdAt}`, kind: 'moment' as const },
    order: query.order ?? ('desc' as const),
    id: sql`${id}` as SQL,
  };
}
