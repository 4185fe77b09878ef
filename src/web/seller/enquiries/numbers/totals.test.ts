import { expect, test } from 'vitest';
import { broughtIn, changeOf, totalsOf } from './totals.ts';

test('sums of a period and of the one before', () => {
  const row = { region: 'IN' as const, views: 1, pageViews: 2, enquiries: 3, won: 4 };
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => ({ ...row, day }));
  expect(totalsOf(days, '2026-03-02')).toEqual({
    now: { views: 2, pageViews: 4, enquiries: 6, won: 8 },
    before: { views: 1, pageViews: 2, enquiries: 3, won: 4 },
  });
});

test.each([
  [5, 0, null],
  [112, 100, '12% more'],
  [0, 4, '100% less'],
  [1000, 1001, 'no change'],
])('%i after %i is %s', (now, before, said) => expect(changeOf(now, before)).toBe(said));

test('what was brought in, by currency', () => {
  const rows = [
    { day: '2026-03-01', currency: 'INR' as const, value: 0.1 },
    { day: '2026-03-02', currency: 'INR' as const, value: 0.2 },
    { day: '2026-03-02', currency: 'AED' as const, value: 5499 },
    { day: '2026-03-03', currency: 'INR' as const, value: 0.1 },
  ];
  expect(broughtIn(rows, 'INR', '2026-03-02')).toEqual({ now: 0.3, before: 0.1 });
  expect(broughtIn(rows, 'AED', '2026-03-02')).toEqual({ now: 5499, before: 0 });
});
