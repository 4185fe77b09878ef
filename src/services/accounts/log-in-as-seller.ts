import { logInAsSeller as logInAsSellerCall } from '#contracts/calls/support.ts';
import { newId } from '#database/new-id.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { findSessionEnd, insertSession } from '#database/queries/sessions/sessions.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { SUPPORT_MS } from '../sessions/session-limits.ts';
import { writeAs } from '../write.ts';
import { issueSupportToken } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/**
 * Opens a support session and returns its token: the admin sees and does what the seller could. The
 * seller sees the session and can end it, and it ends with the admin's own. Audited, as is
 * everything done in it, under both names.
 */
export function logInAsSeller(
  context: AppContext,
  actor: Extract<Actor, { role: 'admin' }>,
  sellerId: string,
  { userAgent, network }: Visitor,
): Promise<string> {
  const { sessionId = '' } = actor;
  const now = context.now();
  const anHour = now.getTime() + SUPPORT_MS;
  return writeAs(context, actor, logInAsSellerCall, async (db) => {
    const seller = await findAccount(db, 'seller', sellerId);
    const admin = await findAccount(db, 'admin', actor.id);
    const ownEnd = await findSessionEnd(db, sessionId);
    if (seller === null || admin === null || ownEnd === null) throw notFound('seller');
    const expiresAt = new Date(Math.min(anHour, ownEnd.getTime()));
    const session = { id: newId(), expiresAt };
    await insertSession(db, {
      ...session,
      role: 'seller',
      accountId: sellerId,
      device: describeDevice(userAgent),
      network,
      createdAt: now,
      lastSeenAt: now,
      supportSessionId: sessionId,
    });
    await audit(db, actor, { action: 'log-in-as-seller', entity: 'seller', entityId: sellerId });
    return issueSupportToken(context, seller, admin, session);
  });
}
