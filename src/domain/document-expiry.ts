import { daysAfter } from './time/days.ts';

/** A document expires soon from so many days before its last day on. */
export const EXPIRES_SOON_DAYS = 30;

/** Whether a document is valid for long, expires soon, or has expired, by its last day. */
export type Expiry = 'valid' | 'soon' | 'expired';

/** Returns how a document stands on a day; both as `2026-12-03`. */
export function expiryOn(expiresOn: string, today: string): Expiry {
  if (expiresOn < today) return 'expired';
  return expiresOn <= daysAfter(today, EXPIRES_SOON_DAYS) ? 'soon' : 'valid';
}
