import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import type { AppContext } from '../app-context.ts';

const Claims = z.object({
  role: z.enum(['admin', 'seller']),
  userId: z.string().optional(),
  adminId: z.string().optional(),
  sessionId: z.string(),
  version: z.number().int(),
  support: z
    .object({ adminId: z.string(), name: z.string(), version: z.number().int() })
    .optional(),
});

type Support = { adminId: string; name: string; version: number };

export type TokenClaims = {
  role: Role;
  id: string;
  sessionId: string;
  version: number;
  /** The admin who holds a seller's token for support, and the version of its own sessions. */
  support?: Support;
};

type Signer = Pick<AppContext, 'tokenSecret' | 'now'>;
type Session = { id: string; expiresAt: Date };

/** A signed token of a session: a seller's carries `userId`, an admin's `adminId`. */
export function issueToken(
  context: Signer,
  role: Role,
  account: { id: string; tokenVersion: number },
  session: Session,
): Promise<string> {
  const owner = role === 'seller' ? { userId: account.id } : { adminId: account.id };
  return sign(context, { role, ...owner, version: account.tokenVersion }, session);
}

/** A seller's token for a support session: valid as long as both accounts could log in. */
export function issueSupportToken(
  context: Signer,
  seller: { id: string; tokenVersion: number },
  admin: { id: string; name: string; tokenVersion: number },
  session: Session,
): Promise<string> {
  const support: Support = { adminId: admin.id, name: admin.name, version: admin.tokenVersion };
  const claims = { role: 'seller', userId: seller.id, version: seller.tokenVersion, support };
  return sign(context, claims, session);
}

function sign(context: Signer, claims: JWTPayload, session: Session): Promise<string> {
  return new SignJWT({ ...claims, sessionId: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(context.now())
    .setExpirationTime(session.expiresAt)
    .sign(context.tokenSecret);
}

/** Returns a token's claims, `expired` past its time, or `bad` where we did not sign it. */
export async function readToken(
  context: Signer,
  token: string,
): Promise<TokenClaims | 'expired' | 'bad'> {
  try {
    const { payload } = await jwtVerify(token, context.tokenSecret, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: context.now(),
    });
    const { role, userId, adminId, sessionId, version, support } = Claims.parse(payload);
    const id = role === 'seller' ? userId : adminId;
    if (id === undefined) return 'bad';
    return { role, id, sessionId, version, ...(support && { support }) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'bad';
    throw error;
  }
}
