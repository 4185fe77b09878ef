import type { Login, Role, ShopsToChoose } from '#contracts/account.ts';
import { logInAsSeller as logInAsSellerCall } from '#contracts/calls/support.ts';
import type {
  PasskeyAssertion,
  SecondFactorAsked,
  SecondFactorLogin,
} from '#contracts/second-factor.ts';
import { newId } from '#database/new-id.ts';
import { type Account, findAccount } from '#database/queries/accounts/accounts.ts';
import { listShops } from '#database/queries/accounts/staff.ts';
import { findSessionEnd, insertSession } from '#database/queries/sessions/sessions.ts';
import type { AdminActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import {
  checkPasskeyLogIn,
  checkSecondStep,
  logInAgain,
  requireSecondFactor,
  ticketHolder,
} from '../second-factor/log-in.ts';
import { issueTicket, spendTicket } from '../second-factor/tickets.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { type OpenedSession, openSession, SUPPORT_MS } from '../sessions/sessions.ts';
import { writeAs } from '../write.ts';
import type { Holder } from './account-actor.ts';
import { checkPassword } from './passwords.ts';
import { issueSupportToken } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/** A session, or what is to be said next: which shop it is for, or a second factor. */
export type LogInOutcome = OpenedSession | ShopsToChoose | SecondFactorAsked;

/** Checks a password and opens a session, or returns what comes before that. */
export async function logIn(
  context: AppContext,
  role: Role,
  login: Login,
  visitor: Visitor,
): Promise<LogInOutcome> {
  const holders = await holdersOf(context, await checkPassword(context, role, login, visitor));
  const [only, ...others] = holders;
  if (only === undefined) throw logInAgain();
  return others.length > 0 ? askForShop(context, holders) : logInTo(context, only, visitor);
}

/** Opens a session for the shop that was chosen, or asks for the second factor first. */
export async function logInToShop(
  context: AppContext,
  ticket: string,
  visitor: Visitor,
): Promise<OpenedSession | SecondFactorAsked> {
  const { account, read } = await ticketHolder(context, 'shop', 'seller', ticket);
  if (!(await spendTicket(context, 'shop', read.number))) throw logInAgain();
  return read.isVerified
    ? openSession(context, account, visitor)
    : logInTo(context, account, visitor);
}

/** The second step: opens a session, given the ticket of the first step and a second factor. */
export async function logInBySecondFactor(
  context: AppContext,
  role: Role,
  given: SecondFactorLogin,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkSecondStep(context, role, given, visitor);
  return openSession(context, account, visitor);
}

/**
 * Opens a session by a passkey that verified its user, which counts as both factors. Who works for several
 * shops chooses one first.
 */
export async function logInByPasskey(
  context: AppContext,
  role: Role,
  passkey: PasskeyAssertion,
  visitor: Visitor,
): Promise<OpenedSession | ShopsToChoose> {
  const account = await checkPasskeyLogIn(context, role, passkey, visitor.network);
  const holders = await holdersOf(context, [account]);
  const [only, ...others] = holders;
  if (only === undefined) throw logInAgain();
  return others.length > 0
    ? askForShop(context, holders, { isVerified: true })
    : openSession(context, only, visitor);
}

async function logInTo(context: AppContext, account: Holder, visitor: Visitor) {
  return (await requireSecondFactor(context, account)) ?? openSession(context, account, visitor);
}

/** Returns accounts as they can log in: who works for several shops, once for each. */
async function holdersOf({ db }: AppContext, accounts: readonly Account[]): Promise<Holder[]> {
  const holders: Holder[] = [];
  for (const account of accounts) {
    if (account.role !== 'staff') holders.push(account);
    else holders.push(...(await listShops(db, account.id)).map((shop) => ({ ...account, shop })));
  }
  return holders;
}

async function askForShop(
  context: AppContext,
  holders: readonly Holder[],
  { isVerified = false } = {},
): Promise<ShopsToChoose> {
  const shops = await Promise.all(
    holders.map(async (account) => {
      const { id, name, shop } = account;
      const to = { shopId: shop?.id, isVerified };
      const { ticket } = await issueTicket(context, 'shop', account, to);
      return { _id: shop?.id ?? id, name: shop?.name ?? name, role: shop?.role ?? null, ticket };
    }),
  );
  return { shops };
}

/**
 * Opens a support session and returns its token: the admin sees and does what the seller could. The
 * seller sees the session and can end it, and it ends with the admin's own. Audited, as is
 * everything done in it, under both names.
 */
export function logInAsSeller(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
  { userAgent, network }: Visitor,
): Promise<string> {
  const { sessionId = '' } = actor;
  const now = context.now();
  const anHour = now.getTime() + SUPPORT_MS;
  return writeAs(context, actor, logInAsSellerCall, async (db) => {
    const seller = await findAccount(db, 'seller', sellerId);
    const admin = await findAccount(db, 'admin', actor.id);
    const ownEnd = await findSessionEnd(db, sessionId);
    if (seller === null || admin === null || ownEnd === null) throw notFound('seller');
    const expiresAt = new Date(Math.min(anHour, ownEnd.getTime()));
    const session = { id: newId(), expiresAt };
    await insertSession(db, {
      ...session,
      role: 'seller',
      accountId: sellerId,
      device: describeDevice(userAgent),
      network,
      createdAt: now,
      lastSeenAt: now,
      supportSessionId: sessionId,
    });
    await audit(db, actor, { action: 'log-in-as-seller', entity: 'seller', entityId: sellerId });
    return issueSupportToken(context, seller, admin, session);
  });
}
