import type { Role } from '#contracts/account.ts';
import type {
  PasskeyAssertion,
  SecondFactorAsked,
  SecondFactorLogin,
  SecondFactorMethod,
} from '#contracts/second-factor.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { findShop } from '#database/queries/accounts/staff.ts';
import { countRecoveryCodes, findFactors } from '#database/queries/second-factor.ts';
import { said } from '#languages/said.ts';
import type { Holder } from '../accounts/account-actor.ts';
import { recordFailedAttempt } from '../accounts/limit-guesses.ts';
import { rolesIn } from '../accounts/passwords.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { sendMail } from '../write.ts';
import { challengePasskey } from './challenge-passkey.ts';
import { checkFactor } from './check-factor.ts';
import { checkPasskey, passkeySite } from './check-passkey.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { issueTicket, type ReadTicket, readTicket, spendTicket } from './tickets.ts';

/**
 * Returns what the log-in of this account asks for besides its password, or null where the password
 * is enough.
 */
export async function requireSecondFactor(
  context: AppContext,
  account: Holder,
): Promise<SecondFactorAsked | null> {
  const { hasApp, hasPasskey } = await findFactors(context.db, account);
  if (!hasApp && !hasPasskey) return null;
  const methods: SecondFactorMethod[] = [];
  if (hasPasskey && passkeySite(context) !== null) methods.push('passkey');
  if (hasApp) methods.push('code');
  const to = { shopId: account.shop?.id };
  const { ticket } = await issueTicket(context, 'log-in', account, to);
  return { secondFactor: { ticket, methods: [...methods, 'recovery-code'] } };
}

/**
 * Returns the account whose password and second factor were right. Throws where the second factor
 * is not, or the ticket has served one already.
 */
export async function checkSecondStep(
  context: AppContext,
  role: Role,
  { ticket, ...factor }: SecondFactorLogin,
  visitor: Visitor,
): Promise<Holder> {
  const { account, read } = await ticketHolder(context, 'log-in', role, ticket);
  const owner = { role: account.role, id: account.id };
  const use = { purpose: 'second-factor', status: 401, network: visitor.network } as const;
  const field = await checkFactor(context, owner, factor, use).catch((error) => {
    recordFailedAttempt(context, account, visitor, 'second-factor-failed');
    throw error;
  });
  if (!(await spendTicket(context, 'log-in', read.number))) throw logInAgain();
  if (field === 'recoveryCode' && account.isConfirmed) {
    const left = (await countRecoveryCodes(context.db, owner))?.left ?? 0;
    await sendMail(context, recoveryCodeUsedMail(context, account.role, account, left));
  }
  return account;
}

/**
 * Returns what a browser needs to ask for a passkey at a log-in: the ticket's account's, or
 * anybody's.
 */
export async function challengePasskeyAtLogIn(
  context: AppContext,
  role: Role,
  ticket: string | undefined,
  network: string,
): Promise<Record<string, unknown>> {
  await limitRate(context, 'passkey-address', network);
  if (ticket === undefined) return challengePasskey(context, { purpose: 'log-in', role, id: null });
  const { account } = await ticketHolder(context, 'log-in', role, ticket);
  const { role: of, id } = account;
  return challengePasskey(context, { purpose: 'second-factor', role: of, id });
}

/** Returns the account that a passkey belongs to, at a log-in without a password. */
export async function checkPasskeyLogIn(
  context: AppContext,
  role: Role,
  passkey: PasskeyAssertion,
  network: string,
): Promise<Account> {
  await limitRate(context, 'passkey-address', network);
  const use = { purpose: 'log-in', role, id: null } as const;
  const owner = await checkPasskey(context, use, passkey);
  const account = owner && (await findAccount(context.db, owner.role, owner.id));
  if (account !== null) return account;
  throw failure(401, 'wrong-passkey', said('passkeyRefused'));
}

/** Returns whose a ticket is, and to what shop; 401 where it is invalid, or they no longer work there. */
export async function ticketHolder(
  context: AppContext,
  use: 'shop' | 'log-in',
  role: Role,
  ticket: string,
): Promise<{ account: Holder; read: ReadTicket }> {
  const read = await readTicket(context, use, rolesIn[role], ticket);
  const account = read && (await findAccount(context.db, read.role, read.id));
  if (!account || !read?.isOf(account)) throw logInAgain();
  if (account.role !== 'staff') return { account, read };
  const shop = await findShop(context.db, account.id, read.shopId ?? '');
  if (shop === null) throw logInAgain();
  return { account: { ...account, shop }, read };
}

export const logInAgain = () => failure(401, 'log-in-again', said('tookTooLong'));
