import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import type { Marketplace } from '../marketplace.ts';

/** How long a log-in lasts: an admin's working day, a seller's month. */
const HOURS = { admin: 12, seller: 30 * 24 } as const;

const Claims = z.object({
  role: z.enum(['admin', 'seller']),
  userId: z.string().optional(),
  adminId: z.string().optional(),
  version: z.number().int(),
});

export type TokenClaims = { role: Role; id: string; version: number };

/** A signed token (DESIGN §6): a seller's carries `userId`, an admin's `adminId`. */
export function issueToken(
  market: Pick<Marketplace, 'tokenSecret' | 'now'>,
  role: Role,
  account: { id: string; tokenVersion: number },
): Promise<string> {
  const owner = role === 'seller' ? { userId: account.id } : { adminId: account.id };
  return new SignJWT({ role, ...owner, version: account.tokenVersion })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(market.now())
    .setExpirationTime(new Date(market.now().getTime() + 1000 * secondsOf(role)))
    .sign(market.tokenSecret);
}

const secondsOf = (role: Role) => HOURS[role] * 3600;

/** What a token says, or null where it is expired, tampered with or not one of ours. */
export async function readToken(
  market: Pick<Marketplace, 'tokenSecret' | 'now'>,
  token: string,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, market.tokenSecret, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: market.now(),
    });
    const { role, userId, adminId, version } = Claims.parse(payload);
    const id = role === 'seller' ? userId : adminId;
    return id === undefined ? null : { role, id, version };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
