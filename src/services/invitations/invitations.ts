import { inviteAdmin } from '#contracts/calls/people.ts';
import { inviteSeller } from '#contracts/calls/seller-invitations.ts';
import { inviteStaff } from '#contracts/calls/staff.ts';
import { type AdminRole, mayAdmin } from '#contracts/policy.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  findInvitation,
  type Invitation,
  type InvitationScope,
  insertInvitation,
  takeInvitation,
  updateInvitation,
  voidInvitationsFrom,
} from '#database/queries/accounts/invitations.ts';
import { lockMember } from '#database/queries/accounts/staff.ts';
import { lockAdminRole, lockSellerStatus } from '#database/queries/lock-actor.ts';
import { type KnownActor, refusalOf } from '#domain/policy.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { hashMailedToken, newMailedToken, pageFor, type Reader } from '../mail/send-mail.ts';

/** How long the link of an invitation works. */
const VALID_MS = 72 * 60 * 60_000;

export type Invited = { email: string; name: string; role: string; language: Language };

/** An invitation with the token of its link, which is known only now: for the mail. */
export type SentInvitation = { invitation: Invitation; token: string };

type Clock = Pick<AppContext, 'now'>;

const linkFrom = (now: Date) => {
  const token = newMailedToken();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return { token, link: { tokenHash: hashMailedToken(token), expiresAt } };
};

/** Invites somebody, in the transaction of the caller, who mails the link. 409 where the address is invited already. */
export async function createInvitation(
  context: Clock,
  db: Database,
  actor: KnownActor,
  scope: InvitationScope,
  { email, ...invited }: Invited,
): Promise<SentInvitation> {
  const now = context.now();
  const { token, link } = linkFrom(now);
  const sellerId = scope.kind === 'staff' ? scope.sellerId : null;
  const invitation: Invitation = {
    ...{ id: newId(), kind: scope.kind, sellerId, email: email.toLowerCase(), ...invited, ...link },
    ...inviterOf(actor),
    ...{ createdAt: now, acceptedAt: null, cancelledAt: null },
  };
  await insertInvitation(db, invitation);
  const { role, name } = invitation;
  await audit(db, actor, {
    action: 'invite',
    ...subjectOf(invitation),
    after: { kind: scope.kind, email: invitation.email, name, role },
  });
  return { invitation, token };
}

/**
 * Gives an invitation a new link for another 72 hours, which rests on the right of who sends it now, and voids the one
 * before. 404 where it is not open any more.
 */
export async function renewInvitation(
  context: Clock,
  db: Database,
  actor: KnownActor,
  scope: InvitationScope,
  id: string,
): Promise<SentInvitation> {
  const { token, link } = linkFrom(context.now());
  const invitation = await updateInvitation(db, scope, id, { ...link, ...inviterOf(actor) });
  if (invitation === null) throw notFound('invitation');
  await audit(db, actor, { action: 'invite-again', ...subjectOf(invitation) });
  return { invitation, token };
}

/** Cancels an invitation, whose link works no more. 404 where it is not open any more. */
export async function cancelInvitation(
  context: Clock,
  db: Database,
  actor: KnownActor,
  scope: InvitationScope,
  id: string,
): Promise<Invitation> {
  const invitation = await updateInvitation(db, scope, id, { cancelledAt: context.now() });
  if (invitation === null) throw notFound('invitation');
  await audit(db, actor, { action: 'cancel-invitation', ...subjectOf(invitation) });
  return invitation;
}

/** Returns what the link of an invitation is for. 422 where it expired, was cancelled or was used. */
export async function invitationOf(
  context: Pick<AppContext, 'db' | 'now'>,
  kind: Invitation['kind'],
  token: string,
): Promise<Invitation> {
  const hash = hashMailedToken(token);
  const invitation = await findInvitation(context.db, kind, hash, context.now());
  if (invitation === null || !(await mayStillInvite(context.db, invitation))) {
    throw invitationOver();
  }
  return invitation;
}

/**
 * Uses up the link of an invitation, in the transaction that makes the account. 422 where it works no
 * more, as for the second of two who open it at once, or where who sent it may invite no longer: their
 * right is locked until the account is there, before the invitation, as whoever takes the right away does.
 */
export async function acceptInvitation(
  context: Clock,
  db: Database,
  kind: Invitation['kind'],
  token: string,
): Promise<Invitation> {
  const hash = hashMailedToken(token);
  const found = await findInvitation(db, kind, hash, context.now());
  if (found === null || !(await mayStillInvite(db, found))) throw invitationOver();
  const invitation = await takeInvitation(db, kind, hash, context.now());
  if (invitation === null) throw invitationOver();
  return invitation;
}

/**
 * Returns the mail with the link of an invitation to a page. It names nobody who is invited: whoever typed the
 * address may have meant another.
 */
export function invitationMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  { invitation, token }: SentInvitation,
  page: string,
  write: (to: Reader, about: { link: string; by: string }) => Mail,
): Mail {
  const link = pageFor(context, invitation, `${page}?token=${token}`);
  const mail = write(invitation, { link, by: invitation.invitedBy });
  return { ...mail, goodUntil: invitation.expiresAt };
}

/** The call whose permission an invitation of each kind rests on. */
const invitingCalls = { admin: inviteAdmin, seller: inviteSeller };

/**
 * Whether who sent an invitation may still send it: an admin by its role, for a shop an owner on its staff, and the shop
 * approved. Locks them until the transaction ends.
 */
async function mayStillInvite(
  db: Database,
  { kind, inviterId: id, invitedBy: name, sellerId }: Invitation,
): Promise<boolean> {
  if (kind !== 'staff') return adminMayInvite(await lockAdminRole(db, id), kind);
  const shop = sellerId === null ? null : await lockSellerStatus(db, sellerId);
  if (sellerId === null || shop === null) return false;
  const own = { role: 'seller', id: sellerId, ...shop } as const;
  if (id === sellerId) return refusalOf(inviteStaff, own) === null;
  const role = await lockMember(db, sellerId, id, 'share');
  return role !== null && refusalOf(inviteStaff, { ...own, staff: { id, name, role } }) === null;
}

/** Whether an admin of this role, null where there is none any more, may send invitations of a kind. */
const adminMayInvite = (role: AdminRole | null, kind: 'admin' | 'seller'): boolean =>
  role !== null && mayAdmin(role, invitingCalls[kind].permission);

/** Voids what an admin has sent and may send no longer with its new role; null where it is deactivated or removed. */
export async function voidInvitationsOf(
  db: Database,
  adminId: string,
  role: AdminRole | null,
): Promise<void> {
  const kinds = (['admin', 'seller'] as const).filter((kind) => !adminMayInvite(role, kind));
  await voidInvitationsFrom(db, { id: adminId, kinds });
}

/** Who an invitation is from: of a seller's staff, the person. */
const inviterOf = (actor: KnownActor) => {
  const { id, name } = (actor.role === 'seller' && actor.staff) || actor;
  return { invitedBy: name, inviterId: id };
};

/** How the audit names an invitation. */
const subjectOf = ({ id, sellerId }: Invitation) => ({
  entity: 'invitation',
  entityId: id,
  ...(sellerId !== null && { sellerId }),
});

const invitationOver = () =>
  failure(422, 'link-used-up', said('invitationOver'), {
    fields: { token: said('linkUsedUp') },
  });
