import type { Currency, Region } from '#contracts/price.ts';

/** `₹1,24,999` and `AED 5,499`: Indian grouping for rupees, decimals only where there are any. */
export function formatPrice(amount: number, currency: Currency): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  const locale = currency === 'INR' ? 'en-IN' : 'en-AE';
  const digits = amount.toLocaleString(locale, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    numberingSystem: 'latn',
  });
  return currency === 'INR' ? `₹${digits}` : `AED ${digits}`;
}

/** The currency a region's reader is shown first (SPEC §1). */
export function currencyOf(region: Region): Currency {
  return region === 'AE' ? 'AED' : 'INR';
}

/** Whole per cent that a price is below the original one; 0 where there is no true reduction. */
export function discountPercent(price: number, originalPrice: number | null): number {
  if (originalPrice === null || originalPrice <= price) return 0;
  return Math.floor(((originalPrice - price) / originalPrice) * 100);
}
