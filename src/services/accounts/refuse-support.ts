import type { Actor } from '#domain/policy.ts';
import { failure } from '../failure.ts';

/**
 * What belongs to the seller's own person, such as its password and its sessions, is not for an admin
 * who is logged in as that seller: it would outlast the hour of support. 403.
 */
export function refuseSupport(actor: Actor): void {
  if (actor.role !== 'seller' || actor.support === undefined) return;
  throw failure(403, 'not-in-support', 'Only the seller itself can do this, not support.');
}
