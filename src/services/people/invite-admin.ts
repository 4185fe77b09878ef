import {
  cancelInvitation as cancelCall,
  inviteAdmin as inviteCall,
} from '#contracts/calls/people.ts';
import type { AdminInvitation, InvitationAcceptance, InvitationShown } from '#contracts/people.ts';
import type { AdminRole } from '#contracts/policy.ts';
import { newId } from '#database/new-id.ts';
import { insertAdmin } from '#database/queries/accounts/accounts.ts';
import { findAdminId } from '#database/queries/accounts/people.ts';
import { recordDevice } from '#database/queries/sessions/sessions.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Visitor } from '../accounts/visitor.ts';
import { refuseWeakPassword } from '../accounts/weak-passwords.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  invitationMail,
  invitationOf,
  renewInvitation,
  type SentInvitation,
} from '../invitations/invitations.ts';
import { limitRate } from '../limit-rate.ts';
import { mailTo, phrasesIn } from '../mail/send-mail.ts';
import { hashDeviceKey, newDeviceKey } from '../sessions/describe-device.ts';
import { MOST_DEVICES, type OpenedSession, openSession } from '../sessions/sessions.ts';
import { write, writeAs } from '../write.ts';

const scope = { kind: 'admin' } as const;

/** Invites somebody by mail to become an admin. 409 where the address has an account or an invitation. */
export async function inviteAdmin(
  context: AppContext,
  actor: AdminActor,
  { email, name, role }: AdminInvitation,
): Promise<void> {
  await limitRate(context, 'invitations-account', actor.id);
  await writeAs(context, actor, inviteCall, async (db, _touch, send) => {
    if ((await findAdminId(db, email)) !== null) throw isAdminAlready();
    const invited = { email, name, role, language: 'en' } as const;
    send(invitedMail(context, await createInvitation(context, db, actor, scope, invited)));
  });
}

const isAdminAlready = () => {
  const message = toAdmins('An admin with this email exists already.');
  return failure(409, 'already-exists', message, { fields: { email: message } });
};

/** Mails an invitation again with a new link; the one before works no more. */
export async function inviteAdminAgain(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<void> {
  await limitRate(context, 'invitations-account', actor.id);
  await writeAs(context, actor, inviteCall, async (db, _touch, send) => {
    send(invitedMail(context, await renewInvitation(context, db, actor, scope, id)));
  });
}

/** Cancels an invitation, whose link works no more. */
export async function cancelAdminInvitation(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<void> {
  await writeAs(context, actor, cancelCall, async (db) => {
    await cancelInvitation(context, db, actor, scope, id);
  });
}

const invitedMail = (context: AppContext, sent: SentInvitation): Mail =>
  invitationMail(context, sent, '/admin/accept-invitation', (to, about) =>
    mailTo(context, to, 'invitedAsAdmin', {
      ...about,
      role: phrasesIn(to.language).adminRoles[sent.invitation.role as AdminRole],
    }),
  );

/** Returns what the link of an invitation offers. 422 where it no longer works. */
export async function readAdminInvitation(
  context: AppContext,
  token: string,
  network: string,
): Promise<InvitationShown> {
  await limitRate(context, 'reset-address', network);
  const { name, email, role, invitedBy, expiresAt } = await invitationOf(context, 'admin', token);
  return { name, email, role: role as AdminRole, invitedBy, expiresAt: expiresAt.toISOString() };
}

/**
 * Makes the account that an invitation offers, with the password that was chosen, and logs it in.
 * 422 where the link works no more, or the password is too easily guessed.
 */
export async function acceptAdminInvitation(
  context: AppContext,
  { token, password }: InvitationAcceptance,
  visitor: Visitor,
): Promise<OpenedSession> {
  await limitRate(context, 'reset-address', visitor.network);
  const { name, email } = await invitationOf(context, 'admin', token);
  await refuseWeakPassword(
    { password, field: 'password', label: 'Password' },
    { name, email, phone: '' },
  );
  const passwordHash = await hashPassword(password);
  const deviceKey = visitor.deviceKey ?? newDeviceKey();
  const account = {
    ...({ role: 'admin', language: 'en', tokenVersion: 1 } as const),
    ...{ id: newId(), name, email, phone: '', passwordHash },
  };
  await write(context, async (db) => {
    const accepted = await acceptInvitation(context, db, 'admin', token);
    const role = accepted.role as AdminRole;
    const { id } = account;
    await insertAdmin(db, { id, name, email, passwordHash, role });
    const device = { role: 'admin', accountId: id, keyHash: hashDeviceKey(deviceKey) } as const;
    await recordDevice(db, device, { now: context.now(), kept: MOST_DEVICES });
    await audit(
      db,
      { role: 'admin', id, name },
      {
        action: 'accept-invitation',
        ...{ entity: 'admin', entityId: id, after: { name, email, role } },
      },
    );
  });
  return openSession(context, { ...account, isConfirmed: true }, { ...visitor, deviceKey });
}
