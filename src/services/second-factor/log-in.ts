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
import { noteFailure } from '../accounts/note-failure.ts';
import type { Visitor } from '../accounts/visitor.ts';
import { failure } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Marketplace } from '../marketplace.ts';
import { askPasskey } from './ask-passkey.ts';
import { checkFactor } from './check-factor.ts';
import { checkPasskey } from './check-passkey.ts';
import { passkeySite } from './passkey-site.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { issueTicket, readTicket } from './tickets.ts';

/** What the log-in of this account asks for besides its password, or null where that is enough. */
export async function askSecondFactor(
  market: Marketplace,
  role: Role,
  account: Account,
): Promise<SecondFactorAsked | null> {
  const { hasApp, hasPasskey } = await findFactors(market.db, { role, id: account.id });
  if (!hasApp && !hasPasskey) return null;
  const methods: SecondFactorMethod[] = [];
  if (hasPasskey && passkeySite(market) !== null) methods.push('passkey');
  if (hasApp) methods.push('code');
  const { ticket } = await issueTicket(market, 'log-in', { ...account, role });
  return { secondFactor: { ticket, methods: [...methods, 'recovery-code'] } };
}

/** The account whose password was right and whose second factor is, too. Throws where it is not. */
export async function checkSecondStep(
  market: Marketplace,
  role: Role,
  { ticket, ...factor }: SecondFactorLogin,
  visitor: Visitor,
): Promise<Account> {
  const account = await ticketHolder(market, role, ticket);
  const owner = { role, id: account.id };
  const use = { purpose: 'second-factor', status: 401, network: visitor.network } as const;
  const field = await checkFactor(market, owner, factor, use).catch((error) => {
    noteFailure(market, role, account, visitor, 'second-factor-failed');
    throw error;
  });
  if (field === 'recoveryCode') {
    const left = (await countRecoveryCodes(market.db, owner))?.left ?? 0;
    sendMail(market, recoveryCodeUsedMail(market, role, account.email, left));
  }
  return account;
}

/** What a browser needs to ask for a passkey at a log-in: of the ticket's account, or of anybody's. */
export async function askPasskeyAtLogIn(
  market: Marketplace,
  role: Role,
  ticket: string | undefined,
  network: string,
): Promise<Record<string, unknown>> {
  await limitRate(market, 'passkey-address', network);
  if (ticket === undefined) return askPasskey(market, { purpose: 'log-in', role, id: null });
  const { id } = await ticketHolder(market, role, ticket);
  return askPasskey(market, { purpose: 'second-factor', role, id });
}

/** The account whose passkey this is, where the passkey stands for the password too. */
export async function checkPasskeyLogIn(
  market: Marketplace,
  role: Role,
  passkey: PasskeyAssertion,
  network: string,
): Promise<Account> {
  await limitRate(market, 'passkey-address', network);
  const use = { purpose: 'log-in', role, id: null } as const;
  const owner = await checkPasskey(market, use, passkey);
  const account = owner && (await findAccount(market.db, role, owner.id));
  if (account !== null) return account;
  throw failure(
    401,
    'wrong-passkey',
    'This passkey could not be checked, or was removed. Log in with your password instead.',
  );
}

async function ticketHolder(market: Marketplace, role: Role, ticket: string): Promise<Account> {
  const read = await readTicket(market, 'log-in', role, ticket);
  const account = read && (await findAccount(market.db, role, read.id));
  if (account && read?.isOf({ ...account, role })) return account;
  throw failure(401, 'log-in-again', 'That took too long. Please enter your password again.');
}
