import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { Login, PasswordChange, Role } from '#contracts/account.ts';
import {
  type Account,
  type AccountRole,
  findAccount,
  findAccountByName,
  setPassword,
} from '#database/queries/accounts/accounts.ts';
import { findMergedLogIn } from '#database/queries/sellers/merge/merged-sellers.ts';
import {
  findSessionEnd,
  forgetDevices,
  isKnownDevice,
} from '#database/queries/sessions/sessions.ts';
import { accountNameOf } from '#domain/account-name.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { limitRate, undoRateHit } from '../limit-rate.ts';
import { hashDeviceKey } from '../sessions/describe-device.ts';
import { write } from '../write.ts';
import { accountOf, shopOf } from './account-actor.ts';
import { passwordChangedMail } from './account-mails.ts';
import { limitGuesses, recordFailedAttempt } from './limit-guesses.ts';
import { issueToken } from './tokens.ts';
import type { Visitor } from './visitor.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Argon2id (the library's default algorithm) at OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 100;

/** Hash of no real password, compared against where there is no account. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6BlR9rN3mqojcug4/BQLxw$HCIb2upQXOwhZnGXwtO3haEF6aeK3wgLg/BFCCUAgaY';

const queue = new PQueue({ concurrency: AT_ONCE });

/**
 * A hash takes 19 MiB and a libuv thread, so two run at a time; past 100 waiting it throws 503.
 */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) {
    throw failure(503, 'overloaded', said('veryBusy'), {
      retryAfter: 5,
    });
  }
  return queue.add(work);
}

/** Unicode normal form, so that the same password matches from every keyboard. */
const composed = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(composed(password), cost));
}

/**
 * Whether the password matches. Without an account it takes as long and is false, so that the time
 * does not tell who is registered.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await oneOfFew(() => verify(passwordHash ?? nobodysHash, composed(password)));
  return matches && passwordHash !== null;
}

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

/**
 * Sets a new password of who is logged in, of a member of staff their own, given the present one; also for
 * sellers who are not approved. Ends every
 * other session, forgets every other device, and returns a token for this session. A wrong present
 * password is 422, since 401 would mean that the session has ended.
 */
export async function changePassword(
  context: AppContext,
  actor: KnownActor,
  { currentPassword, newPassword }: PasswordChange,
  { deviceKey }: Visitor,
): Promise<string> {
  const { sessionId = '' } = actor;
  const { role, id } = accountOf(actor);
  await limitRate(context, 'password-account', id);
  const account = await findAccount(context.db, role, id);
  if (account === null) throw notFound('account');
  if (!(await isPassword(currentPassword, account.passwordHash))) {
    throw invalid('currentPassword', said('currentPasswordIncorrect'));
  }
  await undoRateHit(context, 'password-account', id);
  await refuseWeakPassword(
    { password: newPassword, field: 'newPassword', label: 'New password' },
    account,
  );
  const passwordHash = await hashPassword(newPassword);
  return write(context, async (db, _touch, send) => {
    const expiresAt = await findSessionEnd(db, sessionId);
    if (expiresAt === null) throw notFound('session');
    await audit(db, actor, { action: 'change-password', entity: role, entityId: id });
    await forgetDevices(db, role, id, deviceKey && hashDeviceKey(deviceKey));
    if (account.isConfirmed) send(passwordChangedMail(context, role, account));
    const tokenVersion = await setPassword(db, role, id, passwordHash, sessionId);
    const holder = { role, id, tokenVersion, ...shopOf(actor) };
    return issueToken(context, holder, { id: sessionId, expiresAt });
  });
}
