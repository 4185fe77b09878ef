import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContactInput, InboxQuery, MessageQuery } from '#contracts/inbox.ts';
import { type Database, firstRow } from '../database.ts';
import { newId } from '../new-id.ts';
import { contactMessage } from '../schema/activity.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { cutPiece, type PageOf, pageOf } from './lists/page-of.ts';
import { countMatching, countRows } from './lists/row-counts.ts';

export async function insertContactMessage(
  db: Database,
  written: ContactInput,
  at: Date,
): Promise<void> {
  await db.insert(contactMessage).values({ id: newId(), ...written, createdAt: at });
}

export type ContactMessageRow = typeof contactMessage.$inferSelect;

const { id, name, email, message, createdAt, readAt } = contactMessage;
const messageColumns = { id, name, email, message, createdAt, readAt };

/** Returns what visitors wrote, newest first: all, or only read or unread messages. */
export function listContactMessages(
  db: Database,
  query: MessageQuery,
): Promise<PageOf<ContactMessageRow>> {
  const where = and(
    holds(query.q, name, email, message),
    query.read && (query.read === 'true' ? isNotNull(readAt) : isNull(readAt)),
  );
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: () =>
      where === undefined
        ? countRows(db, 'contact_message')
        : countMatching(db, contactMessage, where),
    read: (piece) =>
      cutPiece(
        db
          .select({ ...messageColumns, cursor: piece.cursor })
          .from(contactMessage)
          .$dynamic(),
        where,
        piece,
      ),
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
