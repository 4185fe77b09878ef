import { expect, test } from 'vitest';
import * as arFormats from '#languages/ar/formats.ts';
import * as arMonths from '#languages/ar/months.ts';
import * as enFormats from '#languages/en/formats.ts';
import * as enMonths from '#languages/en/months.ts';
import * as hiFormats from '#languages/hi/formats.ts';
import * as hiMonths from '#languages/hi/months.ts';
import { dateLocale } from '#texts/formats.ts';
import { dateInWords, dayInWords, monthInWords } from './date-words.ts';

const byIntl = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' }).format(new Date(day));

test.each([
  ['a day', dayInWords, byIntl({ day: 'numeric', month: 'long' })],
  ['a month', monthInWords, byIntl({ month: 'long', year: 'numeric' })],
  ['a date', dateInWords, byIntl({ dateStyle: 'long' })],
] as const)('%s is what Intl says, from the first to the last of each month', (_, words, intl) => {
  const days = Array.from({ length: 12 }, (_, month) =>
    [1, 28].map((day) => new Date(Date.UTC(2026, month, day)).toISOString().slice(0, 10)),
  ).flat();
  expect(days.map(words)).toEqual(days.map(intl));
});

test.each([
  [arFormats.dateLocale, arMonths.months],
  [enFormats.dateLocale, enMonths.months],
  [hiFormats.dateLocale, hiMonths.months],
] as const)('dates of %s are a day, a month and a year', (locale, months) => {
  const intl = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (const [month, name] of months.entries()) {
    expect(`9 ${name} 2026`).toBe(intl.format(Date.UTC(2026, month, 9)));
  }
});
