import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import type { Marketplace } from '../marketplace.ts';

/** How long a log-in lasts: an admin's working day, a seller's month. */
const HOURS = { admin: 12, seller: 30 * 24 } as const;
const SUPPORT_HOURS = 1;

const Claims = z.object({
  role: z.enum(['admin', 'seller']),
  userId: z.string().optional(),
  adminId: z.string().optional(),
  version: z.number().int(),
  support: z
    .object({ adminId: z.string(), name: z.string(), version: z.number().int() })
    .optional(),
});

type Support = { adminId: string; name: string; version: number };

export type TokenClaims = {
  role: Role;
  id: string;
  version: number;
  /** The admin who holds a seller's token for support, and the version of its own sessions. */
  support?: Support;
};

/** A signed token (DESIGN §6): a seller's carries `userId`, an admin's `adminId`. */
export function issueToken(
  market: Pick<Marketplace, 'tokenSecret' | 'now'>,
  role: Role,
  account: { id: string; tokenVersion: number },
): Promise<string> {
  const owner = role === 'seller' ? { userId: account.id } : { adminId: account.id };
  return sign(market, { role, ...owner, version: account.tokenVersion }, HOURS[role]);
}

/** A seller's token in the hands of an admin: for an hour, and only as long as both could log in. */
export function issueSupportToken(
  market: Pick<Marketplace, 'tokenSecret' | 'now'>,
  seller: { id: string; tokenVersion: number },
  admin: { id: string; name: string; tokenVersion: number },
): Promise<string> {
  const support: Support = { adminId: admin.id, name: admin.name, version: admin.tokenVersion };
  const claims = { role: 'seller', userId: seller.id, version: seller.tokenVersion, support };
  return sign(market, claims, SUPPORT_HOURS);
}

function sign(
  market: Pick<Marketplace, 'tokenSecret' | 'now'>,
  claims: JWTPayload,
  hours: number,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(market.now())
    .setExpirationTime(new Date(market.now().getTime() + hours * 3_600_000))
    .sign(market.tokenSecret);
}

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
    const { role, userId, adminId, version, support } = Claims.parse(payload);
    const id = role === 'seller' ? userId : adminId;
    return id === undefined ? null : { role, id, version, ...(support && { support }) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
