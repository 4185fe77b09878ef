import { sweepPasswordResets } from '#database/queries/accounts/password-resets.ts';
import { sweepUnconfirmed } from '#database/queries/newsletter.ts';
import { sweepRateLimits } from '#database/queries/rate-limits.ts';
import { sweepChallenges } from '#database/queries/second-factor/passkey-challenges.ts';
import { sweepEmailConfirmations } from '#database/queries/sellers/email-confirmations.ts';
import { sweepDevices } from '#database/queries/sessions/known-devices.ts';
import { sweepSessions } from '#database/queries/sessions/sessions.ts';
import type { AppContext } from '../app-context.ts';
import { DEVICE_KEPT_MS } from '../sessions/session-limits.ts';

/**
 * Removes what has expired: rate limit windows, mailed links, sessions, passkey challenges, unused
 * devices, and newsletter addresses that were never confirmed.
 */
export async function sweepExpired(context: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await sweepRateLimits(context.db);
  await sweepPasswordResets(context.db);
  await sweepEmailConfirmations(context.db);
  await sweepUnconfirmed(context.db, context.now());
  await sweepSessions(context.db);
  await sweepChallenges(context.db);
  await sweepDevices(context.db, new Date(context.now().getTime() - DEVICE_KEPT_MS));
}
