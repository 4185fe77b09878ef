import type { StaffRole } from '#contracts/policy.ts';
import type { Colleague, OwnAccount, StaffMember } from '#contracts/staff/staff.ts';
import type { Database } from '#database/database.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { voidInvitationsFrom } from '#database/queries/accounts/invitations.ts';
import {
  deleteMember,
  listMembers,
  listNamesOfStaff,
  lockMember,
  setStaffRole,
} from '#database/queries/accounts/staff.ts';
import { unassignLeads } from '#database/queries/leads/write-lead.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import { staffRemovedMail } from '../accounts/account-mails.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { ownAssigneeId, whoInHistory } from '../leads/change-lead.ts';
import { readSettings } from '../settings/settings.ts';
import { write } from '../write.ts';

/** Returns the account that is logged in, and what it may do. */
export async function readOwnAccount(
  { db }: Pick<AppContext, 'db'>,
  actor: SellerActor,
): Promise<OwnAccount> {
  const { role, id } = accountOf(actor);
  const account = await findAccount(db, role, id);
  if (account === null) throw notFound('account');
  const { name, email } = account;
  const { staff } = actor;
  return {
    ...{ _id: id, name, email, shop: actor.name },
    role: staff?.role ?? 'owner',
    isSeller: staff === undefined,
    support: actor.support?.adminRole ?? null,
    rupeesPerDirham: (await readSettings(db)).rupeesPerDirham,
  };
}

/** Returns who works for a seller, itself first. */
export async function listColleagues(db: Database, actor: SellerActor): Promise<Colleague[]> {
  const you = ownAssigneeId(actor);
  const people = await listNamesOfStaff(db, actor.id);
  return people.map(({ id, name, role }) => ({ _id: id, name, role, isYou: id === you }));
}

/** Returns a seller's staff, as its owners see them. */
export async function listStaff(db: Database, actor: SellerActor): Promise<StaffMember[]> {
  const rows = await listMembers(db, actor.id);
  return rows.map(({ id, createdAt, lastSeenAt, ...row }) => ({
    _id: id,
    ...row,
    isYou: id === actor.staff?.id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
  }));
}

/** Says what a member of the staff may do, from their next call on. Nobody changes their own role. */
export async function changeStaffRole(
  context: AppContext,
  actor: SellerActor,
  staffId: string,
  role: StaffRole,
): Promise<void> {
  if (actor.staff?.id === staffId) throw failure(409, 'own-role', said('ownRole'));
  await write(context, async (db) => {
    const before = await lockMember(db, actor.id, staffId);
    if (before === null) throw notFound('member of staff');
    if (before === role) return;
    await setStaffRole(db, actor.id, staffId, role);
    if (role !== 'owner') {
      await voidInvitationsFrom(db, { id: staffId, kinds: ['staff'], shop: actor.id });
    }
    await auditMember(db, actor, staffId, {
      action: 'change-staff-role',
      before: { role: before },
      after: { role },
    });
  });
}

/** Takes a person off the staff, who is mailed: their sessions here end at once, and their leads become unassigned. */
export async function removeStaff(
  context: AppContext,
  actor: SellerActor,
  staffId: string,
): Promise<void> {
  await write(context, async (db, _touch, send) => {
    const member = await endMembership(context, db, actor, staffId, 'remove-staff');
    send(staffRemovedMail(context, member, actor.name));
  });
}

/** Ends the work of who is logged in for this shop. 409 for the seller itself, which cannot leave. */
export async function leaveStaff(context: AppContext, actor: SellerActor): Promise<void> {
  const { staff } = actor;
  if (staff === undefined) throw failure(409, 'not-staff', said('sellerCannotLeave'));
  await write(context, async (db) => {
    await endMembership(context, db, actor, staff.id, 'leave-shop');
  });
}

async function endMembership(
  { now }: AppContext,
  db: Database,
  actor: SellerActor,
  staffId: string,
  action: 'remove-staff' | 'leave-shop',
): Promise<Account> {
  const role = await lockMember(db, actor.id, staffId);
  const member = role && (await findAccount(db, 'staff', staffId));
  if (!member) throw notFound('member of staff');
  const { name } = member;
  const who = whoInHistory(actor);
  await unassignLeads(
    db,
    { sellerId: actor.id, assigneeId: staffId },
    { ...who, from: name, at: now() },
  );
  await deleteMember(db, actor.id, staffId);
  await auditMember(db, actor, staffId, { action, before: { name, role } });
  return member;
}

const auditMember = (
  db: Database,
  actor: SellerActor,
  entityId: string,
  event: { action: string; before?: object; after?: object },
) => audit(db, actor, { ...event, entity: 'staff', entityId });
