import { months } from '#texts/formats.ts';

// By hand, since the first `Intl.DateTimeFormat` of a page takes a fifth of a second of a phone's processor.

/** Returns a day (`2026-12-03`) in words: 3 December. */
export function dayInWords(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Returns the month of a day or of a moment (UTC) in words: December 2026. */
export function monthInWords(day: string): string {
  const date = new Date(day);
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Returns a day in words with its year: 3 December 2026. */
export const dateInWords = (day: string): string =>
  `${new Date(day).getUTCDate()} ${monthInWords(day)}`;
