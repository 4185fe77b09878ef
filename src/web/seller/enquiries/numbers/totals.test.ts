import { expect, test } from 'vitest';
import { changeOf, totalsOf } from './totals.ts';

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
  [1000, 1001, 'as before'],
])('%i after %i is %s', (now, before, said) => expect(changeOf(now, before)).toBe(said));
