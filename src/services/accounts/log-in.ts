import type { Login, Role } from '#contracts/account.ts';
import type {
  PasskeyAssertion,
  SecondFactorAsked,
  SecondFactorLogin,
} from '#contracts/second-factor.ts';
import type { Marketplace } from '../marketplace.ts';
import { askSecondFactor, checkPasskeyLogIn, checkSecondStep } from '../second-factor/log-in.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { checkPassword } from './check-password.ts';
import { refuseDemoAccount } from './refuse-demo-account.ts';
import type { Visitor } from './visitor.ts';

/**
 * A session for whoever knows the password of an account, or, where it has a second factor, what the
 * second step needs.
 */
export async function logIn(
  market: Marketplace,
  role: Role,
  login: Login,
  visitor: Visitor,
): Promise<OpenedSession | SecondFactorAsked> {
  const account = await checkPassword(market, role, login, visitor);
  const asked = await askSecondFactor(market, role, account);
  return asked ?? openSession(market, role, account, visitor);
}

/** The second step: a session for whoever has the ticket of the first, and a second factor. */
export async function logInBySecondFactor(
  market: Marketplace,
  role: Role,
  given: SecondFactorLogin,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkSecondStep(market, role, given, visitor);
  return openSession(market, role, account, visitor);
}

/** A session for whoever has a passkey that knows its user: password and second factor in one. */
export async function logInByPasskey(
  market: Marketplace,
  role: Role,
  passkey: PasskeyAssertion,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkPasskeyLogIn(market, role, passkey, visitor.network);
  refuseDemoAccount(market, account, visitor);
  return openSession(market, role, account, visitor);
}
