import type { ContactInput } from '#contracts/inbox.ts';
import {
  type ContactMessageRow,
  insertContactMessage,
  lockContactMessage,
  setContactMessageRead,
} from '#database/queries/inbox.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from './app-context.ts';
import { audit } from './audit.ts';
import { notFound } from './failure.ts';
import { write } from './write.ts';

/** Saves a contact message. */
export async function leaveMessage(context: AppContext, message: ContactInput): Promise<void> {
  await write(context, (db) => insertContactMessage(db, message, context.now()));
}

/** Marks a contact message as read or unread, for all admins. */
export async function markMessage(
  context: AppContext,
  actor: KnownActor,
  id: string,
  read: boolean,
): Promise<ContactMessageRow> {
  return write(context, async (db) => {
    const message = await lockContactMessage(db, id);
    if (message === null) throw notFound('message');
    const wasRead = message.readAt !== null;
    if (wasRead === read) return message;
    const readAt = read ? context.now() : null;
    await setContactMessageRead(db, id, readAt);
    await audit(db, actor, {
      action: read ? 'mark-as-read' : 'mark-as-unread',
      entity: 'message',
      entityId: id,
      before: { read: wasRead },
      after: { read },
    });
    return { ...message, readAt };
  });
}
