import type { KnownActor } from '#domain/policy.ts';

/** The operator, as an actor: acts for this admin, by settings or on the command line. */
export function operatorAs(id: string): KnownActor {
  return { role: 'admin', id, name: 'Operator' };
}
