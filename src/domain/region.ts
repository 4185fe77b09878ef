import type { Region } from '#contracts/price.ts';

/**
 * Returns IN unless the time zone is one of the Emirates' or Oman's
 * (docs/behaviour/rules.md#region).
 */
export function regionOfTimeZone(timeZone: string): Region {
  return /Dubai|Muscat/.test(timeZone) ? 'AE' : 'IN';
}
