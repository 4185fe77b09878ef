import { findFactors } from '#database/queries/second-factor/factors.ts';
import type { Actor } from '#domain/policy.ts';
import type { Marketplace } from '../marketplace.ts';

/** Marks an admin, or one in support, who has no second factor where this marketplace demands one. */
export async function markMissingSecondFactor(market: Marketplace, actor: Actor): Promise<Actor> {
  if (!market.requireAdminSecondFactor || actor.role === 'nobody') return actor;
  const admin = actor.role === 'admin' ? actor : actor.support;
  if (admin === undefined) return actor;
  const { hasApp, hasPasskey } = await findFactors(market.db, { role: 'admin', id: admin.id });
  return hasApp || hasPasskey ? actor : { ...actor, lacksSecondFactor: true };
}
