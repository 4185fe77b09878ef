import { readFile } from 'node:fs/promises';
import { writeToAdmins as writeToAdminsCall } from '#contracts/calls/messages.ts';
import {
  type MessageInput,
  MOST_DOCUMENT_BYTES,
  type SellerMessage,
} from '#contracts/sellers/seller-message.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  countDocumentBytes,
  insertSellerDocument,
  insertSellerMessage,
  listSellerMessages,
  type SellerMessageRow,
  setUnreadSince,
} from '#database/queries/sellers/messages.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { AdminActor, SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { documentName, identifyDocument } from '#media/receive/identify-document.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { mailTo, pageFor, type Reader } from '../mail/send-mail.ts';
import { refusedFile, type UploadedFile } from '../media/receive-file.ts';
import { write, writeAs } from '../write.ts';

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

/** A document as it is stored, with the form's part that it came in. */
type ReceivedDocument = {
  part: string;
  name: string;
  type: string;
  bytes: number;
  content: Buffer;
};

/** Reads an uploaded document, identified by its content (415, 422). */
export async function readDocument(file: UploadedFile<'document'>): Promise<ReceivedDocument> {
  try {
    const type = await identifyDocument(file.path);
    const name = documentName(file.name ?? '', type);
    return { part: file.part, name, type, bytes: file.bytes, content: await readFile(file.path) };
  } catch (error) {
    throw refusedFile(file.part, error);
  }
}

/**
 * Sends a message with documents to the admins, whatever the seller's state. Documents are
 * identified by content (415, 422) and stored in the database for admins and this seller alone. 413
 * past the seller's total. Returns the conversation.
 */
export async function writeToAdmins(
  context: AppContext,
  actor: SellerActor,
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

/** Sends a message to a seller, by mail too; marks what the seller wrote as read. */
export async function writeToSeller(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
  { text }: MessageInput,
): Promise<SellerMessage[]> {
  await write(context, async (db, _touch, send) => {
    const seller = await lockSeller(db, sellerId);
    if (seller === null) throw notFound('seller');
    await sendToSeller(context, db, send, actor, { seller, text });
    await setUnreadSince(db, sellerId, null);
  });
  return messagesOf(context.db, sellerId, { tellAdmins: true });
}

/** Sends a message to a locked seller within a transaction; what the seller wrote stays unread. */
export async function sendToSeller(
  context: AppContext,
  db: Database,
  send: (mail: Mail) => void,
  actor: AdminActor,
  { seller, text }: { seller: Reader & { id: string }; text: string },
): Promise<void> {
  await insertSellerMessage(db, {
    id: newId(),
    sellerId: seller.id,
    author: 'admin',
    authorName: actor.name,
    about: 'message',
    text,
    createdAt: context.now(),
  });
  await audit(db, actor, { action: 'write-to-seller', entity: 'seller', entityId: seller.id });
  send(writtenMail(context, seller, text));
}

/** Marks a seller's messages as read without an answer. */
export async function markSellerRead(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
): Promise<void> {
  await write(context, async (db) => {
    const seller = await lockSeller(db, sellerId);
    if (seller === null) throw notFound('seller');
    if (seller.unreadSince === null) return;
    await setUnreadSince(db, sellerId, null);
    await audit(db, actor, { action: 'read-messages', entity: 'seller', entityId: sellerId });
  });
}

function writtenMail(context: AppContext, to: Reader, text: string): Mail {
  const link = pageFor(context, to, '/seller/dashboard');
  return mailTo(context, to, 'writtenTo', { link, text });
}
