import { findFactors } from '#database/queries/second-factor/factors.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { changeFactor } from './change-factor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

/**
 * Creates new recovery codes for the logged-in account; the old ones stop working. 409 where it has
 * no factor.
 */
export function createRecoveryCodes(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<string[]> {
  const { role, id } = actor;
  return changeFactor(context, actor, proof, 'renew-recovery-codes', async (db) => {
    const { hasApp, hasPasskey } = await findFactors(db, { role, id });
    if (!hasApp && !hasPasskey) {
      throw failure(
        409,
        'second-factor-off',
        'Turn two-step verification on first: recovery codes come with it.',
      );
    }
    return { result: await renewRecoveryCodes(db, { role, id }, context.now()) };
  });
}
