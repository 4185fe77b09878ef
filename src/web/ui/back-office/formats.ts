import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/formats.ts';
import { dateLocale } from '#texts/formats.ts';

const day = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const moment = new Intl.DateTimeFormat(dateLocale, texts.momentStyle);
const rough = new Intl.NumberFormat(texts.compactLocale, {
  notation: 'compact',
  maximumFractionDigits: 0,
});

/** Returns a date such as `14 Mar 2026`, in the user's time zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Returns a moment such as `14 Mar 2026, 16:05`, in the user's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

const ago = new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' });
const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** `5 minutes ago`, `yesterday`, or `just now` within the last minute. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const step = steps.find((one) => seconds >= one.seconds);
  return step ? ago.format(-Math.floor(seconds / step.seconds), step.unit) : texts.justNow;
}

/** Returns a number for where there is little room: `9,999`, and `14K` from ten thousand on. */
export const formatRoughly = (number: number): string =>
  number < 10_000 ? formatCount(number) : rough.format(number);

/** `10,000+` where counting stopped there (docs/behaviour/rules.md#counting). */
export const formatTotal = (total: number, capped: boolean): string =>
  `${formatCount(total)}${capped ? '+' : ''}`;

/** Returns what share a part is: `4.2%`, `33%`, or a dash where there is nothing to be a share of. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)}%`;
}

const MINUTES_OF_DAY = 24 * 60;

/** Returns how long something takes, from minutes: `12 minutes`, `3.5 hours`, `2 days`. */
export function formatDuration(minutes: number): string {
  if (minutes < 90) return texts.minutes(Math.max(1, Math.round(minutes)));
  if (minutes < 2 * MINUTES_OF_DAY) return texts.hours(shortened(minutes / 60));
  return texts.days(shortened(minutes / MINUTES_OF_DAY));
}

const shortened = (number: number) =>
  number < 10 ? Number(number.toFixed(1)) : Math.round(number);

/**
 * Returns two letters for a person without a picture: `Aarav Menon` → `AM`, `Zara` → `ZA`. Arabic ones
 * stand apart: joined they would read as a word.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0])
      : [...(words[0] ?? '')].slice(0, 2);
  const isArabic = letters.some((letter) => /\p{Script=Arabic}/u.test(letter ?? ''));
  return letters.join(isArabic ? '\u200c' : '').toLocaleUpperCase('en');
}
