import type { Database } from '#database/database.ts';
import { type Account, endSessions, findAccount } from '#database/queries/accounts/accounts.ts';
import {
  type AccountKey,
  deleteAuthenticatorApp,
  deletePasskeys,
  deleteRecoveryCodes,
  findFactors,
  lockAccount,
} from '#database/queries/second-factor.ts';
import type { Actor, KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import { operatorAs } from '../accounts/admins.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { write } from '../write.ts';
import { changeFactor } from './change-factor.ts';
import { factorResetMail } from './second-factor-mails.ts';

/** Removes the app, all passkeys and all recovery codes of the logged-in account. */
export function turnOffSecondFactor(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<void> {
  const { role, id } = accountOf(actor);
  return changeFactor(context, actor, proof, 'turn-off-second-factor', async (db) => ({
    result: undefined,
    before: await removeAll(db, { role, id }),
  }));
}

/**
 * Turns off the second factor of a seller who has lost it, for an admin, who gives the reason. Ends
 * the seller's sessions and mails the seller.
 */
export async function resetSellersSecondFactor(
  context: AppContext,
  actor: Actor,
  sellerId: string,
  reason: string,
): Promise<void> {
  await reset(context, actor, { role: 'seller', id: sellerId }, reason);
}

/** Turns off the second factor of an admin, for the operator on the server. */
export async function resetAdminsSecondFactor(
  context: AppContext,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await reset(context, operatorAs(id), { role: 'admin', id }, '');
}

async function reset(context: AppContext, actor: Actor, account: AccountKey, reason: string) {
  const { role, id } = account;
  await write(context, async (db, _touch, send) => {
    await lockAccount(db, account);
    const found = await findAccount(db, role, id);
    if (found === null) throw notFound('account');
    const before = await removeAll(db, account);
    await endSessions(db, role, id);
    await audit(db, actor, {
      action: 'reset-second-factor',
      entity: role,
      entityId: id,
      before,
      ...(reason !== '' && { after: { reason } }),
    });
    send(factorResetMail(context, role, found, reason));
  });
}

/**
 * Removes all factors and codes. Returns what they were, for the audit; 409 where there were none.
 */
async function removeAll(db: Database, account: AccountKey) {
  const { hasApp, hasPasskey } = await findFactors(db, account);
  if (!hasApp && !hasPasskey) {
    throw failure(409, 'second-factor-off', said('secondFactorOffAlready'));
  }
  await deleteAuthenticatorApp(db, account);
  const passkeys = await deletePasskeys(db, account);
  await deleteRecoveryCodes(db, account);
  return { authenticatorApp: hasApp, passkeys };
}
