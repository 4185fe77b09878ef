import type { Confirmation } from '#contracts/second-factor.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { countRecoveryCodes } from '#database/queries/second-factor.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { AppContext } from '../app-context.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { limitRate, undoRateHit } from '../limit-rate.ts';
import { sendMail } from '../write.ts';
import { checkFactor } from './check-factor.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { issueTicket, readTicket } from './tickets.ts';

/**
 * Returns a proof that the person with this session is the account's owner: by the present password
 * or a fresh second factor. It allows changes of the second factor for ten minutes.
 */
export async function confirmOwner(
  context: AppContext,
  actor: KnownActor,
  { password, ...factor }: Confirmation,
  network: string,
): Promise<{ proof: string; expiresAt: string }> {
  const account = await ownAccount(context, actor);
  if (password === undefined) await confirmByFactor(context, account, factor, network);
  else await confirmByPassword(context, account, password);
  const owner = ownerOf(actor, account);
  const { ticket, expiresAt } = await issueTicket(context, 'confirmed', owner);
  return { proof: ticket, expiresAt: expiresAt.toISOString() };
}

async function confirmByPassword(
  context: AppContext,
  { id, passwordHash }: Account,
  password: string,
): Promise<void> {
  await limitRate(context, 'password-account', id);
  if (!(await isPassword(password, passwordHash))) {
    throw invalid('password', said('passwordIncorrect'));
  }
  await undoRateHit(context, 'password-account', id);
}

async function confirmByFactor(
  context: AppContext,
  account: Account,
  factor: Omit<Confirmation, 'password'>,
  network: string,
): Promise<void> {
  const { role, id } = account;
  const use = { purpose: 'confirm', status: 422, network } as const;
  const field = await checkFactor(context, { role, id }, factor, use);
  if (field !== 'recoveryCode' || !account.isConfirmed) return;
  const left = (await countRecoveryCodes(context.db, { role, id }))?.left ?? 0;
  await sendMail(context, recoveryCodeUsedMail(context, role, account, left));
}

/** Returns the logged-in account where its proof is valid; 403 where it is not, or has expired. */
export async function provenAccount(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<Account> {
  const account = await ownAccount(context, actor);
  const read = await readTicket(context, 'confirmed', [account.role], proof);
  if (read?.isOf(ownerOf(actor, account))) return account;
  throw failure(403, 'confirm-first', said('confirmAgain'));
}

const ownerOf = ({ sessionId }: KnownActor, account: Account) => ({ ...account, sessionId });

async function ownAccount(context: AppContext, actor: KnownActor): Promise<Account> {
  const { role, id } = accountOf(actor);
  const account = await findAccount(context.db, role, id);
  if (account === null) throw notFound('account');
  return account;
}
