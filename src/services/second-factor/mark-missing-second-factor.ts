import { findFactors } from '#database/queries/second-factor/factors.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';

/**
 * Marks an admin, or one in support, who has no second factor where this marketplace demands one.
 */
export async function markMissingSecondFactor(context: AppContext, actor: Actor): Promise<Actor> {
  if (!context.requireAdminSecondFactor || actor.role === 'nobody') return actor;
  const admin = actor.role === 'admin' ? actor : actor.support;
  if (admin === undefined) return actor;
  const { hasApp, hasPasskey } = await findFactors(context.db, { role: 'admin', id: admin.id });
  return hasApp || hasPasskey ? actor : { ...actor, lacksSecondFactor: true };
}
