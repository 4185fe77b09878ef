import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  insertEmailConfirmation,
  replaceEmail,
  setEmailConfirmed,
  takeEmailConfirmation,
} from '#database/queries/sellers/email-confirmations.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken, newMailedToken } from '../mail/send-mail.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import { confirmEmailMail, emailReplacedMail } from './account-mails.ts';

/** How long a link that confirms an address works. */
export const CONFIRM_MS = 3 * 24 * 60 * 60_000;

/** Mails a link that works once, for three days. The work is done after the response. */
export function mailConfirmation(
  context: AppContext,
  seller: { id: string; email: string },
  mailWith: (token: string) => Mail,
): void {
  afterResponse(context, 'a link to confirm an e-mail could not be sent', async () => {
    const token = newMailedToken();
    const expiresAt = new Date(context.now().getTime() + CONFIRM_MS);
    await write(context, async (db, _touch, send) => {
      await insertEmailConfirmation(db, {
        tokenHash: hashMailedToken(token),
        sellerId: seller.id,
        expiresAt,
      });
      send({ ...mailWith(token), goodUntil: expiresAt });
    });
  });
}

/** Sends the link again; the one before stops working. 409 where the address is confirmed. */
export async function resendConfirmation(context: AppContext, actor: SellerActor): Promise<void> {
  await limitRate(context, 'confirm-account', actor.id);
  const seller = await findAnySeller(context.db, actor.id);
  if (seller === null) throw notFound('seller');
  if (seller.emailConfirmedAt !== null) {
    throw failure(409, 'already-confirmed', said('emailConfirmedAlready'));
  }
  await limitRate(context, 'strangers-recipient', seller.email.toLowerCase());
  mailConfirmation(context, seller, (token) => confirmEmailMail(context, seller, token));
}

/**
 * Confirms the address that the link was mailed to, which replaces the seller's own where an admin has put it down;
 * uses the link up. 409 where another seller has that address by now.
 */
export async function confirmEmail(
  context: AppContext,
  token: string,
  network: string,
): Promise<void> {
  await limitRate(context, 'confirm-address', network);
  await write(context, async (db, _touch, send) => {
    const link = await takeEmailConfirmation(db, hashMailedToken(token), context.now());
    const seller = link === null ? null : await findAccount(db, 'seller', link.sellerId);
    if (link === null || seller === null) throw linkUsedUp();
    const { newEmail: email, askedBy } = link;
    if (email === null) {
      await setEmailConfirmed(db, seller.id, context.now());
    } else {
      await replaceEmail(db, seller.id, { email, at: context.now() });
      send(emailReplacedMail(context, seller));
    }
    await audit(db, actorOf(seller), {
      action: 'confirm-email',
      entity: 'seller',
      entityId: seller.id,
      ...(email !== null && { before: { email: seller.email }, after: { email, askedBy } }),
    });
  });
}

const linkUsedUp = () =>
  failure(422, 'link-used-up', said('confirmLinkUsedUp'), {
    fields: { token: said('linkUsedUp') },
  });
