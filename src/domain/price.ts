import type { Currency, Region } from '#contracts/price.ts';
import { dirhams, rupees } from '#texts/formats.ts';

/** Creating a format costs far more than using it, and a page uses it dozens of times. */
const formats: Record<Currency, Record<0 | 2, Intl.NumberFormat>> = {
  INR: { 0: formatOf('en-IN', 0), 2: formatOf('en-IN', 2) },
  AED: { 0: formatOf('en-AE', 0), 2: formatOf('en-AE', 2) },
};

function formatOf(locale: string, digits: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
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
  const digits = formats[currency][Number.isInteger(amount) ? 0 : 2].format(amount);
  return currency === 'INR' ? written.rupees(digits) : written.dirhams(digits);
}

/** Returns the currency that a region's shoppers see first (docs/behaviour/rules.md#prices). */
export function currencyOf(region: Region): Currency {
  return region === 'AE' ? 'AED' : 'INR';
}

/** Returns the region whose currency it is. */
export function regionOf(currency: Currency): Region {
  return currency === 'AED' ? 'AE' : 'IN';
}

/**
 * Returns the whole per cent by which a price is below the original one; 0 where it is not lower.
 */
export function discountPercent(price: number, originalPrice: number | null): number {
  if (originalPrice === null || originalPrice <= price) return 0;
  return Math.floor(((originalPrice - price) / originalPrice) * 100);
}
