import type { Currency } from '#contracts/price.ts';
import { readPriceText } from '#contracts/typed/read-price-text.ts';
import { currencyNamed } from '#domain/currencies.ts';

/** The price range of a list in `currency`; `null` means no limit. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null; currency: Currency };

/** Returns the prices of an address, the lower first. */
export function readPrices(params: URLSearchParams): PriceRange {
  const [low, high] = [priceOf(params.get('minPrice')), priceOf(params.get('maxPrice'))];
  const isTurned = low !== null && high !== null && low > high;
  return {
    minPrice: isTurned ? high : low,
    maxPrice: isTurned ? low : high,
    currency: currencyNamed(params.get('currency')),
  };
}

/** Returns a price as it is typed, as forms read it; null where it is none. */
export function priceOf(text: string | null): number | null {
  const read = readPriceText(text ?? '');
  const price = 'text' in read ? Number(read.text) : Number.NaN;
  return price <= 1e12 ? price : null;
}

/** Returns the searched text, as long as the API takes it. */
export function searchText(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, 200);
}

/** Returns a whole number of an address, or 0 where it has none. */
export function wholeNumber(text: string | null): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
}
