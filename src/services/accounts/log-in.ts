import type { Login, Role } from '#contracts/account.ts';
import type {
  PasskeyAssertion,
  SecondFactorAsked,
  SecondFactorLogin,
} from '#contracts/second-factor.ts';
import type { AppContext } from '../app-context.ts';
import {
  checkPasskeyLogIn,
  checkSecondStep,
  requireSecondFactor,
} from '../second-factor/log-in.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { checkPassword } from './check-password.ts';
import { refuseDemoAccount } from './refuse-demo-account.ts';
import type { Visitor } from './visitor.ts';

/**
 * A session for whoever knows the password of an account, or, where it has a second factor, what the
 * second step needs.
 */
export async function logIn(
  context: AppContext,
  role: Role,
  login: Login,
  visitor: Visitor,
): Promise<OpenedSession | SecondFactorAsked> {
  const account = await checkPassword(context, role, login, visitor);
  const asked = await requireSecondFactor(context, role, account);
  return asked ?? openSession(context, role, account, visitor);
}

/** The second step: a session for whoever has the ticket of the first, and a second factor. */
export async function logInBySecondFactor(
  context: AppContext,
  role: Role,
  given: SecondFactorLogin,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkSecondStep(context, role, given, visitor);
  return openSession(context, role, account, visitor);
}

/** A session for whoever has a passkey that knows its user: password and second factor in one. */
export async function logInByPasskey(
  context: AppContext,
  role: Role,
  passkey: PasskeyAssertion,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkPasskeyLogIn(context, role, passkey, visitor.network);
  refuseDemoAccount(context, account, visitor);
  return openSession(context, role, account, visitor);
}
