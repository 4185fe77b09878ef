import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { newId } from '#database/new-id.ts';
import { countHit } from '#database/queries/rate-limits.ts';
import type { AccountKey } from '#database/queries/second-factor.ts';
import type { AppContext } from '../app-context.ts';
import { keyOf, type Limited } from '../limit-rate.ts';
import { keyFor } from './authenticator-app.ts';

/**
 * What a ticket allows: the choice of a shop by who works for several, the second step of a log-in
 * whose password was right, or changes by somebody who has just proved to be the owner.
 */
export type TicketUse = 'shop' | 'log-in' | 'confirmed';

const MINUTES = { shop: 5, 'log-in': 5, confirmed: 10 } as const;

/** The shop that a member of staff logs in to, and whether a passkey has made a second factor needless. */
type LogInTo = { shopId?: string | undefined; isVerified?: boolean };

type Signer = Pick<AppContext, 'tokenSecret' | 'now'>;
/**
 * A ticket is valid as long as the password and, where it was issued in a session, the session.
 */
type Owner = AccountKey & { passwordHash: string; sessionId?: string | undefined };

/**
 * Returns a short-lived ticket of one account for one use. It is signed with its own key, so that
 * it cannot serve as a session token.
 */
export async function issueTicket(
  context: Signer,
  use: TicketUse,
  owner: Owner,
  { shopId, isVerified }: LogInTo = {},
): Promise<{ ticket: string; expiresAt: Date }> {
  const expiresAt = new Date(context.now().getTime() + MINUTES[use] * 60_000);
  const ticket = await new SignJWT({ bound: digestOf(owner), shopId, isVerified })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(owner.id)
    .setJti(newId())
    .setAudience(owner.role)
    .setIssuedAt(context.now())
    .setExpirationTime(expiresAt)
    .sign(keyFor(context, use));
  return { ticket, expiresAt };
}

export type ReadTicket = AccountKey & LogInTo & { number: string; isOf: (owner: Owner) => boolean };

/**
 * Returns the account that a ticket names, where it is of one of these roles, and the ticket's own number; null
 * where it has expired or is for another use.
 */
export async function readTicket(
  context: Signer,
  use: TicketUse,
  roles: readonly AccountKey['role'][],
  ticket: string,
): Promise<ReadTicket | null> {
  try {
    const { payload } = await jwtVerify(ticket, keyFor(context, use), {
      algorithms: ['HS256'],
      audience: [...roles],
      requiredClaims: ['exp', 'iat', 'sub', 'jti', 'bound'],
      currentDate: context.now(),
    });
    const { sub: id = '', jti: number = '', aud, bound, shopId, isVerified } = payload;
    const role = roles.find((each) => each === aud);
    if (role === undefined) return null;
    return {
      role,
      id,
      number,
      shopId: typeof shopId === 'string' ? shopId : undefined,
      isVerified: isVerified === true,
      isOf: (owner) => owner.id === id && digestOf(owner) === bound,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Uses a ticket up; returns false where it was before, by whichever process. */
export async function spendTicket(
  context: Limited,
  use: TicketUse,
  number: string,
): Promise<boolean> {
  const { hits } = await countHit(context.db, keyOf(context, 'ticket', number), MINUTES[use] * 60);
  return hits === 1;
}

const digestOf = ({ passwordHash, sessionId = '' }: Owner) =>
  createHash('sha256').update(`${sessionId} ${passwordHash}`).digest('base64url').slice(0, 22);
