import type { Currency } from '#contracts/price.ts';

// Apart from `currencies`, which the frame of every page loads at first.

/** Returns the currency of this name, as of an address; the first for any other text. */
export const currencyNamed = (text: unknown): Currency => (text === 'AED' ? text : 'INR');

/** Returns a currency that has to be said; undefined for the first. */
export const saidCurrency = (currency: Currency | undefined) =>
  currency === 'INR' ? undefined : currency;

/** Returns the price of a product, or its column, in one currency. */
export const priceIn = <Rupees, Dirhams>(
  product: { priceINR: Rupees; priceAED: Dirhams },
  currency: Currency = 'INR',
): Rupees | Dirhams => product[`price${currency}`];
