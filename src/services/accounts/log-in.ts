import type { Login, Role } from '#contracts/account.ts';
import type { Marketplace } from '../marketplace.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { checkPassword } from './check-password.ts';
import type { Visitor } from './visitor.ts';

/** A session for whoever knows the password of an account. */
export async function logIn(
  market: Marketplace,
  role: Role,
  login: Login,
  visitor: Visitor,
): Promise<OpenedSession> {
  const account = await checkPassword(market, role, login, visitor);
  return openSession(market, role, account, visitor);
}
