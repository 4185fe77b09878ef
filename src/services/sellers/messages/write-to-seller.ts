import type { MessageInput, SellerMessage } from '#contracts/sellers/seller-message.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { insertSellerMessage, setUnreadSince } from '#database/queries/sellers/messages.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { notFound } from '../../failure.ts';
import { mailTo, pageFor, type Reader } from '../../mail/send-mail.ts';
import { write } from '../../write.ts';
import { messagesOf } from './list-messages.ts';

type Admin = Extract<Actor, { role: 'admin' }>;

/** Sends a message to a seller, by mail too; marks what the seller wrote as read. */
export async function writeToSeller(
  context: AppContext,
  actor: Admin,
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
  actor: Admin,
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
  actor: Admin,
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
