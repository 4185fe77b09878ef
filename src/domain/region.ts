import type { Region } from '#contracts/price.ts';

/** Names of the Gulf's time zones, whose readers are shown the Emirates' prices first. */
export const GULF_ZONES = 'Dubai|Muscat|Riyadh|Kuwait|Qatar|Bahrain';

/** Returns AE for the Gulf's time zones, else IN (docs/behaviour/rules.md#region). */
export function regionOfTimeZone(timeZone: string): Region {
  return new RegExp(GULF_ZONES).test(timeZone) ? 'AE' : 'IN';
}
