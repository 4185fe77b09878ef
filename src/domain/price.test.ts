import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageNames } from '#languages/languages.ts';
import { currencyNames } from './currencies.ts';
import { discountPercent, formatPrice } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [124_999, 'INR', '₹1,24,999'],
    [5499, 'AED', 'AED\u00a05,499'],
    [0.01, 'INR', '₹0.01'],
    [999_999_999.99, 'INR', '₹99,99,99,999.99'],
    [1000.5, 'AED', 'AED\u00a01,000.50'],
  ] as const)('%s %s is %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text);
  });

  it.each(languageNames)('breaks no line within a price, in %s', async (language) => {
    const written = await import(`#languages/${language}/formats.ts`);
    for (const currency of currencyNames) {
      expect(formatPrice(124_999, currency, written)).not.toMatch(/[^\S\u00a0]/);
    }
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
