import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InboxQuery, MessageQuery } from '#contracts/inbox.ts';
import { type Database, firstRow } from '../database.ts';
import { newId } from '../new-id.ts';
import { contactAnswer, contactMessage } from '../schema/activity.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { countMatching, countRows, type PageOf, pageOf, tableRows } from './lists/page-of.ts';

export async function insertContactMessage(
  db: Database,
  written: Omit<typeof contactMessage.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(contactMessage).values({ id: newId(), ...written });
}

const { id, name, email, message, createdAt, readAt, takenBy, doneAt, version, language } =
  contactMessage;
const messageColumns = {
  ...{ id, name, email, message, createdAt, readAt, takenBy, doneAt, version, language },
  takenByName: sql<string | null>`(select name from admin where admin.id = ${takenBy})`,
  answers: sql<{ _id: string; by: string; text: string; createdAt: string }[]>`(
    select coalesce(json_agg(json_build_object('_id', a.id, 'by', a.admin_name, 'text', a.text,
        'createdAt', a.created_at) order by a.created_at), '[]')
      from contact_answer a where a.message_id = contact_message.id)`,
};

export type ContactMessageRow = Omit<typeof contactMessage.$inferSelect, 'noticeVersion'> & {
  takenByName: string | null;
  answers: { _id: string; by: string; text: string; createdAt: string }[];
};

/**
 * Returns what visitors wrote, newest first: all, only read or unread messages, or those that are open, that this
 * admin has taken, or that are done.
 */
export function listContactMessages(
  db: Database,
  query: MessageQuery,
  adminId: string,
): Promise<PageOf<ContactMessageRow>> {
  const states = {
    open: isNull(doneAt),
    mine: and(isNull(doneAt), eq(takenBy, adminId)),
    done: isNotNull(doneAt),
  };
  const where = and(
    holds(query.q, name, email, message),
    query.state && states[query.state],
    query.read && (query.read === 'true' ? isNotNull(readAt) : isNull(readAt)),
  );
  return pageOf({
    ...newestFirst(query, createdAt, id),
    ...tableRows(db, contactMessage, messageColumns, where),
    count: () =>
      where === undefined
        ? countRows(db, 'contact_message')
        : countMatching(db, contactMessage, where),
  });
}

/** Locks one message until the transaction ends. */
export function lockContactMessage(
  db: Database,
  messageId: string,
): Promise<ContactMessageRow | null> {
  return firstRow(
    db.select(messageColumns).from(contactMessage).where(eq(id, messageId)).for('update'),
  );
}

/** Changes who answers a message, or whether it is done. */
export async function updateContactMessage(
  db: Database,
  messageId: string,
  values: Partial<Pick<ContactMessageRow, 'takenBy' | 'doneAt' | 'readAt'>>,
): Promise<void> {
  await db
    .update(contactMessage)
    .set({ ...values, version: sql`${version} + 1` })
    .where(eq(id, messageId));
}

export async function insertContactAnswer(
  db: Database,
  values: typeof contactAnswer.$inferInsert,
): Promise<void> {
  await db.insert(contactAnswer).values(values);
}

export async function setContactMessageRead(
  db: Database,
  messageId: string,
  at: Date | null,
): Promise<void> {
  await db.update(contactMessage).set({ readAt: at }).where(eq(id, messageId));
}

/** The order of visitors' messages and addresses: newest first, unless another is given. */
export function newestFirst(query: InboxQuery, createdAt: unknown, id: unknown) {
  return {
    window: query,
    by: { column: sql`${createdAt}`, kind: 'moment' as const },
    order: query.order ?? ('desc' as const),
    id: sql`${id}` as SQL,
  };
}
