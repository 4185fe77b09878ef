import type { Login, Role } from '#contracts/account.ts';
import { type Account, findAccountByName } from '#database/queries/accounts/accounts.ts';
import { isKnownDevice } from '#database/queries/sessions/known-devices.ts';
import { accountNameOf } from '#domain/account-name.ts';
import { failure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { hashDeviceKey } from '../sessions/device-key.ts';
import { limitGuesses } from './limit-guesses.ts';
import { noteFailure } from './note-failure.ts';
import { isPassword } from './passwords.ts';
import { refuseDemoAccount } from './refuse-demo-account.ts';
import type { Visitor } from './visitor.ts';

/**
 * The account whose name and password these are. One message for a wrong name and a wrong password,
 * at the same cost. Wrong guesses wait longer and longer; those at an existing account are audited.
 */
export async function checkPassword(
  market: Marketplace,
  role: Role,
  { emailOrPhone, password }: Login,
  visitor: Visitor,
): Promise<Account> {
  const name = accountNameOf(emailOrPhone);
  const account = await findAccountByName(market.db, role, name);
  const takeBack = await limitGuesses(market, {
    account: `${role} ${account?.id ?? name}`,
    network: visitor.network,
    knownDevice: await knownDeviceOf(market, role, account, visitor),
  });
  const matches = await isPassword(password, account?.passwordHash ?? null);
  if (account === null || !matches) {
    if (account !== null) noteFailure(market, role, account, visitor, 'log-in-failed');
    throw failure(401, 'bad-credentials', 'Login failed. Please check your credentials.');
  }
  refuseDemoAccount(market, account, visitor);
  await takeBack();
  return account;
}

async function knownDeviceOf(
  market: Marketplace,
  role: Role,
  account: Account | null,
  { deviceKey }: Visitor,
): Promise<string | null> {
  if (account === null || deviceKey === null) return null;
  const device = { role, accountId: account.id, keyHash: hashDeviceKey(deviceKey) };
  return (await isKnownDevice(market.db, device)) ? device.keyHash : null;
}
