import {
  demandSecondFactor as call,
  removeAdmin as removeAdminCall,
} from '#contracts/calls/people.ts';
import type { HandingOver, People } from '#contracts/people.ts';
import type { AdminRole } from '#contracts/policy.ts';
import type { Database } from '#database/database.ts';
import {
  type AccountRole,
  deletePasswordResets,
  endSessions,
} from '#database/queries/accounts/accounts.ts';
import { listInvitations } from '#database/queries/accounts/invitations.ts';
import {
  deleteAdmin,
  type LockedAdmin,
  listAdmins,
  lockAdmins,
  updateAdmin,
} from '#database/queries/accounts/people.ts';
import {
  ADMINS_NEED_SECOND_FACTOR,
  deleteSiteState,
  findSiteState,
  setSiteState,
} from '#database/queries/site-state.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import { noteRemoved } from '../accounts/admins.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { voidInvitationsOf } from '../invitations/invitations.ts';
import { write, writeAs } from '../write.ts';

/** Returns the admins, who is invited, and whether they need a second factor. */
export async function listPeople(context: AppContext): Promise<People> {
  const admins = await listAdmins(context.db);
  const invitations = await listInvitations(context.db, { kind: 'admin' });
  return {
    admins: admins.map(({ id, deactivatedAt, createdAt, ...admin }) => ({
      _id: id,
      ...admin,
      deactivatedAt: deactivatedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    invitations: invitations.map(({ id, name, email, role, invitedBy, createdAt, expiresAt }) => ({
      _id: id,
      ...{ name, email, role: role as AdminRole, invitedBy },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    secondFactor: {
      required: await isDemanded(context, context.db, 'admin'),
      isFixed: context.requireAdminSecondFactor,
    },
  };
}

/** Gives another admin another role, which counts from its next call on. */
export function changeRole(
  context: AppContext,
  actor: AdminActor,
  id: string,
  role: AdminRole,
): Promise<void> {
  return changeAdmin(context, actor, id, async (db, found) => {
    if (found.role === role) return;
    await updateAdmin(db, id, { role });
    await voidInvitationsOf(db, id, role);
    await audit(db, actor, {
      action: 'change-role',
      ...{ entity: 'admin', entityId: id, before: { role: found.role }, after: { role } },
    });
  });
}

/** Lets another admin log in no more, ending its sessions and the links to a new password; or lets it again. */
export function deactivateAdmin(
  context: AppContext,
  actor: AdminActor,
  id: string,
  deactivated: boolean,
): Promise<void> {
  return changeAdmin(context, actor, id, async (db, found) => {
    if ((found.deactivatedAt !== null) === deactivated) return;
    await updateAdmin(db, id, { deactivatedAt: deactivated ? context.now() : null });
    if (deactivated) {
      await endSessions(db, 'admin', id);
      await deletePasswordResets(db, 'admin', id);
      await voidInvitationsOf(db, id, null);
    }
    await audit(db, actor, {
      action: deactivated ? 'deactivate-admin' : 'reactivate-admin',
      ...{ entity: 'admin', entityId: id },
    });
  });
}

/** Removes another admin with its sessions, links and second factors; the audit keeps its name. */
export function removeAdmin(context: AppContext, actor: AdminActor, id: string): Promise<void> {
  return changeAdmin(context, actor, id, async (db, { name, email, role }) => {
    await deleteAdmin(db, id);
    await voidInvitationsOf(db, id, null);
    await noteRemoved(db, email);
    await audit(db, actor, {
      action: 'remove-admin',
      ...{ entity: 'admin', entityId: id, before: { name, email, role } },
    });
  });
}

/** Makes another admin an owner in the place of the actor, who keeps another role. */
export function handOver(
  context: AppContext,
  actor: AdminActor,
  { to, role }: HandingOver,
): Promise<void> {
  return changeAdmin(context, actor, to, async (db, heir) => {
    if (heir.deactivatedAt !== null) {
      throw failure(
        409,
        'deactivated',
        toAdmins('This admin is deactivated. Reactivate the account first.'),
      );
    }
    await updateAdmin(db, to, { role: 'owner' });
    await updateAdmin(db, actor.id, { role });
    await voidInvitationsOf(db, actor.id, role);
    await audit(db, actor, {
      action: 'hand-over',
      ...{ entity: 'admin', entityId: to, before: { role: heir.role }, after: { role: 'owner' } },
    });
    await audit(db, actor, {
      action: 'change-role',
      ...{ entity: 'admin', entityId: actor.id, before: { role: 'owner' }, after: { role } },
    });
  });
}

/**
 * Changes another admin, one change after the other: whoever lost the permission to the change before
 * is refused. Since only owners may, and nobody changes itself, an owner is left in any case.
 */
async function changeAdmin(
  context: AppContext,
  actor: AdminActor,
  id: string,
  work: (db: Database, found: LockedAdmin) => Promise<void>,
): Promise<void> {
  await write(context, async (db) => {
    const admins = await lockAdmins(db);
    await recheckActor(db, actor, removeAdminCall, context.now());
    const found = admins.find((each) => each.id === id);
    if (found === undefined) throw notFound('admin');
    if (id === actor.id) throw ownAccount();
    await work(db, found);
  });
}

const ownAccount = () =>
  failure(
    409,
    'own-account',
    toAdmins(
      'Nobody changes their own role or removes their own account. Hand the marketplace over, or ask another owner.',
    ),
  );

/** Whether accounts of this role must have a second factor, by the settings of the server or by an owner. */
export async function isDemanded(
  { requireAdminSecondFactor }: Pick<AppContext, 'requireAdminSecondFactor'>,
  db: Database,
  role: AccountRole,
): Promise<boolean> {
  if (role !== 'admin') return false;
  return requireAdminSecondFactor || (await findSiteState(db, ADMINS_NEED_SECOND_FACTOR)) === '1';
}

/** Says whether admins need a second factor. 409 where the settings of the server demand it. */
export async function demandSecondFactor(
  context: AppContext,
  actor: AdminActor,
  required: boolean,
): Promise<void> {
  if (context.requireAdminSecondFactor) {
    throw failure(
      409,
      'set-by-server',
      toAdmins(
        'The settings of the server demand it (REQUIRE_ADMIN_2FA). Remove it there to decide here.',
      ),
    );
  }
  await writeAs(context, actor, call, async (db) => {
    const before = await isDemanded(context, db, 'admin');
    if (before === required) return;
    if (required) await setSiteState(db, ADMINS_NEED_SECOND_FACTOR, '1');
    else await deleteSiteState(db, ADMINS_NEED_SECOND_FACTOR);
    await audit(db, actor, {
      action: 'demand-second-factor',
      entity: 'setting',
      entityId: ADMINS_NEED_SECOND_FACTOR,
      before: { required: before },
      after: { required },
    });
  });
}
