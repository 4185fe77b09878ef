import { writeToAdmins as writeToAdminsCall } from '#contracts/calls/messages.ts';
import {
  type MessageInput,
  MOST_DOCUMENT_BYTES,
  type SellerMessage,
} from '#contracts/sellers/seller-message.ts';
import { newId } from '#database/new-id.ts';
import {
  countDocumentBytes,
  insertSellerDocument,
  insertSellerMessage,
  setUnreadSince,
} from '#database/queries/sellers/messages.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, notFound } from '../../failure.ts';
import { limitRate } from '../../limit-rate.ts';
import type { UploadedFile } from '../../media/receive-file.ts';
import { writeAs } from '../../write.ts';
import { messagesOf } from './list-messages.ts';
import { type ReceivedDocument, readDocument } from './read-document.ts';

/**
 * Sends a message with documents to the admins, whatever the seller's state. Documents are
 * identified by content (415, 422) and stored in the database for admins and this seller alone. 413
 * past the seller's total. Returns the conversation.
 */
export async function writeToAdmins(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  { text }: MessageInput,
  files: readonly UploadedFile<'document'>[],
): Promise<SellerMessage[]> {
  await limitRate(context, 'message-account', actor.id);
  const documents: ReceivedDocument[] = [];
  for (const file of files) documents.push(await readDocument(file));
  await writeAs(context, actor, writeToAdminsCall, async (db) => {
    const before = await lockSeller(db, actor.id);
    if (before === null) throw notFound('seller');
    const more = documents.reduce((sum, { bytes }) => sum + bytes, 0);
    if (more > 0 && (await countDocumentBytes(db, actor.id)) + more > MOST_DOCUMENT_BYTES) {
      throw tooMany(documents[0]?.part ?? 'document1');
    }
    const createdAt = context.now();
    const message = { id: newId(), sellerId: actor.id, text, createdAt };
    await insertSellerMessage(db, {
      ...message,
      author: 'seller',
      authorName: before.name,
      about: 'message',
    });
    for (const { part: _, ...document } of documents) {
      const row = { id: newId(), sellerId: actor.id, messageId: message.id, ...document };
      await insertSellerDocument(db, row);
    }
    await setUnreadSince(db, actor.id, before.unreadSince ?? createdAt);
    await audit(db, actor, {
      action: 'write-to-admins',
      entity: 'seller',
      entityId: actor.id,
      after: { documents: documents.length },
    });
  });
  return messagesOf(context.db, actor.id, { tellAdmins: false });
}

function tooMany(part: string) {
  const message = said('documentsFull');
  return failure(413, 'too-large', message, { fields: { [part]: message } });
}
