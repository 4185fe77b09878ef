import { inviteSeller as inviteCall } from '#contracts/calls/seller-invitations.ts';
import type {
  SellerInvitation,
  SellerInvitationInput,
} from '#contracts/sellers/seller-invitation.ts';
import type { Database } from '#database/database.ts';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { type Invitation, listInvitations } from '#database/queries/accounts/invitations.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { failure } from '../failure.ts';
import {
  cancelInvitation,
  createInvitation,
  invitationMail,
  invitationOf,
  renewInvitation,
  type SentInvitation,
} from '../invitations/invitations.ts';
import { limitRate } from '../limit-rate.ts';
import { mailTo } from '../mail/send-mail.ts';
import { write, writeAs } from '../write.ts';

const scope = { kind: 'seller' } as const;
/** What an invitation says of a seller who is let in at once. */
export const APPROVED = 'approved';

/** Returns the open invitations to sell, newest first. */
export async function sellerInvitations(db: Database): Promise<SellerInvitation[]> {
  return (await listInvitations(db, scope)).map(present);
}

/** Invites somebody by mail to sell. 409 where the address is a seller's, or invited already. */
export async function inviteSeller(
  context: AppContext,
  actor: AdminActor,
  { approved, ...invited }: SellerInvitationInput,
): Promise<SellerInvitation> {
  await limitRate(context, 'invitations-account', actor.id);
  return writeAs(context, actor, inviteCall, async (db, _touch, send) => {
    const seller = await findAccountByName(db, 'seller', invited.email);
    if (seller !== null) {
      const message = toAdmins(`This is the email of ${seller.name}, who is already a seller.`);
      throw failure(409, 'already-exists', message, { fields: { email: message } });
    }
    const role = approved ? APPROVED : '';
    const sent = await createInvitation(context, db, actor, scope, { ...invited, role });
    send(invitedMail(context, sent));
    return present(sent.invitation);
  });
}

/** Mails an invitation again, with a new link for another 72 hours. */
export async function inviteSellerAgain(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<SellerInvitation> {
  await limitRate(context, 'invitations-account', actor.id);
  return writeAs(context, actor, inviteCall, async (db, _touch, send) => {
    const sent = await renewInvitation(context, db, actor, scope, id);
    send(invitedMail(context, sent));
    return present(sent.invitation);
  });
}

export async function cancelSellerInvitation(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<void> {
  await write(context, (db) => cancelInvitation(context, db, actor, scope, id));
}

/** Returns whom the link of an invitation to sell is for. 422 where it no longer works. */
export async function openSellerInvitation(
  context: AppContext,
  token: string,
  network: string,
): Promise<Pick<Invitation, 'name' | 'email'>> {
  await limitRate(context, 'confirm-address', network);
  const { name, email } = await invitationOf(context, 'seller', token);
  return { name, email };
}

const invitedMail = (context: AppContext, sent: SentInvitation): Mail =>
  invitationMail(context, sent, '/seller/register', (to, about) =>
    mailTo(context, to, 'invitedToSell', about),
  );

const present = ({
  id,
  name,
  email,
  language,
  role,
  invitedBy,
  createdAt,
  expiresAt,
}: Invitation): SellerInvitation => ({
  ...{ _id: id, name, email, language, invitedBy, approved: role === APPROVED },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
