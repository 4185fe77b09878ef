import type { Confirmation } from '#contracts/second-factor.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { countRecoveryCodes } from '#database/queries/second-factor/recovery-codes.ts';
import type { KnownActor } from '#domain/policy.ts';
import { isPassword } from '../accounts/passwords.ts';
import { refuseSupport } from '../accounts/refuse-support.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { forgive, limitRate } from '../limit-rate.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Marketplace } from '../marketplace.ts';
import { checkFactor } from './check-factor.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { issueTicket, readTicket } from './tickets.ts';

/**
 * A proof that whoever has this session is its owner: by the present password or a fresh second
 * factor. It is good for changes of the second factor for ten minutes.
 */
export async function confirmOwner(
  market: Marketplace,
  actor: KnownActor,
  { password, ...factor }: Confirmation,
  network: string,
): Promise<{ proof: string; expiresAt: string }> {
  refuseSupport(actor);
  const account = await ownAccount(market, actor);
  if (password === undefined) await confirmByFactor(market, actor, account, factor, network);
  else await confirmByPassword(market, actor, account, password);
  const owner = ownerOf(actor, account);
  const { ticket, expiresAt } = await issueTicket(market, 'confirmed', owner);
  return { proof: ticket, expiresAt: expiresAt.toISOString() };
}

async function confirmByPassword(
  market: Marketplace,
  { id }: KnownActor,
  { passwordHash }: Account,
  password: string,
): Promise<void> {
  await limitRate(market, 'password-account', id);
  if (!(await isPassword(password, passwordHash))) {
    throw invalid('password', 'Password is incorrect');
  }
  await forgive(market, 'password-account', id);
}

async function confirmByFactor(
  market: Marketplace,
  { role, id }: KnownActor,
  { email }: Account,
  factor: Omit<Confirmation, 'password'>,
  network: string,
): Promise<void> {
  const use = { purpose: 'confirm', status: 422, network } as const;
  const field = await checkFactor(market, { role, id }, factor, use);
  if (field !== 'recoveryCode') return;
  const left = (await countRecoveryCodes(market.db, { role, id }))?.left ?? 0;
  sendMail(market, recoveryCodeUsedMail(market, role, email, left));
}

/** The account of who asks, once its proof holds; 403 where it does not, or has expired. */
export async function provenAccount(
  market: Marketplace,
  actor: KnownActor,
  proof: string,
): Promise<Account> {
  refuseSupport(actor);
  const account = await ownAccount(market, actor);
  const read = await readTicket(market, 'confirmed', actor.role, proof);
  if (read?.isOf(ownerOf(actor, account))) return account;
  throw failure(
    403,
    'confirm-first',
    'Confirm with your password again: it has been more than ten minutes.',
  );
}

const ownerOf = ({ role, sessionId }: KnownActor, account: Account) => ({
  ...account,
  role,
  sessionId,
});

async function ownAccount(market: Marketplace, { role, id }: KnownActor): Promise<Account> {
  const account = await findAccount(market.db, role, id);
  if (account === null) throw notFound('account');
  return account;
}
