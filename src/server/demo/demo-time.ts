const DAY_MS = 86_400_000;

/** Returns the moment so many days ago, at an hour that differs by `salt`. */
export function daysAgo(now: Date, days: number, salt: number): Date {
  const hours = ((salt * 7919) % 600) / 60;
  return new Date(now.getTime() - days * DAY_MS - hours * 3_600_000);
}
