import { months } from '#texts/months.ts';

/** Returns a day (`2026-12-03`), or the day (UTC) of a moment, in words: 3 December 2026. */
export function dateInWords(day: string): string {
  const date = new Date(day);
  // By hand, since the first `Intl.DateTimeFormat` of a page takes a fifth of a second of a phone's processor.
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The same without its year: 3 December. */
export const dayInWords = (day: string): string => dateInWords(day).replace(/ \d+$/, '');

/** The same without its day: December 2026. */
export const monthInWords = (day: string): string => dateInWords(day).replace(/^\d+ /, '');
