import { dateLocale } from '#texts/formats.ts';
import { DAY_MS, daysAfter, utcDayOf } from './days.ts';
/** What one bar of a chart stands for. */
export type Grain = 'day' | 'week' | 'month';

/** Days (UTC, `2026-01-31`), both included. */
export type Period = { from: string; until: string };

const WEEK = 7;
/** A beginning of fewer days is part of the first week: alone it would look like a fall. */
const SHORTEST_WEEK = 4;
const MOST_DAYS = 31;
const MOST_WEEKS = 53;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the grain in which so many days can be read: a month as days, a year as weeks. */
export function grainOf(days: number): Grain {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * WEEK ? 'week' : 'month';
}

/**
 * Returns the periods of the `days` days that end with `today`, the earliest first: days; weeks counted back from
 * today, so that the last is whole; or calendar months, the first and last as far as they are within
 * (docs/behaviour/rules.md#counts-over-time).
 */
export function periodsOf(days: number, today: Date, grain = grainOf(days)): Period[] {
  const last = timeOf(utcDayOf(today.getTime()));
  const first = last - (days - 1) * DAY_MS;
  const starts: number[] = [];
  if (grain === 'month') {
    starts.push(first);
    const month = new Date(first);
    for (;;) {
      month.setUTCMonth(month.getUTCMonth() + 1, 1);
      if (month.getTime() > last) break;
      starts.push(month.getTime());
    }
  } else {
    const length = grain === 'day' ? 1 : WEEK;
    const shortest = grain === 'day' ? 1 : SHORTEST_WEEK;
    const whole = Math.floor(days / length);
    const count = Math.max(1, whole + (days % length >= shortest ? 1 : 0));
    for (let back = count - 1; back > 0; back -= 1) {
      starts.push(last - (back * length + length - 1) * DAY_MS);
    }
    starts.push(last - (length - 1) * DAY_MS);
    starts[0] = first;
  }
  return starts.map((start, at) => ({
    from: utcDayOf(start),
    until: utcDayOf((starts[at + 1] ?? last + DAY_MS) - DAY_MS),
  }));
}

/** Returns the same periods of as many `days` before. */
export function periodsBefore(periods: readonly Period[], days: number): Period[] {
  const earlier = (day: string) => daysAfter(day, -days);
  return periods.map(({ from, until }) => ({ from: earlier(from), until: earlier(until) }));
}

/** Returns each period with the sums of `numbersOf` over the rows whose days are within; other rows are left out. */
export function sumByPeriod<Row extends { day: string }, Key extends string>(
  periods: readonly Period[],
  rows: readonly Row[],
  keys: readonly Key[],
  numbersOf: (row: Row) => Partial<Record<Key, number>>,
): (Period & Record<Key, number>)[] {
  const none = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  const sums = periods.map((period) => ({ ...period, ...none }));
  for (const row of rows) {
    const sum = sums.find(({ from, until }) => from <= row.day && row.day <= until);
    if (sum === undefined) continue;
    const totals: Record<Key, number> = sum;
    const numbers = numbersOf(row);
    for (const key of keys) totals[key] += numbers[key] ?? 0;
  }
  return sums;
}

const shortDay = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Returns a period in words: `3 Mar`, `3–9 Mar`, `26 Feb – 4 Mar`. */
export function namePeriod({ from, until }: Period): string {
  const [start, end] = [timeOf(from), timeOf(until)];
  if (from === until) return shortDay.format(start);
  return shortDay.formatRange(start, end);
}
