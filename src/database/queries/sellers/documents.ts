import {
  and,
  desc,
  eq,
  getTableColumns,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { EXPIRES_SOON_DAYS } from '#domain/document-expiry.ts';
import { type Database, firstRow } from '../../database.ts';
import { sellerDocument } from '../../schema/accounts/seller-identity.ts';
import { today } from '../products/availability.ts';

const { content: _, ...columns } = getTableColumns(sellerDocument);
const { id, sellerId, messageId, expiresOn, replacedAt, createdAt, version } = sellerDocument;

/** Returns all documents of a seller without their content, newest first. */
export function listDocuments(db: Database, ofSeller: string) {
  return db
    .select(columns)
    .from(sellerDocument)
    .where(eq(sellerId, ofSeller))
    .orderBy(desc(createdAt), desc(id));
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** Returns one document without its content, locked until the transaction ends. */
export function lockDocument(db: Database, documentId: string): Promise<DocumentRow | null> {
  return firstRow(db.select(columns).from(sellerDocument).where(eq(id, documentId)).for('update'));
}

/** Returns how many documents admins have filed of a seller, and their bytes. */
export async function countFiled(db: Database, ofSeller: string) {
  const [row] = await db
    .select({
      documents: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${sellerDocument.bytes}), 0)::int`,
    })
    .from(sellerDocument)
    .where(and(eq(sellerId, ofSeller), isNull(messageId)));
  return row ?? { documents: 0, bytes: 0 };
}

export async function updateDocument(
  db: Database,
  documentId: string,
  changes: Partial<Pick<DocumentRow, 'title' | 'expiresOn' | 'replacedAt'>>,
): Promise<void> {
  await db
    .update(sellerDocument)
    .set({ ...changes, version: sql`${version} + 1` })
    .where(eq(id, documentId));
}

export async function removeDocument(db: Database, documentId: string): Promise<void> {
  await db.delete(sellerDocument).where(eq(id, documentId));
}

/** The condition that a seller has a document that has expired, or (`due`) soon does, and that none replaces. */
export const hasDocument = (ofSeller: SQLWrapper, which: 'due' | 'expired'): SQL =>
  sql`exists (select 1 from ${sellerDocument} where ${sellerId} = ${ofSeller}
    and ${replacedAt} is null
    and ${expiresOn} < ${today} + ${which === 'due' ? EXPIRES_SOON_DAYS + 1 : 0}::int)`;
