import { expect, it } from 'vitest';
import type { Currency } from '#contracts/price.ts';
import { amountOf, groupAfterEdit, inOtherCurrency, isFarOff } from './typed-price.ts';

/** What a field shows after each key. */
const typed = (keys: string, currency: Currency) =>
  [...keys].reduce((text, key) => groupAfterEdit(text, text + key, currency), '');

it.each([
  ['200000', 'INR', '2,00,000'],
  ['12345678.50', 'INR', '1,23,45,678.50'],
  ['200000', 'AED', '200,000'],
  ['1234567', 'AED', '1,234,567'],
  ['999', 'INR', '999'],
  ['.5', 'INR', '.5'],
  ['1,24,999', 'INR', '1,24,999'],
  ['1,24,9990', 'INR', '12,49,990'],
] as const)('groups %s in %s as %s', (keys, currency, shown) => {
  expect(typed(keys, currency)).toBe(shown);
});

it.each(['19,99', '12,50', '1.24.999', '₹200', '2 lakh', '0,999'])(
  'leaves %s to the reader of prices',
  (keys) => {
    expect(typed(keys, 'INR')).toBe(keys);
    expect(groupAfterEdit('', keys, 'INR')).toBe(keys);
  },
);

it('groups anew where a digit is put in or taken out, and takes a pasted price', () => {
  expect(groupAfterEdit('2,00,000', '2,00,00', 'INR')).toBe('20,000');
  expect(groupAfterEdit('2,00,000', '2,050,000', 'INR')).toBe('20,50,000');
  expect(groupAfterEdit('1,000', '1000', 'INR')).toBe('1,000');
  expect(groupAfterEdit('200000', '2000000', 'INR')).toBe('20,00,000');
  expect(groupAfterEdit('', '200000', 'INR')).toBe('2,00,000');
});

it('proposes the other price, and finds pairs that are far off', () => {
  expect(amountOf('2,00,000')).toBe(200_000);
  expect([amountOf(''), amountOf('0'), amountOf('-5'), amountOf('two')]).toEqual(
    Array(4).fill(null),
  );
  expect(inOtherCurrency(200_000, 'INR', 22.9)).toBe(8734);
  expect(inOtherCurrency(87, 'AED', 22.9)).toBe(1992);
  expect(inOtherCurrency(1, 'INR', 22.9)).toBe(1);
  expect(isFarOff(200_000, 87, 22.9)).toBe(true);
  expect(isFarOff(200_000, 87, null)).toBe(true);
  expect(isFarOff(20_000, 8700, 22.9)).toBe(true);
  expect(isFarOff(124_999, 5499, null)).toBe(false);
  expect(isFarOff(124_999, 5499, 11)).toBe(true);
});
