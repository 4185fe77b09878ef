import { expect, it } from 'vitest';
import { stepsOf } from './prices-dialog.tsx';

const size = { width: 100, height: 40 };
const now = Date.parse('2026-01-11T00:00:00Z');
const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;

it('draws a price as steps from its first day until now, the dearest on top', () => {
  const points = [
    { price: 100, since: at(1) },
    { price: 50, since: at(6) },
    { price: 75, since: at(10) },
  ];
  expect(stepsOf(points, now, size)).toBe('M0 0H50V40H90V20H100');
});

it('leaves some room for a price whose beginning is not known', () => {
  const points = [
    { price: 50, since: null },
    { price: 100, since: at(1) },
  ];
  expect(stepsOf(points, now, size)).toBe('M0 40H10V0H100');
});

it('draws one price as a line in the middle, also of a piece of this very moment', () => {
  expect(stepsOf([{ price: 5, since: new Date(now).toISOString() }], now, size)).toBe('M0 20H100');
});
