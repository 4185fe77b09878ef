import { sweepPasswordResets } from '#database/queries/accounts/password-resets.ts';
import { sweepUnconfirmed } from '#database/queries/newsletter.ts';
import { sweepRateLimits } from '#database/queries/rate-limits.ts';
import { sweepChallenges } from '#database/queries/second-factor/passkey-challenges.ts';
import { sweepEmailConfirmations } from '#database/queries/sellers/email-confirmations.ts';
import { sweepDevices } from '#database/queries/sessions/known-devices.ts';
import { sweepSessions } from '#database/queries/sessions/sessions.ts';
import type { Marketplace } from '../marketplace.ts';
import { DEVICE_KEPT_MS } from '../sessions/session-limits.ts';

/**
 * Removes what has expired: ended windows of rate limits, mailed links, sessions, what
 * passkeys were asked, devices that nobody logs in from any more, and addresses for the newsletter
 * that nobody confirmed.
 */
export async function sweepExpired(market: Pick<Marketplace, 'db' | 'now'>): Promise<void> {
  await sweepRateLimits(market.db);
  await sweepPasswordResets(market.db);
  await sweepEmailConfirmations(market.db);
  await sweepUnconfirmed(market.db, market.now());
  await sweepSessions(market.db);
  await sweepChallenges(market.db);
  await sweepDevices(market.db, new Date(market.now().getTime() - DEVICE_KEPT_MS));
}
