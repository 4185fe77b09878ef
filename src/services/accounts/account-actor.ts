import type { Role } from '#contracts/account.ts';
import type { KnownActor } from '#domain/policy.ts';

/** Who acts where an account shows by a password or a mailed link that it is itself. */
export function actorOf(role: Role, { id, name }: { id: string; name: string }): KnownActor {
  return role === 'admin' ? { role, id, name } : { role, id, name, approved: false };
}
