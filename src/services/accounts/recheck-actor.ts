import { type Access, mayAdmin } from '#contracts/policy.ts';
import type { Database } from '#database/database.ts';
import { lockApiKey } from '#database/queries/accounts/api-keys.ts';
import { lockMember } from '#database/queries/accounts/staff.ts';
import { lockAdminRole, lockSellerStatus, lockSession } from '#database/queries/lock-actor.ts';
import { type Actor, type KnownActor, refusalOf } from '#domain/policy.ts';
import { failure } from '../failure.ts';

/**
 * Checks again, in the transaction that ends a long call, whether `actor` may still do it: during
 * an upload the session can end, the role change or the approval be withdrawn. Locks them until the
 * end of the transaction. Throws what the route would.
 */
export async function recheckActor(
  db: Database,
  actor: KnownActor,
  access: Access,
  now = new Date(),
): Promise<void> {
  const refusal = refusalOf(access, await actorNow(db, actor, now), actor.id);
  if (refusal !== null) throw failure(refusal.status, refusal.code, refusal.message);
}

async function actorNow(db: Database, actor: KnownActor, now: Date): Promise<Actor> {
  const { sessionId, key } = actor;
  if (key && !(await lockApiKey(db, key.id, now))) return { role: 'nobody', reason: 'bad-key' };
  const goesOn = sessionId === undefined || (await lockSession(db, sessionId, now));
  if (!goesOn) return { role: 'nobody', reason: 'ended' };
  if (actor.role === 'admin') {
    // The operator acts without a session, and without an account.
    if (sessionId === undefined && key === undefined) return actor;
    const adminRole = await lockAdminRole(db, actor.id);
    return adminRole === null ? { role: 'nobody', reason: 'ended' } : { ...actor, adminRole };
  }
  const seller = await lockSellerStatus(db, actor.id);
  if (seller === null) return { role: 'nobody', reason: 'ended' };
  const { approved } = seller;
  if (actor.support !== undefined) {
    const adminRole = await lockAdminRole(db, actor.support.id);
    if (adminRole === null || !mayAdmin(adminRole, 'act-for-sellers')) {
      return { role: 'nobody', reason: 'ended' };
    }
    return { ...actor, approved, support: { ...actor.support, adminRole } };
  }
  if (actor.staff === undefined) return { ...actor, approved };
  const role = await lockMember(db, actor.id, actor.staff.id, 'share');
  if (role === null) return { role: 'nobody', reason: 'off-staff' };
  return { ...actor, approved, staff: { ...actor.staff, role } };
}
