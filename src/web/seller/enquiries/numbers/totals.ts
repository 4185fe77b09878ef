import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';

const keys = ['views', 'pageViews', 'enquiries', 'won'] as const;
type Totals = Record<(typeof keys)[number], number>;

/** Returns the sums of the days from `from` on, and of those before. */
export function totalsOf(
  days: SellerNumbers['days'],
  from: string,
): { now: Totals; before: Totals } {
  const sum = (rows: SellerNumbers['days']): Totals => {
    const totals = { views: 0, pageViews: 0, enquiries: 0, won: 0 };
    for (const row of rows) for (const key of keys) totals[key] += row[key];
    return totals;
  };
  return {
    now: sum(days.filter(({ day }) => day >= from)),
    before: sum(days.filter(({ day }) => day < from)),
  };
}

/** `12 % more`, `as many`, or null where there is nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return 'as before';
  return change > 0 ? `${change}% more` : `${-change}% less`;
}

/** `4.2%`, or a dash where there is nothing to be a share of. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)}%`;
}

const MINUTES_OF_DAY = 24 * 60;

/** A median in words: `12 min`, `3.5 h`, `2 days`. */
export function inWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 90) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 2 * MINUTES_OF_DAY) return `${shortened(minutes / 60)} h`;
  return `${shortened(minutes / MINUTES_OF_DAY)} days`;
}

const shortened = (number: number) =>
  number < 10 ? Number(number.toFixed(1)) : Math.round(number);
