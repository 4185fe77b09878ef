import { expect, test } from 'vitest';
import { LAST_POSITION, priceScale } from './price-scale.ts';

test('the ends are the bounds, and what lies between is round and rising', () => {
  const scale = priceScale(1_490, 285_000);
  expect(scale.priceAt(0)).toBe(1_490);
  expect(scale.priceAt(LAST_POSITION)).toBe(285_000);
  const prices = Array.from({ length: LAST_POSITION + 1 }, (_, at) => scale.priceAt(at));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(scale.priceAt(LAST_POSITION / 2)).toBe(21_000);
});

test('positions come back from their prices', () => {
  const scale = priceScale(0, 50_000);
  for (const at of [0, 40, 111, 199, LAST_POSITION]) {
    expect(Math.abs(scale.positionOf(scale.priceAt(at)) - at)).toBeLessThanOrEqual(2);
  }
});

test('bounds that are one price, or none, divide nothing by zero', () => {
  expect(priceScale(500, 500).priceAt(100)).toBe(500);
  expect(priceScale(0, 0).positionOf(0)).toBe(0);
});
