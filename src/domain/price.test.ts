import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, formatPrice } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [124_999, 'INR', '₹1,24,999'],
    [5499, 'AED', 'AED 5,499'],
    [0.01, 'INR', '₹0.01'],
    [999_999_999.99, 'INR', '₹99,99,99,999.99'],
    [1000.5, 'AED', 'AED 1,000.50'],
  ] as const)('%s %s is %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text);
  });

  it('loses no paisa of any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (paise) => {
        const digits = formatPrice(paise / 100, 'INR').replace(/[^\d.]/g, '');
        expect(Math.round(Number(digits) * 100)).toBe(paise);
      }),
    );
  });
});

describe('discountPercent', () => {
  it.each([
    [900, 1000, 10],
    [1000, 1000, 0],
    [1200, 1000, 0],
    [999, 1000, 0],
    [500, null, 0],
  ])('%s instead of %s is %s per cent off', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent);
  });
});
