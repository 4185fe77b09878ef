import type { Currency } from '#contracts/price.ts';
import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';

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

/** Returns what was brought in, in a currency, from `from` on and before: exact to the hundredth. */
export function broughtIn(
  rows: SellerNumbers['wonValue'],
  currency: Currency,
  from: string,
): { now: number; before: number } {
  const sum = (isNow: boolean) =>
    rows.reduce(
      (cents, row) =>
        row.currency === currency && row.day >= from === isNow
          ? cents + Math.round(row.value * 100)
          : cents,
      0,
    ) / 100;
  return { now: sum(true), before: sum(false) };
}

/** `12 % more`, `as many`, or null where there is nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return texts.asBefore;
  return change > 0 ? texts.more(change) : texts.less(-change);
}
