import { daysBefore } from '#domain/time/days.ts';

/** Returns the moment so many days ago, at an hour that differs by `salt`. */
export function daysAgo(now: Date, days: number, salt: number): Date {
  const hours = ((salt * 7919) % 600) / 60;
  return new Date(daysBefore(now, days).getTime() - hours * 3_600_000);
}
