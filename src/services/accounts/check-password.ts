import type { Login, Role } from '#contracts/account.ts';
import { type Account, findAccountByName } from '#database/queries/accounts/accounts.ts';
import { findMergedLogIn } from '#database/queries/sellers/merge/merged-sellers.ts';
import { isKnownDevice } from '#database/queries/sessions/known-devices.ts';
import { accountNameOf } from '#domain/account-name.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { hashDeviceKey } from '../sessions/device-key.ts';
import { limitGuesses } from './limit-guesses.ts';
import { isPassword } from './passwords.ts';
import { recordFailedAttempt } from './record-failed-attempt.ts';
import type { Visitor } from './visitor.ts';

/**
 * Returns the account with this name and password, else throws 401: the same message at the same
 * cost for a wrong name and a wrong password. Wrong guesses wait longer and longer; those at an
 * existing account are audited. 403 for the right password of an account that is part of another now.
 */
export async function checkPassword(
  context: AppContext,
  role: Role,
  { emailOrPhone, password }: Login,
  visitor: Visitor,
): Promise<Account> {
  const name = accountNameOf(emailOrPhone);
  const account = await findAccountByName(context.db, role, name);
  const takeBack = await limitGuesses(context, {
    account: `${role} ${account?.id ?? name}`,
    network: visitor.network,
    knownDevice: await knownDeviceOf(context, role, account, visitor),
  });
  const merged =
    account === null && role === 'seller' ? await findMergedLogIn(context.db, name) : null;
  const matches = await isPassword(password, (account ?? merged)?.passwordHash ?? null);
  if (merged !== null && matches) throw failure(403, 'account-merged', said('accountMerged'));
  if (account === null || !matches) {
    if (account !== null) recordFailedAttempt(context, role, account, visitor, 'log-in-failed');
    throw failure(401, 'bad-credentials', said('badCredentials'));
  }
  await takeBack();
  return account;
}

async function knownDeviceOf(
  context: AppContext,
  role: Role,
  account: Account | null,
  { deviceKey }: Visitor,
): Promise<string | null> {
  if (account === null || deviceKey === null) return null;
  const device = { role, accountId: account.id, keyHash: hashDeviceKey(deviceKey) };
  return (await isKnownDevice(context.db, device)) ? device.keyHash : null;
}
