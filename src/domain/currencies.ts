import type { Currency, Region } from '#contracts/price.ts';

/** The currencies of prices; the first needs no saying (docs/behaviour/rules.md#prices). */
export const currencyNames = ['INR', 'AED'] as const satisfies Currency[];

/** Returns the currency that a region's shoppers see first. */
export const currencyOf = (region: Region): Currency => (region === 'AE' ? 'AED' : 'INR');

export const regionOf = (currency: Currency): Region => (currency === 'AED' ? 'AE' : 'IN');

/** Returns the region of this name, as of a form; that of the first currency for any other text. */
export const regionNamed = (text: unknown): Region => (text === 'AE' ? text : 'IN');

/** Returns the price of a product, or its column, in one currency. */
export const priceIn = <Rupees, Dirhams>(
  product: { priceINR: Rupees; priceAED: Dirhams },
  currency: Currency = 'INR',
): Rupees | Dirhams => product[`price${currency}`];

/** Returns the currency of this name, as of an address; the first for any other text. */
export const currencyNamed = (text: unknown): Currency => (text === 'AED' ? text : 'INR');

/** Returns a currency that has to be said; undefined for the first. */
export const saidCurrency = (currency: Currency | undefined) =>
  currency === 'INR' ? undefined : currency;
