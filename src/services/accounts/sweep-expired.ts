import { sweepPasswordResets } from '#database/queries/password-resets.ts';
import { sweepRateLimits } from '#database/queries/rate-limits.ts';
import type { Marketplace } from '../marketplace.ts';

/** Removes what time has made worthless: ended windows of rate limits, links to new passwords. */
export async function sweepExpired(market: Pick<Marketplace, 'db'>): Promise<void> {
  await sweepRateLimits(market.db);
  await sweepPasswordResets(market.db);
}
