import { expect, it, test } from 'vitest';
import { followUpInWords, isDue, usualFollowUps } from './follow-up.ts';

const today = '2026-11-30';

it.each([
  ['2026-11-30', 'Due today', true],
  ['2026-12-01', 'Due tomorrow', false],
  ['2026-12-03', 'Due on 3 December', false],
  ['2026-11-29', 'Due yesterday', true],
  ['2026-10-31', '30 days late', true],
])('%s is said as "%s"; due: %s', (day, words, due) => {
  expect([followUpInWords(day, today), isDue(day, today)]).toEqual([words, due]);
});

test('without a day nothing is due', () => {
  expect(isDue(null, today)).toBe(false);
});

test('days are offered over the end of a month', () => {
  expect(usualFollowUps(today).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-12-03',
    '2026-12-07',
  ]);
});
