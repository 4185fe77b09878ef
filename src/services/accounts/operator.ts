import type { KnownActor } from '#domain/policy.ts';

/** Whoever runs the machine, in the audit list: acts for this admin, by settings or command line. */
export function operatorAs(id: string): KnownActor {
  return { role: 'admin', id, name: 'Operator' };
}
