import type { Login, Role } from '#contracts/account.ts';
import { type Account, findAccountByName } from '#database/queries/accounts.ts';
import { isKnownDevice } from '#database/queries/sessions/known-devices.ts';
import { accountNameOf } from '#domain/account-name.ts';
import { afterAnswer } from '../after-answer.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { isWithin } from '../limit-rate.ts';
import type { Marketplace } from '../marketplace.ts';
import { hashDeviceKey } from '../sessions/device-key.ts';
import { deviceInWords } from '../sessions/device-words.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import { limitGuesses } from './limit-guesses.ts';
import { isPassword } from './passwords.ts';
import type { Visitor } from './visitor.ts';

/** Accounts of the demo have well-known passwords; their addresses can exist nowhere else. */
const isDemoEmail = (email: string) => email.endsWith('.example');

/**
 * The account whose name and password these are. One message for a wrong name and a wrong password,
 * at the same cost. Wrong guesses have to wait longer and longer; those at an account are in its audit.
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
    if (account !== null) noteFailure(market, role, account, visitor);
    throw failure(401, 'bad-credentials', 'Login failed. Please check your credentials.');
  }
  if ((market.refuseDemoAccounts || !visitor.isLocal) && isDemoEmail(account.email)) {
    throw failure(
      403,
      'demo-account',
      'Demo accounts cannot be used here, since this marketplace can be reached from outside.',
    );
  }
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

/**
 * Leaves a trace of a wrong password, so many a day at most: whoever guesses shall not fill the audit.
 * It is written after the answer, whose time tells nobody whether there is such an account.
 */
function noteFailure(market: Marketplace, role: Role, { id }: Account, visitor: Visitor): void {
  afterAnswer(market, 'a failed log-in could not be noted', async () => {
    if (!(await isWithin(market, 'failures-noted', `${role} ${id}`))) return;
    const after = { device: deviceInWords(visitor.userAgent), network: visitor.network };
    await write(market, (db) =>
      audit(db, actorOf(role, { id, name: 'Somebody not logged in' }), {
        action: 'log-in-failed',
        entity: role,
        entityId: id,
        after,
      }),
    );
  });
}
