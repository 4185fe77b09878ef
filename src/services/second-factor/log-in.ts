import type { Role } from '#contracts/account.ts';
import type {
  PasskeyAssertion,
  SecondFactorAsked,
  SecondFactorLogin,
  SecondFactorMethod,
} from '#contracts/second-factor.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { findFactors } from '#database/queries/second-factor/factors.ts';
import { countRecoveryCodes } from '#database/queries/second-factor/recovery-codes.ts';
import { said } from '#languages/said.ts';
import { recordFailedAttempt } from '../accounts/record-failed-attempt.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { sendMail } from '../mail/send-mail.ts';
import { challengePasskey } from './challenge-passkey.ts';
import { checkFactor } from './check-factor.ts';
import { checkPasskey } from './check-passkey.ts';
import { passkeySite } from './passkey-site.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { issueTicket, readTicket, spendTicket } from './tickets.ts';

/**
 * Returns what the log-in of this account asks for besides its password, or null where the password
 * is enough.
 */
export async function requireSecondFactor(
  context: AppContext,
  role: Role,
  account: Account,
): Promise<SecondFactorAsked | null> {
  const { hasApp, hasPasskey } = await findFactors(context.db, { role, id: account.id });
  if (!hasApp && !hasPasskey) return null;
  const methods: SecondFactorMethod[] = [];
  if (hasPasskey && passkeySite(context) !== null) methods.push('passkey');
  if (hasApp) methods.push('code');
  const { ticket } = await issueTicket(context, 'log-in', { ...account, role });
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
): Promise<Account> {
  const { account, number } = await ticketHolder(context, role, ticket);
  const owner = { role, id: account.id };
  const use = { purpose: 'second-factor', status: 401, network: visitor.network } as const;
  const field = await checkFactor(context, owner, factor, use).catch((error) => {
    recordFailedAttempt(context, role, account, visitor, 'second-factor-failed');
    throw error;
  });
  if (!(await spendTicket(context, 'log-in', number))) throw logInAgain();
  if (field === 'recoveryCode') {
    const left = (await countRecoveryCodes(context.db, owner))?.left ?? 0;
    await sendMail(context, recoveryCodeUsedMail(context, role, account, left));
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
  const { account } = await ticketHolder(context, role, ticket);
  return challengePasskey(context, { purpose: 'second-factor', role, id: account.id });
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
  const account = owner && (await findAccount(context.db, role, owner.id));
  if (account !== null) return account;
  throw failure(401, 'wrong-passkey', said('passkeyRefused'));
}

async function ticketHolder(
  context: AppContext,
  role: Role,
  ticket: string,
): Promise<{ account: Account; number: string }> {
  const read = await readTicket(context, 'log-in', role, ticket);
  const account = read && (await findAccount(context.db, role, read.id));
  if (account && read?.isOf({ ...account, role })) return { account, number: read.number };
  throw logInAgain();
}

const logInAgain = () => failure(401, 'log-in-again', said('tookTooLong'));
