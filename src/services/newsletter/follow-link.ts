import { confirmSubscriber, deleteSubscriber } from '#database/queries/newsletter.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken } from '../mail/mailed-token.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** Puts an address into the newsletter by the mailed link; false where the link works no more. */
export async function confirmSubscription(
  market: Marketplace,
  token: string,
  network: string,
): Promise<boolean> {
  await limitRate(market, 'newsletter-link-address', network);
  return write(market, (db) => confirmSubscriber(db, hashMailedToken(token), market.now()));
}

/** Forgets a subscriber, as often as is asked; false where the link is not one of ours. */
export async function unsubscribe(market: Marketplace, token: string): Promise<boolean> {
  const id = readUnsubscribeToken(market, token);
  if (id === null) return false;
  await write(market, (db) => deleteSubscriber(db, id));
  return true;
}
