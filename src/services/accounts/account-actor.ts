import type { Role } from '#contracts/account.ts';
import type { KnownActor } from '#domain/policy.ts';

/** The actor for the audit where a password or mailed link proves the account. */
export function actorOf(role: Role, { id, name }: { id: string; name: string }): KnownActor {
  return role === 'admin'
    ? { role, id, name, adminRole: 'owner' }
    : { role, id, name, approved: false };
}
