import type { Currency } from '#contracts/price.ts';
import { groupDigits } from '#languages/count.ts';
import { dirhams, rupees } from '#texts/formats.ts';

/**
 * Returns a price such as `₹1,24,999` or `AED 5,499`: Indian grouping for rupees, decimals only
 * where there are any. It is written as in the language of the pages unless told otherwise.
 */
export function formatPrice(
  amount: number,
  currency: Currency,
  written: { rupees: typeof rupees; dirhams: typeof dirhams } = { rupees, dirhams },
): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return currency === 'INR'
    ? written.rupees(groupDigits(digits, 'lakh'))
    : written.dirhams(groupDigits(digits, 'thousand'));
}

/**
 * Returns the whole per cent by which a price is below the original one; 0 where it is not lower.
 */
export function discountPercent(price: number, originalPrice: number | null): number {
  if (originalPrice === null || originalPrice <= price) return 0;
  return Math.floor(((originalPrice - price) / originalPrice) * 100);
}
