import { expect, it, test } from 'vitest';
import { followUpInWords, isDue, isReservationOver, usualFollowUps } from './follow-up.ts';

const today = '2026-11-30';
const talking = { state: 'TALKING', reservedUntil: null } as const;

it.each([
  ['2026-11-30', 'Due today', true],
  ['2026-12-01', 'Due tomorrow', false],
  ['2026-12-03', 'Due on 3 December', false],
  ['2026-11-29', 'Due yesterday', true],
  ['2026-10-31', '30 days late', true],
])('%s is said as "%s"; due: %s', (day, words, due) => {
  expect([followUpInWords(day, today), isDue({ ...talking, followUpOn: day }, today)]).toEqual([
    words,
    due,
  ]);
});

test('without a day nothing is due', () => {
  expect(isDue({ ...talking, followUpOn: null }, today)).toBe(false);
});

it.each([
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['2026-12-01', false],
])('reserved until %s a lead is due: %s', (reservedUntil, due) => {
  const lead = { state: 'RESERVED', reservedUntil, followUpOn: '2026-12-24' } as const;
  expect([isDue(lead, today), isReservationOver(lead, today)]).toEqual([due, due]);
});

test('days are offered over the end of a month', () => {
  expect(usualFollowUps(today).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-12-03',
    '2026-12-07',
  ]);
});
