import { expect, test } from 'vitest';
import { saleNumber, saleYear, taxOf } from './sale-year.ts';

test('a financial year begins in April in India and in January in the Emirates, by their own clocks', () => {
  const at = (region: 'IN' | 'AE', moment: string) => saleYear(region, new Date(moment));
  expect(at('IN', '2027-03-31T18:29:59Z')).toBe('2026-27');
  expect(at('IN', '2027-03-31T18:30:00Z')).toBe('2027-28');
  expect(at('IN', '2099-12-01T00:00:00Z')).toBe('2099-00');
  expect(at('AE', '2026-12-31T19:59:59Z')).toBe('2026');
  expect(at('AE', '2026-12-31T20:00:00Z')).toBe('2027');
});

test('a number has 16 characters at most', () => {
  expect(saleNumber('RECEIPT', '2026-27', 42)).toBe('R/2026-27/00042');
  expect(saleNumber('PRO_FORMA', '2026', 1)).toBe('P/2026/00001');
  expect(saleNumber('RECEIPT', '2026-27', 99_999).length).toBeLessThanOrEqual(16);
});

test('tax is contained in an amount or comes to it', () => {
  expect(taxOf(118, 18, true)).toBe(18);
  expect(taxOf(100, 18, false)).toBe(18);
  expect(taxOf(105, 5, true)).toBe(5);
  expect(taxOf(124_999, 3, true)).toBe(3640.75);
  expect(taxOf(100, 0, true)).toBe(0);
});
