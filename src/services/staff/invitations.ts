import { StaffRole } from '#contracts/account.ts';
import { inviteStaff as inviteStaffCall } from '#contracts/calls/staff.ts';
import type {
  InvitationAccepted,
  InvitationShown,
  StaffInvitation,
  StaffInvited,
} from '#contracts/staff/staff.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  type Account,
  findAccount,
  findAccountByName,
} from '#database/queries/accounts/accounts.ts';
import { type Invitation, listInvitations } from '#database/queries/accounts/invitations.ts';
import { insertMember, insertStaff, listMembers } from '#database/queries/accounts/staff.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf, actorOf } from '../accounts/account-actor.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { refuseWeakPassword } from '../accounts/weak-passwords.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  invitationMail,
  invitationOf,
  renewInvitation,
  type SentInvitation,
} from '../invitations/invitations.ts';
import { limitRate, undoRateHit } from '../limit-rate.ts';
import { mailTo, phrasesIn } from '../mail/send-mail.ts';
import { write, writeAs } from '../write.ts';

/** People who work for a shop, those who are invited included. */
const MOST_STAFF = 50;

const scopeOf = ({ id }: SellerActor) => ({ kind: 'staff', sellerId: id }) as const;

/** Returns who was invited to a seller's staff and has not accepted yet, also where the link has expired. */
export async function listStaffInvitations(
  db: Database,
  actor: SellerActor,
): Promise<StaffInvitation[]> {
  return (await listInvitations(db, scopeOf(actor))).map(presentInvitation);
}

const presentInvitation = (invitation: Invitation): StaffInvitation => ({
  _id: invitation.id,
  email: invitation.email,
  role: StaffRole.parse(invitation.role),
  invitedBy: invitation.invitedBy,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

/** Invites somebody to a seller's staff by mail. 409 where they work there or are invited already. */
export async function inviteStaff(
  context: AppContext,
  actor: SellerActor,
  { email, role }: StaffInvited,
): Promise<StaffInvitation> {
  await limitRate(context, 'invitations-account', actor.id);
  await limitRate(context, 'strangers-recipient', email.toLowerCase());
  const { language } = await inviterOf(context, actor);
  return writeAs(context, actor, inviteStaffCall, async (db, _touch, send) => {
    const seller = await findAccount(db, 'seller', actor.id);
    if (seller?.email.toLowerCase() === email.toLowerCase()) {
      throw invalid('email', said('ownAddressInvited'));
    }
    const members = await listMembers(db, actor.id);
    const invited = await listInvitations(db, scopeOf(actor));
    if (members.some((member) => member.email.toLowerCase() === email.toLowerCase())) {
      throw failure(409, 'already-exists', said('staffAlready'), {
        fields: { email: said('staffAlready') },
      });
    }
    if (members.length + invited.length >= MOST_STAFF) {
      throw failure(409, 'too-many', said('tooManyStaff', { most: MOST_STAFF }));
    }
    const given = { email, name: '', role, language };
    const sent = await createInvitation(context, db, actor, scopeOf(actor), given);
    send(mailOf(context, actor, sent));
    return presentInvitation(sent.invitation);
  });
}

/** Sends an invitation again, with a new link in the place of the one before. */
export async function resendStaffInvitation(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<void> {
  await limitRate(context, 'invitations-account', actor.id);
  const invited = await listInvitations(context.db, scopeOf(actor));
  const again = invited.find((invitation) => invitation.id === id);
  if (again) await limitRate(context, 'strangers-recipient', again.email);
  await writeAs(context, actor, inviteStaffCall, async (db, _touch, send) => {
    send(mailOf(context, actor, await renewInvitation(context, db, actor, scopeOf(actor), id)));
  });
}

/** Cancels an invitation: its link no longer works. */
export async function cancelStaffInvitation(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<void> {
  await write(context, (db) => cancelInvitation(context, db, actor, scopeOf(actor), id));
}

async function inviterOf({ db }: AppContext, actor: SellerActor): Promise<Account> {
  const { role, id } = accountOf(actor);
  const account = await findAccount(db, role, id);
  if (account === null) throw notFound('account');
  return account;
}

function mailOf(context: AppContext, actor: SellerActor, sent: SentInvitation): Mail {
  const role = StaffRole.parse(sent.invitation.role);
  return invitationMail(
    context,
    sent,
    '/seller/accept-invitation',
    ({ email, language }, { link }) =>
      mailTo(context, { email, language }, 'staffInvited', {
        link,
        shop: actor.name,
        role: phrasesIn(language).staffRoles[role],
      }),
  );
}

/** Returns what an invitation is for, by the token of its link. */
export async function readStaffInvitation(
  context: AppContext,
  token: string,
  network: string,
): Promise<InvitationShown> {
  await limitRate(context, 'confirm-address', network);
  const { email, role, sellerId } = await invitationOf(context, 'staff', token);
  const shop = await findAccount(context.db, 'seller', sellerId ?? '');
  if (shop === null) throw notFound('seller');
  const known = await findAccountByName(context.db, 'staff', email);
  return { shop: shop.name, email, role: StaffRole.parse(role), isKnown: known !== null };
}

/**
 * Makes who was invited a member of the staff, and uses the link up. Who has no log-in yet gets one, with the name
 * and password that they choose; who works for another shop proves it by the password of theirs.
 */
export async function acceptStaffInvitation(
  context: AppContext,
  { token, name, password }: InvitationAccepted,
  network: string,
): Promise<void> {
  await limitRate(context, 'reset-address', network);
  const { email, language } = await invitationOf(context, 'staff', token);
  const known = await findAccountByName(context.db, 'staff', email);
  const person =
    known === null
      ? await newPerson({ email, name, password })
      : await provenPerson(context, known, password);
  await write(context, async (db) => {
    const taken = await acceptInvitation(context, db, 'staff', token);
    const role = StaffRole.parse(taken.role);
    const shop = await findAccount(db, 'seller', taken.sellerId ?? '');
    if (shop === null) throw notFound('seller');
    const { id } = person;
    if (known === null) await insertStaff(db, { ...person, language });
    const member = { staffId: id, sellerId: shop.id, role, createdAt: context.now() };
    if (!(await insertMember(db, member))) {
      throw failure(409, 'already-exists', said('staffAlready'));
    }
    const works = { id: shop.id, name: shop.name, role };
    const actor = actorOf({ role: 'staff', id, name: person.name, shop: works });
    const after = { name: person.name, role };
    await audit(db, actor, { action: 'accept-invitation', entity: 'staff', entityId: id, after });
  });
}

type Person = { id: string; name: string; email: string; passwordHash: string };

async function newPerson({
  email,
  name = '',
  password,
}: Pick<InvitationAccepted, 'name' | 'password'> & { email: string }): Promise<Person> {
  if (name === '') throw invalid('name', said('nameRequired'));
  const chosen = { password, field: 'password', label: 'Password' } as const;
  await refuseWeakPassword(chosen, { name, email, phone: '' });
  return { id: newId(), name, email, passwordHash: await hashPassword(password) };
}

/** Guesses are limited as those at an account that is logged in are. */
async function provenPerson(
  context: AppContext,
  known: Account,
  password: string,
): Promise<Person> {
  await limitRate(context, 'password-account', known.id);
  if (!(await isPassword(password, known.passwordHash))) {
    throw invalid('password', said('passwordOfKnown'));
  }
  await undoRateHit(context, 'password-account', known.id);
  return known;
}
