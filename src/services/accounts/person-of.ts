import type { Person } from '#database/queries/saved-views.ts';
import type { KnownActor } from '#domain/policy.ts';

/** Returns whose views and choices of a back office those of an actor are. */
export const personOf = ({ role, id }: KnownActor): Person => ({ role, accountId: id });
