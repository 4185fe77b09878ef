import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { sellerDocument, sellerMessage } from '../../schema/accounts/seller-identity.ts';

export type NewSellerMessage = typeof sellerMessage.$inferInsert;
export type NewSellerDocument = typeof sellerDocument.$inferInsert;

/** How many messages of a conversation are read at once; the rest is older. */
const LATEST = 100;

const { id, sellerId, author, authorName, about, text, createdAt } = sellerMessage;
const document = {
  id: sellerDocument.id,
  messageId: sellerDocument.messageId,
  name: sellerDocument.name,
  type: sellerDocument.type,
  bytes: sellerDocument.bytes,
};

export async function insertSellerMessage(db: Database, row: NewSellerMessage): Promise<void> {
  await db.insert(sellerMessage).values(row);
}

/** Returns the id of the latest message about an admin's decision; null where there is none. */
export async function findLatestDecision(
  db: Database,
  ofSeller: string,
  decision: (typeof about)['_']['data'],
): Promise<string | null> {
  const row = await firstRow(
    db
      .select({ id })
      .from(sellerMessage)
      .where(and(eq(sellerId, ofSeller), eq(about, decision)))
      .orderBy(desc(createdAt), desc(id))
      .limit(1),
  );
  return row?.id ?? null;
}

export async function deleteSellerMessage(db: Database, messageId: string): Promise<void> {
  await db.delete(sellerMessage).where(eq(id, messageId));
}

export async function insertSellerDocument(db: Database, row: NewSellerDocument): Promise<void> {
  await db.insert(sellerDocument).values(row);
}

/**
 * Returns the latest messages between a seller and the admins, newest first, with the documents of
 * each.
 */
export async function listSellerMessages(db: Database, ofSeller: string) {
  const messages = await db
    .select({ id, author, authorName, about, text, createdAt })
    .from(sellerMessage)
    .where(eq(sellerId, ofSeller))
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST);
  const ids = messages.map((message) => message.id);
  const documents =
    ids.length === 0
      ? []
      : await db
          .select(document)
          .from(sellerDocument)
          .where(inArray(sellerDocument.messageId, ids))
          .orderBy(sellerDocument.id);
  return messages.map((message) => ({
    ...message,
    documents: documents.filter((each) => each.messageId === message.id),
  }));
}

export type SellerMessageRow = Awaited<ReturnType<typeof listSellerMessages>>[number];

/** Returns one document with its content; with `ofSeller` only one that this seller has sent. */
export function findDocument(db: Database, documentId: string, ofSeller?: string) {
  return firstRow(
    db
      .select({ ...document, content: sellerDocument.content })
      .from(sellerDocument)
      .where(
        and(
          eq(sellerDocument.id, documentId),
          ofSeller === undefined
            ? undefined
            : and(eq(sellerDocument.sellerId, ofSeller), isNotNull(sellerDocument.messageId)),
        ),
      ),
  );
}

/** Returns how many bytes of documents that a seller has sent are stored. */
export async function countDocumentBytes(db: Database, ofSeller: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${sellerDocument.bytes}), 0)::int` })
    .from(sellerDocument)
    .where(and(eq(sellerDocument.sellerId, ofSeller), isNotNull(sellerDocument.messageId)));
  return row?.total ?? 0;
}

/**
 * Records since when something that a seller wrote waits for an admin; null where nothing does.
 */
export async function setUnreadSince(
  db: Database,
  ofSeller: string,
  since: Date | null,
): Promise<void> {
  await db.update(seller).set({ unreadSince: since }).where(eq(seller.id, ofSeller));
}
