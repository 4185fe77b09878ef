import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  insertEmailConfirmation,
  setEmailConfirmed,
  takeEmailConfirmation,
} from '#database/queries/sellers/email-confirmations.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken, newMailedToken } from '../mail/send-mail.ts';
import { write } from '../write.ts';
import { confirmEmailMail } from './account-mails.ts';

const VALID_MS = 3 * 24 * 60 * 60_000;

/** Mails a link that works once, for three days. The work is done after the response. */
export function mailConfirmation(
  context: AppContext,
  seller: { id: string; email: string },
  mailWith: (token: string) => Mail,
): void {
  afterResponse(context, 'a link to confirm an e-mail could not be sent', async () => {
    const token = newMailedToken();
    const expiresAt = new Date(context.now().getTime() + VALID_MS);
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
export async function resendConfirmation(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
): Promise<void> {
  await limitRate(context, 'confirm-account', actor.id);
  const seller = await findAnySeller(context.db, actor.id);
  if (seller === null) throw notFound('seller');
  if (seller.emailConfirmedAt !== null) {
    throw failure(409, 'already-confirmed', said('emailConfirmedAlready'));
  }
  mailConfirmation(context, seller, (token) => confirmEmailMail(context, seller, token));
}

/** Confirms the address that the link was mailed to, and uses the link up. */
export async function confirmEmail(
  context: AppContext,
  token: string,
  network: string,
): Promise<void> {
  await limitRate(context, 'confirm-address', network);
  await write(context, async (db) => {
    const id = await takeEmailConfirmation(db, hashMailedToken(token), context.now());
    const seller = id === null ? null : await findAccount(db, 'seller', id);
    if (seller === null) throw linkUsedUp();
    await setEmailConfirmed(db, seller.id, context.now());
    const actor = { role: 'seller', id: seller.id, name: seller.name, approved: false } as const;
    await audit(db, actor, { action: 'confirm-email', entity: 'seller', entityId: seller.id });
  });
}

const linkUsedUp = () =>
  failure(422, 'link-used-up', said('confirmLinkUsedUp'), {
    fields: { token: said('linkUsedUp') },
  });
