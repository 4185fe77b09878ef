import type { Currency, Region } from '#contracts/price.ts';

/** The currencies of prices and where each is spent; the first needs no saying (docs/behaviour/rules.md#prices). */
const regions = { INR: 'IN', AED: 'AE' } as const satisfies Record<Currency, Region>;

export const currencyNames = Object.keys(regions) as [Currency, Currency];
const firstThat = (is: (name: Currency) => boolean): Currency => currencyNames.find(is) ?? 'INR';

/** Returns the currency of this name, as of an address; the first for any other text. */
export const currencyNamed = (text: unknown): Currency => firstThat((name) => name === text);

/** Returns a currency that has to be said; undefined for the first. */
export const saidCurrency = (currency: Currency | undefined) =>
  currency === 'INR' ? undefined : currency;

/** Returns the currency that a region's shoppers see first; the first currency for any other text. */
export const currencyOf = (region: unknown): Currency =>
  firstThat((name) => regions[name] === region);

/** Returns the region whose currency it is. */
export const regionOf = (currency: Currency): Region => regions[currency];

/** Returns the region of this name, as of a form; that of the first currency for any other text. */
export const regionNamed = (text: unknown): Region => regionOf(currencyOf(text));

/** Returns the price of a product, or its column, in one currency. */
export const priceIn = <Rupees, Dirhams>(
  product: { priceINR: Rupees; priceAED: Dirhams },
  currency: Currency = 'INR',
): Rupees | Dirhams => product[`price${currency}`];
