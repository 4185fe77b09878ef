export const DAY_MS = 86_400_000;

/** Returns the day (UTC) of a moment, as `2026-01-31`. */
export const utcDayOf = (moment: Date | number): string =>
  new Date(moment).toISOString().slice(0, 10);

/** Returns the day so many days after a day; before it, where they are less than none. */
export const daysAfter = (day: string, days: number): string =>
  utcDayOf(Date.parse(day) + days * DAY_MS);

/** Returns the moment so many days before another. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS);
