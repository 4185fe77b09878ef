import type { Actor } from '#domain/policy.ts';

/** Whoever runs the machine, in the audit list: acts for this admin, by settings or command line. */
export function operatorAs(id: string): Actor {
  return { role: 'admin', id, name: 'Operator' };
}
