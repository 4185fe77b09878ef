import { expect, test } from 'vitest';
import * as ar from '#languages/ar/formats.ts';
import * as en from '#languages/en/formats.ts';
import * as hi from '#languages/hi/formats.ts';
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

test.each([ar, en, hi])('dates of $dateLocale are a day, a month and a year', (texts) => {
  const intl = new Intl.DateTimeFormat(texts.dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  for (const [month, name] of texts.months.entries()) {
    expect(`9 ${name} 2026`).toBe(intl.format(Date.UTC(2026, month, 9)));
  }
});
