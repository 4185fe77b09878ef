import type { Person } from '#database/queries/saved-views.ts';
import type { KnownActor } from '#domain/policy.ts';
import { accountOf } from './account-actor.ts';

/** Returns whose views and choices of a back office those of an actor are. */
export function personOf(actor: KnownActor): Person {
  const { role, id } = accountOf(actor);
  return { role, accountId: id };
}
