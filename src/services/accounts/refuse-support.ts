import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { failure } from '../failure.ts';

/**
 * Throws 403 for an admin in a support session: password, sessions and the like would outlast it.
 */
export function refuseSupport(actor: Actor): void {
  if (actor.role !== 'seller' || actor.support === undefined) return;
  throw failure(403, 'not-in-support', said('notInSupport'));
}
