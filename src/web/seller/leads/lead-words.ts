import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { currencyOf } from '#domain/currencies.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/lead-moves.ts';

/** Returns what a lead is about: its first product, and how many more there are. */
export function piecesInWords({ pieces }: Pick<Lead, 'pieces'>): string {
  const [first, ...more] = pieces;
  if (!first) return texts.anEnquiry;
  return more.length === 0
    ? first.name
    : texts.firstAndMore({ first: first.name, more: more.length });
}

/** Returns the name of who asked, or from where. */
export const shopperOf = ({ customer, region }: Pick<Lead, 'customer' | 'region'>): string =>
  customer?.name || (region === 'AE' ? texts.aShopperInEmirates : texts.aShopperInIndia);

/** Whether an open lead asks for nothing but what somebody else has got. */
export const isSoldMeanwhile = ({ state, pieces }: Pick<Lead, 'state' | 'pieces'>): boolean =>
  isOpen(state) &&
  pieces.length > 0 &&
  pieces.every(
    ({ availability, holds, sizeAvailable }) =>
      !holds && (availability === 'SOLD' || sizeAvailable === false),
  );

export const isOpen = (state: Lead['state']): boolean => state !== 'WON' && state !== 'LOST';

/** Returns what these products cost together, at the prices that the shopper saw. */
export const askedPrice = (pieces: readonly Pick<LeadPiece, 'price' | 'quantity'>[]): number =>
  pieces.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;

/** Returns what a lead brought, or what its products cost. */
export function priceOf({ wonPrice, wonCurrency, pieces, region }: Lead): string {
  if (wonPrice !== null && wonCurrency !== null) return formatPrice(wonPrice, wonCurrency);
  return formatPrice(askedPrice(pieces), currencyOf(region));
}
