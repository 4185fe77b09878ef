import type { ContactInput } from '#contracts/inbox.ts';
import { insertContactMessage } from '#database/queries/inbox.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

/** Saves a contact message. */
export async function leaveMessage(context: AppContext, message: ContactInput): Promise<void> {
  await write(context, (db) => insertContactMessage(db, message, context.now()));
}
