import { expect, test } from 'vitest';
import { changeOf, inWords, shareOf, totalsOf } from './totals.ts';

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

test.each([
  [1, 0, '–'],
  [0, 7, '0%'],
  [1, 30, '3.3%'],
  [1, 3, '33%'],
])('%i of %i is %s', (part, whole, said) => expect(shareOf(part, whole)).toBe(said));

test.each([
  [null, '–'],
  [0.2, '1 min'],
  [89, '89 min'],
  [90, '1.5 h'],
  [1500, '25 h'],
  [4320, '3 days'],
])('%s minutes are %s', (minutes, said) => expect(inWords(minutes)).toBe(said));
