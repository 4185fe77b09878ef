import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, groupDigits } from './count.ts';

test('numbers are grouped as Intl groups them', () => {
  const [lakh, thousand] = ['en-IN', 'en-AE'].map((locale) => new Intl.NumberFormat(locale));
  fc.assert(
    fc.property(fc.integer({ min: -999_999, max: 999_999_999_999 }), (count) => {
      expect(formatCount(count)).toBe(lakh?.format(count));
      expect(groupDigits(String(count), 'thousand')).toBe(thousand?.format(count));
    }),
  );
});

test('decimals are not grouped', () => {
  expect(groupDigits('1234567.1234', 'lakh')).toBe('12,34,567.1234');
  expect(groupDigits('1234567.1234', 'thousand')).toBe('1,234,567.1234');
});
