import { insertSubscriber } from '#database/queries/inbox.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';

/** Signs an address up for the newsletter; whether it was signed up already is told to nobody. */
export async function subscribe(market: Marketplace, email: string): Promise<void> {
  await write(market, (db) => insertSubscriber(db, email, market.now()));
}
