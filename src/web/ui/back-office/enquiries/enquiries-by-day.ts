import type { EnquiryStatistics } from '#contracts/enquiry.ts';

export type EnquiryDay = { day: string; IN: number; AE: number };

const DAY_MS = 86_400_000;

/**
 * Returns one entry for each of the `count` days (UTC) that end with `today`, including days
 * without enquiries.
 */
export function enquiriesByDay(
  found: EnquiryStatistics['days'],
  count: number,
  today: Date,
): EnquiryDay[] {
  const days = new Map<string, EnquiryDay>();
  for (let back = count - 1; back >= 0; back -= 1) {
    const day = new Date(today.getTime() - back * DAY_MS).toISOString().slice(0, 10);
    days.set(day, { day, IN: 0, AE: 0 });
  }
  for (const { day, region, enquiries } of found) {
    const entry = days.get(day);
    if (entry) entry[region] = enquiries;
  }
  return [...days.values()];
}
