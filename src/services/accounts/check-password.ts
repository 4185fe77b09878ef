import type { Login, Role } from '#contracts/account.ts';
import { type Account, findAccountByName } from '#database/queries/accounts.ts';
import { accountNameOf } from '#domain/account-name.ts';
import { failure } from '../failure.ts';
import { forgive, limitRate } from '../limit-rate.ts';
import type { Marketplace } from '../marketplace.ts';
import { isPassword } from './passwords.ts';
import type { Visitor } from './visitor.ts';

/** Accounts of the demo have well-known passwords; their addresses can exist nowhere else. */
const isDemoEmail = (email: string) => email.endsWith('.example');

/**
 * The account whose name and password these are. One message for a wrong name and a wrong password,
 * at the same cost. Failures are limited by address and by account.
 */
export async function checkPassword(
  market: Marketplace,
  role: Role,
  { emailOrPhone, password }: Login,
  { network, isLocal }: Visitor,
): Promise<Account> {
  const name = accountNameOf(emailOrPhone);
  const subject = `${role} ${name}`;
  await limitRate(market, 'log-in-address', network);
  await limitRate(market, 'log-in-account', subject);
  const account = await findAccountByName(market.db, role, name);
  const matches = await isPassword(password, account?.passwordHash ?? null);
  if (account === null || !matches) {
    throw failure(401, 'bad-credentials', 'Login failed. Please check your credentials.');
  }
  if ((market.refuseDemoAccounts || !isLocal) && isDemoEmail(account.email)) {
    throw failure(
      403,
      'demo-account',
      'Demo accounts cannot be used here, since this marketplace can be reached from outside.',
    );
  }
  await forgive(market, 'log-in-address', network);
  await forgive(market, 'log-in-account', subject);
  return account;
}
