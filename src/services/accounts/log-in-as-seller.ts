import { newId } from '#database/new-id.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { insertSession } from '#database/queries/sessions/sessions.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { deviceInWords } from '../sessions/device-words.ts';
import { SUPPORT_MS } from '../sessions/session-limits.ts';
import { write } from '../write.ts';
import { issueSupportToken } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/**
 * A token by which an admin sees and does what the seller could, for support. It is a session of the
 * seller, who sees it and can end it, and it ends with the admin's own. Taking it is audited, and so
 * is everything that is done with it, under both names.
 */
export function logInAsSeller(
  market: Marketplace,
  actor: Extract<Actor, { role: 'admin' }>,
  sellerId: string,
  { userAgent, network }: Visitor,
): Promise<string> {
  const now = market.now();
  const session = { id: newId(), expiresAt: new Date(now.getTime() + SUPPORT_MS) };
  return write(market, async (db) => {
    const seller = await findAccount(db, 'seller', sellerId);
    const admin = await findAccount(db, 'admin', actor.id);
    if (seller === null || admin === null || !actor.sessionId) throw notFound('seller');
    await insertSession(db, {
      ...session,
      role: 'seller',
      accountId: sellerId,
      device: deviceInWords(userAgent),
      network,
      createdAt: now,
      lastSeenAt: now,
      supportSessionId: actor.sessionId,
    });
    await audit(db, actor, { action: 'log-in-as-seller', entity: 'seller', entityId: sellerId });
    return issueSupportToken(market, seller, admin, session);
  });
}
