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
import type { Visitor } from './visitor.ts';

/** Checks a password and opens a session, or returns what the second step needs. */
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

/** The second step: opens a session, given the ticket of the first step and a second factor. */
export async function logInBySecondFactor(
  context: AppContext,
  role: Role,
  given: SecondFactorLogin,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkSecondStep(context, role, given, visitor);
  return openSession(context, role, account, visitor);
}

/** Opens a session by a passkey that verified its user, which counts as both factors. */
export async function logInByPasskey(
  context: AppContext,
  role: Role,
  passkey: PasskeyAssertion,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkPasskeyLogIn(context, role, passkey, visitor.network);
  return openSession(context, role, account, visitor);
}
