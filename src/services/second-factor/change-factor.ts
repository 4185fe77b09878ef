import type { Database } from '#database/database.ts';
import { findFactors, lockAccount } from '#database/queries/second-factor/factors.ts';
import { deleteRecoveryCodes } from '#database/queries/second-factor/recovery-codes.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said, toAdmins } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { isDemanded } from '../people/demand-second-factor.ts';
import { write } from '../write.ts';
import { provenAccount } from './confirm.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange, factorChangedMail } from './second-factor-mails.ts';

/** What the audit records of a change: names, never secrets. */
type Trace = { before?: object; after?: object };

/**
 * Changes the second factor of the logged-in account, which has to prove its owner first. Changes
 * run one at a time, are audited, and are mailed to the owner. Recovery codes are removed with the
 * last factor; an account that must have one cannot remove its last.
 */
export async function changeFactor<T>(
  context: AppContext,
  actor: KnownActor,
  proof: string,
  change: FactorChange,
  work: (db: Database) => Promise<Trace & { result: T }>,
): Promise<T> {
  const { role, id } = accountOf(actor);
  const owner = await provenAccount(context, actor, proof);
  return write(context, async (db, _touch, send) => {
    await lockAccount(db, { role, id });
    const { result, ...trace } = await work(db);
    const { hasApp, hasPasskey } = await findFactors(db, { role, id });
    if (!hasApp && !hasPasskey) {
      if (await isDemanded(context, db, role)) throw demanded();
      await deleteRecoveryCodes(db, { role, id });
    }
    await audit(db, actor, { action: change, entity: role, entityId: id, ...trace });
    if (owner.isConfirmed) send(factorChangedMail(context, role, owner, change));
    return result;
  });
}

const demanded = () =>
  failure(
    409,
    'second-factor-demanded',
    toAdmins(
      'Admins need two-step verification here. Add another way first, then remove this one.',
    ),
  );

/**
 * Creates new recovery codes for the logged-in account; the old ones stop working. 409 where it has
 * no factor.
 */
export function createRecoveryCodes(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<string[]> {
  const { role, id } = accountOf(actor);
  return changeFactor(context, actor, proof, 'renew-recovery-codes', async (db) => {
    const { hasApp, hasPasskey } = await findFactors(db, { role, id });
    if (!hasApp && !hasPasskey) {
      throw failure(409, 'second-factor-off', said('turnSecondFactorOnFirst'));
    }
    return { result: await renewRecoveryCodes(db, { role, id }, context.now()) };
  });
}
