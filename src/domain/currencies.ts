import type { Currency, Region } from '#contracts/price.ts';

/**
 * The currencies of prices, the first of which needs no saying: where it is spent, the columns of its prices, the chat
 * number of its region, and how it is grouped (docs/behaviour/rules.md#prices).
 */
export const currencies = {
  INR: { region: 'IN', price: 'priceINR', chat: 'INR', locale: 'en-IN', words: 'rupees' },
  AED: { region: 'AE', price: 'priceAED', chat: 'DXB', locale: 'en-AE', words: 'dirhams' },
} as const satisfies Record<Currency, object>;

export const currencyNames = Object.keys(currencies) as [Currency, Currency];
const [FIRST] = currencyNames;

/** Returns the currency of this name, as of an address; the first for any other text. */
export const currencyNamed = (text: unknown): Currency =>
  currencyNames.find((name) => name === text) ?? FIRST;

/** Returns a currency that has to be said; undefined for the first. */
export const saidCurrency = (currency: Currency | undefined) =>
  currency === FIRST ? undefined : currency;

/** Returns the currency that a region's shoppers see first. */
export const currencyOf = (region: Region): Currency =>
  currencyNames.find((name) => currencies[name].region === region) ?? FIRST;

/** Returns the region whose currency it is. */
export const regionOf = (currency: Currency): Region => currencies[currency].region;

/** Returns the region of this name, as of a form; that of the first currency for any other text. */
export const regionNamed = (text: unknown): Region => regionOf(currencyOf(text as Region));

/** Returns the price of a product, or its column, in one currency. */
export const priceIn = <Rupees, Dirhams>(
  product: { priceINR: Rupees; priceAED: Dirhams },
  currency: Currency = FIRST,
): Rupees | Dirhams => product[currencies[currency].price];
