import { NEW_DAYS } from '../badges.ts';
import { DAY_MS } from './days.ts';

/** Returns the beginning (UTC) of the first day whose products are new. It changes at midnight. */
export function newSince(now = Date.now()): string {
  return new Date((Math.floor(now / DAY_MS) - NEW_DAYS) * DAY_MS).toISOString();
}
