import type { Region } from '#contracts/price.ts';

/** Names of the Gulf's time zones, whose readers are shown the Emirates' prices first. */
export const GULF_ZONES = 'Dubai|Muscat|Riyadh|Kuwait|Qatar|Bahrain';

/**
 * Minutes of the Gulf's zones behind UTC, as `getTimezoneOffset` tells them. Asked first, since the first use of `Intl`,
 * for the name of a zone, takes a fifth of a second of a phone's processor before anything is painted.
 */
export const GULF_OFFSETS = [-180, -240];

/** Returns AE for the Gulf's time zones, else IN (docs/behaviour/rules.md#region). */
export function regionOfTimeZone(timeZone: string): Region {
  return new RegExp(GULF_ZONES).test(timeZone) ? 'AE' : 'IN';
}
