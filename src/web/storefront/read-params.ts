import type { Currency } from '#contracts/price.ts';

/** Bounds of a list's prices in `currency`; `null` is no bound. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null; currency: Currency };

/** The prices that an address asks for, the lower first whichever way they were written. */
export function readPrices(params: URLSearchParams): PriceRange {
  const [low, high] = [priceOf(params.get('minPrice')), priceOf(params.get('maxPrice'))];
  const isTurned = low !== null && high !== null && low > high;
  return {
    minPrice: isTurned ? high : low,
    maxPrice: isTurned ? low : high,
    currency: params.get('currency') === 'AED' ? 'AED' : 'INR',
  };
}

/** A price as somebody types it, with or without commas between the groups. */
export function priceOf(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const price = Number(text.replaceAll(',', ''));
  return Number.isFinite(price) && price >= 0 && price <= 1e12 ? price : null;
}

/** What somebody looks for, as long as the API takes it. */
export function searchText(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, 200);
}

/** A whole number of an address, or 0 where it has none. */
export function wholeNumber(text: string | null): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
}
