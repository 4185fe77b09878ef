import type { PasswordChange, Role } from '#contracts/account.ts';
import { findAccount, setPassword } from '#database/queries/accounts.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { forgive, limitRate } from '../limit-rate.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';

/**
 * A new password for whoever knows the present one, sellers who wait for approval included: it makes
 * an account safer. Ends every other session, and answers a token so that this one goes on.
 */
export async function changePassword(
  market: Marketplace,
  actor: Exclude<Actor, { role: 'nobody' }>,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const role: Role = actor.role;
  await limitRate(market, 'password-account', actor.id);
  const account = await findAccount(market.db, role, actor.id);
  if (account === null) throw notFound('account');
  if (!(await isPassword(currentPassword, account.passwordHash))) {
    throw invalid('currentPassword', 'Current password is incorrect');
  }
  await forgive(market, 'password-account', actor.id);
  const passwordHash = await hashPassword(newPassword);
  return write(market, async (db) => {
    const tokenVersion = await setPassword(db, role, actor.id, passwordHash);
    await audit(db, actor, { action: 'change-password', entity: role, entityId: actor.id });
    return issueToken(market, role, { id: actor.id, tokenVersion });
  });
}
