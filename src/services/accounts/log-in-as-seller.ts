import { findAdminIdentity, findSellerIdentity } from '#database/queries/identities.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { issueSupportToken } from './tokens.ts';

/**
 * A token by which an admin sees and does what the seller could, for support. Taking it is audited,
 * and so is everything that is done with it, under both names.
 */
export function logInAsSeller(
  market: Marketplace,
  actor: Extract<Actor, { role: 'admin' }>,
  sellerId: string,
): Promise<string> {
  return write(market, async (db) => {
    const seller = await findSellerIdentity(db, sellerId);
    const admin = await findAdminIdentity(db, actor.id);
    if (seller === null || admin === null) throw notFound('seller');
    await audit(db, actor, { action: 'log-in-as-seller', entity: 'seller', entityId: sellerId });
    return issueSupportToken(market, seller, admin);
  });
}
