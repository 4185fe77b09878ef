import type { Login, Role } from '#contracts/account.ts';
import {
  type Account,
  type AccountRole,
  findAccountByName,
} from '#database/queries/accounts/accounts.ts';
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

/** Whose account a name can be in each back office. A seller's address can be that of somebody's staff too. */
export const rolesIn: Record<Role, readonly AccountRole[]> = {
  admin: ['admin'],
  seller: ['seller', 'staff'],
};

/**
 * Returns the accounts with this name and password, else throws 401: the same message at the same
 * cost for a wrong name and a wrong password. Wrong guesses wait longer and longer, at each account for itself: one that
 * has to wait is not compared. Those at an existing account are audited. 403 for the right password of an account that is part of another now.
 */
export async function checkPassword(
  context: AppContext,
  role: Role,
  { emailOrPhone, password }: Login,
  visitor: Visitor,
): Promise<Account[]> {
  const name = accountNameOf(emailOrPhone);
  const named = [];
  for (const each of rolesIn[role]) named.push(await findAccountByName(context.db, each, name));
  const known = named.filter((account) => account !== null);
  const accounts = [];
  for (const account of known) {
    const knownDevice = await knownDeviceOf(context, account, visitor);
    accounts.push({ account: `${account.role} ${account.id}`, knownDevice });
  }
  const guess = { name: nameIn(role, name), accounts, network: visitor.network };
  const { mayCompare, takeBack } = await limitGuesses(context, guess);
  const compared = new Set(known.filter((_, at) => mayCompare[at]));
  const merged =
    role === 'seller' && known.length === 0 ? await findMergedLogIn(context.db, name) : null;
  const matches = await Promise.all(
    named.map((account) => {
      const opened = account === null ? merged : compared.has(account) ? account : null;
      return isPassword(password, opened?.passwordHash ?? null);
    }),
  );
  const right = named.flatMap((account, at) => (account && matches[at] ? [account] : []));
  if (right.length === 0) {
    if (matches.includes(true)) throw failure(403, 'account-merged', said('accountMerged'));
    for (const account of compared) recordFailedAttempt(context, account, visitor, 'log-in-failed');
    throw failure(401, 'bad-credentials', said('badCredentials'));
  }
  await takeBack();
  return right;
}

/** How guesses at a name are counted. */
export const nameIn = (role: Role, name: string) => `name in ${role} ${name}`;

/** Returns the hash of the visitor's device where the account knows it; one whose address is not confirmed knows none. */
async function knownDeviceOf(
  context: AppContext,
  account: Account,
  { deviceKey }: Visitor,
): Promise<string | null> {
  if (deviceKey === null || !account.isConfirmed) return null;
  const { role } = account;
  const device = { role, accountId: account.id, keyHash: hashDeviceKey(deviceKey) };
  return (await isKnownDevice(context.db, device)) ? device.keyHash : null;
}
