import { DAY_MS } from '#domain/time/days.ts';
import { dateLocale } from '#texts/formats.ts';

const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'short' });
const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Returns a moment as short as a list needs it: `16:05` of today, `Mon`, `14 Mar`, `14 Mar 2025`. */
export function formatWhen(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) return time.format(moment);
  if (now.getTime() - moment.getTime() < 6 * DAY_MS) return weekday.format(moment);
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return (isThisYear ? day : dayAndYear).format(moment);
}
