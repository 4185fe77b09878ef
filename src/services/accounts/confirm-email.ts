import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  insertEmailConfirmation,
  setEmailConfirmed,
  takeEmailConfirmation,
} from '#database/queries/sellers/email-confirmations.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import { afterAnswer } from '../after-answer.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken, newMailedToken } from '../mail/mailed-token.ts';
import type { Mail, Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { confirmEmailMail } from './confirmation-mails.ts';

const VALID_MS = 3 * 24 * 60 * 60_000;

/** Draws a link that works once, for three days, and puts it into a mail, once the answer is out. */
export function mailConfirmation(
  market: Marketplace,
  seller: { id: string; email: string },
  mailWith: (token: string) => Mail,
): void {
  afterAnswer(market, 'a link to confirm an e-mail could not be sent', async () => {
    const token = newMailedToken();
    const expiresAt = new Date(market.now().getTime() + VALID_MS);
    await write(market, (db) =>
      insertEmailConfirmation(db, {
        tokenHash: hashMailedToken(token),
        sellerId: seller.id,
        expiresAt,
      }),
    );
    await market.sendMail(mailWith(token));
  });
}

/** Sends the link again; the one before stops working. 409 where the address is confirmed. */
export async function resendConfirmation(
  market: Marketplace,
  actor: Extract<Actor, { role: 'seller' }>,
): Promise<void> {
  await limitRate(market, 'confirm-account', actor.id);
  const seller = await findAnySeller(market.db, actor.id);
  if (seller === null) throw notFound('seller');
  if (seller.emailConfirmedAt !== null) {
    throw failure(409, 'already-confirmed', 'Your email is confirmed already.');
  }
  mailConfirmation(market, seller, (token) => confirmEmailMail(market, seller.email, token));
}

/** Confirms the address that the link was mailed to, and uses the link up. */
export async function confirmEmail(
  market: Marketplace,
  token: string,
  network: string,
): Promise<void> {
  await limitRate(market, 'confirm-address', network);
  await write(market, async (db) => {
    const id = await takeEmailConfirmation(db, hashMailedToken(token), market.now());
    const seller = id === null ? null : await findAccount(db, 'seller', id);
    if (seller === null) throw linkUsedUp();
    await setEmailConfirmed(db, seller.id, market.now());
    const actor = { role: 'seller', id: seller.id, name: seller.name, approved: false } as const;
    await audit(db, actor, { action: 'confirm-email', entity: 'seller', entityId: seller.id });
  });
}

const linkUsedUp = () =>
  failure(
    422,
    'link-used-up',
    'This link has expired or was used already. Log in to see whether your email is confirmed, or to send another.',
    { fields: { token: 'This link has expired or was used already.' } },
  );
