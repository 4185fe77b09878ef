import type { Availability } from '#contracts/availability/availability.ts';
import type { Currency } from '#contracts/price.ts';
import { DAY_MS } from './time/days.ts';

/** What a card says of a product beside its name (docs/behaviour/rules.md#badges). */
export type Badge = 'sold' | 'reserved' | 'lowered' | 'new';

/** The badge of each currency's shoppers. */
export type Badges = Partial<Record<Currency, Badge>>;

/** Days for which a product is called new, and a price lowered. */
export const NEW_DAYS = 7;
export const LOWERED_DAYS = 30;

type Told = {
  createdAt: string;
  loweredINR: string | null;
  loweredAED: string | null;
  availability: Availability;
};

/**
 * Returns the badges of a product at a moment (ms since 1970), one at most for a currency: what keeps the
 * product from being had, then that its price was lowered, then that it is new.
 */
export function badgesOf(product: Told, now: number): Badges {
  const { createdAt, loweredINR, loweredAED, availability } = product;
  if (availability === 'SOLD') return { INR: 'sold', AED: 'sold' };
  if (availability === 'RESERVED') return { INR: 'reserved', AED: 'reserved' };
  const isWithin = (moment: string | null, days: number) =>
    moment !== null && now - Date.parse(moment) < days * DAY_MS;
  const ofBoth = isWithin(createdAt, NEW_DAYS) ? 'new' : undefined;
  const INR = isWithin(loweredINR, LOWERED_DAYS) ? 'lowered' : ofBoth;
  const AED = isWithin(loweredAED, LOWERED_DAYS) ? 'lowered' : ofBoth;
  return { ...(INR && { INR }), ...(AED && { AED }) };
}
