import { expect, test } from 'vitest';
import { grainOf, namePeriod, periodsBefore, periodsOf, sumByPeriod } from './periods.ts';

const today = new Date('2026-03-02T23:10:00Z');

test.each([
  [7, 'day'],
  [31, 'day'],
  [90, 'week'],
  [366, 'week'],
  [730, 'month'],
] as const)('%i days are drawn by the %s', (days, grain) => expect(grainOf(days)).toBe(grain));

test('days, also over the end of a month', () => {
  expect(periodsOf(3, today)).toEqual([
    { from: '2026-02-28', until: '2026-02-28' },
    { from: '2026-03-01', until: '2026-03-01' },
    { from: '2026-03-02', until: '2026-03-02' },
  ]);
});

test.each([7, 32, 38, 90, 365, 366])('weeks of %i days cover each of them once', (days) => {
  const weeks = periodsOf(days, today, 'week');
  const lengths = weeks.map(
    ({ from, until }) => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1,
  );
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(days);
  expect(lengths.slice(1).every((length) => length === 7)).toBe(true);
  expect(lengths[0]).toBeGreaterThanOrEqual(4);
  expect(weeks.at(-1)?.until).toBe('2026-03-02');
  for (const [at, { from }] of weeks.slice(1).entries()) {
    expect(Date.parse(from) - Date.parse(weeks[at]?.until ?? '')).toBe(86_400_000);
  }
});

test('a year is 52 weeks, and few days are one', () => {
  expect(periodsOf(365, today)).toHaveLength(52);
  expect(periodsOf(2, today, 'week')).toEqual([{ from: '2026-03-01', until: '2026-03-02' }]);
});

test('calendar months, the first and the last as far as they are within', () => {
  expect(periodsOf(40, today, 'month')).toEqual([
    { from: '2026-01-22', until: '2026-01-31' },
    { from: '2026-02-01', until: '2026-02-28' },
    { from: '2026-03-01', until: '2026-03-02' },
  ]);
});

test('rows are added up where they are within', () => {
  const rows = [
    { day: '2026-02-17', n: 9 },
    { day: '2026-02-18', n: 1 },
    { day: '2026-02-23', n: 2 },
    { day: '2026-02-24', n: 4 },
    { day: '2026-03-02', n: 8 },
    { day: '2026-03-03', n: 16 },
  ];
  expect(
    sumByPeriod(periodsOf(13, today, 'week'), rows, ['n', 'none'], ({ n }) => ({ n })),
  ).toEqual([
    { from: '2026-02-18', until: '2026-02-23', n: 3, none: 0 },
    { from: '2026-02-24', until: '2026-03-02', n: 12, none: 0 },
  ]);
});

test('periods in words', () => {
  expect(namePeriod({ from: '2026-03-02', until: '2026-03-02' })).toBe('2 Mar');
  expect(namePeriod({ from: '2026-03-02', until: '2026-03-08' })).toMatch(/^2\s?–\s?8 Mar$/);
  expect(namePeriod({ from: '2026-02-24', until: '2026-03-02' })).toMatch(/^24 Feb\s?–\s?2 Mar$/);
});

test.each([30, 90, 365])('the %i days before follow one another up to the first', (days) => {
  for (const grain of ['day', 'week', 'month'] as const) {
    const periods = periodsOf(days, today, grain);
    const before = periodsBefore(periods, days);
    expect(before).toHaveLength(periods.length);
    expect(Date.parse(periods[0]?.from ?? '') - Date.parse(before.at(-1)?.until ?? '')).toBe(
      86_400_000,
    );
  }
});
