import type { PricesChange, Rounding } from '#contracts/products/matching-change.ts';

/** The amounts that a price is rounded to: each `unit` from `ending` on, the nearest or the next above. */
export type Steps = { unit: number; ending: number; isUp: boolean };

/** Returns the amounts that a rounding leads to. */
export function stepsOf(rounding: Rounding): Steps {
  if (rounding === 'next-9') return { unit: 10, ending: 9, isUp: true };
  if (rounding === 'next-0') return { unit: 10, ending: 0, isUp: true };
  return { unit: rounding, ending: 0, isUp: false };
}

/**
 * Returns decimal text of a price changed by per cent of at most two decimals, and rounded (halves up, where the
 * nearest is asked for) to more than nothing: `changedPrice('124999.00', 10, 100)` is `'137500.00'`, and with `next-9`
 * `'137499.00'`. `database/queries/products/managed/preview-matching` does the same in SQL.
 */
export function changedPrice(price: string, percent: number, rounding: Rounding): string {
  const steps = stepsOf(rounding);
  // In hundredths, exactly: of a price, of a per cent, of a step, and of where the steps begin.
  const [cents, share, unit, ending] = [price, 100 + percent, steps.unit, steps.ending].map(
    (value) => BigInt(Math.round(Number(value) * 100)),
  ) as [bigint, bigint, bigint, bigint];
  const whole = unit * 10_000n;
  const over = cents * share - ending * 10_000n;
  const count = steps.isUp ? (over + whole - 1n) / whole : (over * 2n + whole) / (whole * 2n);
  const least = ending > 0n ? 0n : 1n;
  const changed = (count > least ? count : least) * unit + ending;
  return `${changed / 100n}.${String(changed % 100n).padStart(2, '0')}`;
}

type Prices = Record<'priceINR' | 'priceAED', string> &
  Record<'originalPrice' | 'originalPriceAED', string | null>;

/** Returns the prices of a product as a change makes them. */
export function changedPrices(
  { priceINR, priceAED, originalPrice, originalPriceAED }: Prices,
  { percent, roundINR, roundAED, raiseOriginals = false }: PricesChange,
): Prices {
  const next = {
    priceINR: changedPrice(priceINR, percent, roundINR),
    priceAED: changedPrice(priceAED, percent, roundAED),
  };
  const originalBy = (original: string | null, price: string, rounding: Rounding) =>
    raiseOriginals && original !== null && Number(original) <= Number(price)
      ? changedPrice(original, percent, rounding)
      : original;
  return {
    ...next,
    originalPrice: originalBy(originalPrice, next.priceINR, roundINR),
    originalPriceAED: originalBy(originalPriceAED, next.priceAED, roundAED),
  };
}
