import { newId } from '#database/new-id.ts';
import { insertSubscriber } from '#database/queries/newsletter.ts';
import { contactMessages, subscribers } from '#demo/catalogue/messages.ts';
import type { AppContext } from '#services/app-context.ts';
import { leaveMessage } from '#services/inbox.ts';
import { daysAgo } from './demo-time.ts';

/** Adds the messages in the admin's inbox, and who asked for the newsletter. */
export async function loadMessages(context: AppContext): Promise<void> {
  const now = context.now();
  const at = (days: number, salt: number): AppContext => {
    const moment = daysAgo(now, days, salt);
    return { ...context, now: () => moment };
  };
  for (const [index, { email, daysAgo: days }] of subscribers.entries()) {
    const createdAt = at(days, index).now();
    await insertSubscriber(context.db, { id: newId(), email, createdAt, confirmedAt: createdAt });
  }
  for (const [index, { name, email, message, daysAgo: days }] of contactMessages.entries()) {
    await leaveMessage(at(days, index), { name, email, message });
  }
}
