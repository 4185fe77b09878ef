import { confirmSubscriber, deleteSubscriber } from '#database/queries/newsletter.ts';
import type { AppContext } from '../app-context.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken } from '../mail/mailed-token.ts';
import { write } from '../write.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** Confirms a newsletter address by the mailed link; false where the link is no longer valid. */
export async function confirmSubscription(
  context: AppContext,
  token: string,
  network: string,
): Promise<boolean> {
  await limitRate(context, 'newsletter-link-address', network);
  return write(context, (db) => confirmSubscriber(db, hashMailedToken(token), context.now()));
}

/** Deletes a subscriber, idempotently; false where the token is not valid. */
export async function unsubscribe(context: AppContext, token: string): Promise<boolean> {
  const id = readUnsubscribeToken(context, token);
  if (id === null) return false;
  await write(context, (db) => deleteSubscriber(db, id));
  return true;
}
