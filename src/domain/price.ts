import type { Currency } from '#contracts/price.ts';
import { dirhams, rupees } from '#texts/formats.ts';
import { currencyNames, regionOf } from './currencies.ts';

/** Creating a format costs far more than using it, and a page uses it dozens of times. */
const formats = new Map(
  currencyNames.map((name) => [name, [formatOf(name, 0), formatOf(name, 2)] as const]),
);

function formatOf(currency: Currency, digits: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(`en-${regionOf(currency)}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  });
}

/**
 * Returns a price such as `₹1,24,999` or `AED 5,499`: Indian grouping for rupees, decimals only
 * where there are any. It is written as in the language of the pages unless told otherwise.
 */
export function formatPrice(
  amount: number,
  currency: Currency,
  written: { rupees: typeof rupees; dirhams: typeof dirhams } = { rupees, dirhams },
): string {
  const digits = formats.get(currency)?.[Number.isInteger(amount) ? 0 : 1].format(amount) ?? '';
  return currency === 'INR' ? written.rupees(digits) : written.dirhams(digits);
}

/**
 * Returns the whole per cent by which a price is below the original one; 0 where it is not lower.
 */
export function discountPercent(price: number, originalPrice: number | null): number {
  if (originalPrice === null || originalPrice <= price) return 0;
  return Math.floor(((originalPrice - price) / originalPrice) * 100);
}
