import type { ContactInput } from '#contracts/inbox.ts';
import { insertContactMessage } from '#database/queries/inbox.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';

/** Keeps what a visitor wrote on the about page, for the admins to read. */
export async function leaveMessage(market: Marketplace, message: ContactInput): Promise<void> {
  await write(market, (db) => insertContactMessage(db, message, market.now()));
}
