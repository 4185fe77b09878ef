import type { Region } from '#contracts/price.ts';

/** The first month of a financial year, from 1, and how far a region's clock is ahead of UTC. */
const years = {
  IN: { month: 4, aheadMinutes: 330 },
  AE: { month: 1, aheadMinutes: 240 },
} as const satisfies Record<Region, { month: number; aheadMinutes: number }>;

const MINUTE_MS = 60_000;

/** Returns the financial year of a moment where the receipt is written: `2026-27` from April on in India, `2026` in the Emirates. */
export function saleYear(region: Region, moment: Date): string {
  const { month, aheadMinutes } = years[region];
  const there = new Date(moment.getTime() + aheadMinutes * MINUTE_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() + 1 < month ? 1 : 0);
  return month === 1 ? String(first) : `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** What the number of a receipt begins with. */
const letters = { RECEIPT: 'R', PRO_FORMA: 'P' };

/** Returns the number as it is printed, 16 characters at most as Indian tax law has it: `R/2026-27/00042`. */
export const saleNumber = (kind: keyof typeof letters, year: string, number: number): string =>
  `${letters[kind]}/${year}/${String(number).padStart(5, '0')}`;

/** Returns the parts of a number as {@link saleNumber} prints it, or of the digits that one ends with; null of other text. */
export function readSaleNumber(text: string) {
  const [, letter, year, digits] =
    /^(?:([RP])\/(\d{4}(?:-\d\d)?)\/)?(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const kind = letter && (letter.toUpperCase() === letters.RECEIPT ? 'RECEIPT' : 'PRO_FORMA');
  return { kind, year, number: Number(digits) } as const;
}

/**
 * Returns what of an amount is tax, to two decimals: contained in it, or to be added to it. `rate` is in per cent.
 */
export function taxOf(amount: number, rate: number, isIncluded: boolean): number {
  const part = isIncluded ? rate / (100 + rate) : rate / 100;
  return Math.round(amount * part * 100 + 1e-7) / 100;
}
