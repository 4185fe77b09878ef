import type { SellerMessage } from '#contracts/sellers/seller-message.ts';
import type { Database } from '#database/database.ts';
import { listSellerMessages, type SellerMessageRow } from '#database/queries/sellers/messages.ts';

/**
 * Messages between a seller and the admins, newest first. Admins' names are included for admins
 * alone (`tellAdmins`).
 */
export async function messagesOf(
  db: Database,
  sellerId: string,
  { tellAdmins }: { tellAdmins: boolean },
): Promise<SellerMessage[]> {
  const rows = await listSellerMessages(db, sellerId);
  return rows.map((row) => present(row, tellAdmins));
}

function present(row: SellerMessageRow, tellAdmins: boolean): SellerMessage {
  const { id, author, authorName, about, text, documents, createdAt } = row;
  return {
    _id: id,
    author,
    authorName: author === 'seller' || tellAdmins ? authorName : '',
    about,
    text,
    documents: documents.map(({ id: _id, name, type, bytes }) => ({ _id, name, type, bytes })),
    createdAt: createdAt.toISOString(),
  };
}
