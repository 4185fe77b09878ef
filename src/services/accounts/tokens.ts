import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import type { AppContext } from '../app-context.ts';
import type { Holder } from './account-actor.ts';

const Claims = z.object({
  role: z.enum(['admin', 'seller']),
  userId: z.string().optional(),
  adminId: z.string().optional(),
  sessionId: z.string(),
  version: z.number().int(),
  staffId: z.string().optional(),
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
  /** The member of the seller's staff who logged in; `version` is then that of their account. */
  staffId?: string;
  /** The admin who holds a seller's token for support, and the version of its own sessions. */
  support?: Support;
};

type Signer = Pick<AppContext, 'tokenSecret' | 'now'>;
type Session = { id: string; expiresAt: Date };

/**
 * A signed token of a session: a seller's carries `userId`, an admin's `adminId`. That of a member of staff is the
 * seller's, and names them by `staffId`.
 */
export function issueToken(
  context: Signer,
  account: Pick<Holder, 'role' | 'id' | 'tokenVersion' | 'shop'>,
  session: Session,
): Promise<string> {
  return sign(context, { ...ownerOf(account), version: account.tokenVersion }, session);
}

function ownerOf({ role, id, shop }: Pick<Holder, 'role' | 'id' | 'shop'>) {
  if (role === 'admin') return { role, adminId: id };
  if (role === 'seller') return { role, userId: id };
  return { role: 'seller', userId: shop?.id ?? '', staffId: id };
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
    const { role, userId, adminId, sessionId, version, staffId, support } = Claims.parse(payload);
    const id = role === 'seller' ? userId : adminId;
    if (id === undefined) return 'bad';
    const inFor = { ...(staffId && { staffId }), ...(support && { support }) };
    return { role, id, sessionId, version, ...inFor };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'bad';
    throw error;
  }
}
