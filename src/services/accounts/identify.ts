import { findAdminIdentity, findSellerIdentity } from '#database/queries/identities.ts';
import type { Actor } from '#domain/policy.ts';
import type { Marketplace } from '../marketplace.ts';
import { readToken } from './tokens.ts';

/** Who brings no token. */
export const stranger = { role: 'nobody', reason: 'no-token' } as const;
const unknown = { role: 'nobody', reason: 'bad-token' } as const;

/** Who asks, by the `Authorization` header. Status and token version are read anew at every call. */
export async function identify(
  market: Marketplace,
  authorization: string | undefined,
): Promise<Actor> {
  if (authorization === undefined) return stranger;
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(authorization)?.[1];
  const claims = token === undefined ? null : await readToken(market, token);
  if (claims === null) return unknown;
  if (claims.role === 'admin') {
    const admin = await findAdminIdentity(market.db, claims.id);
    if (admin === null || admin.tokenVersion !== claims.version) return unknown;
    return { role: 'admin', id: admin.id, name: admin.name };
  }
  const seller = await findSellerIdentity(market.db, claims.id);
  if (seller === null || seller.tokenVersion !== claims.version) return unknown;
  const actor = {
    role: 'seller',
    id: seller.id,
    name: seller.name,
    approved: seller.status,
  } as const;
  if (claims.support === undefined) return actor;
  const admin = await findAdminIdentity(market.db, claims.support.adminId);
  if (admin === null || admin.tokenVersion !== claims.support.version) return unknown;
  return { ...actor, support: { id: admin.id, name: admin.name } };
}
