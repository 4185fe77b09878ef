import type { PricesChange } from '#contracts/products/matching-change.ts';

/**
 * Returns decimal text of a price changed by per cent of at most two decimals, rounded half up to a multiple of
 * `step`, which it is at least: `changedPrice('124999.00', 10, 100)` is `'137500.00'`.
 */
export function changedPrice(price: string, percent: number, step: number): string {
  // In hundredths, exactly: of a price, of a per cent, and of a step.
  const [cents, share, unit] = [price, 100 + percent, step].map((value) =>
    BigInt(Math.round(Number(value) * 100)),
  ) as [bigint, bigint, bigint];
  const whole = unit * 10_000n;
  const multiples = (cents * share * 2n + whole) / (whole * 2n);
  const changed = (multiples > 0n ? multiples : 1n) * unit;
  return `${changed / 100n}.${String(changed % 100n).padStart(2, '0')}`;
}

/** Returns both prices of a product as a change makes them. */
export const changedPrices = (
  { priceINR, priceAED }: { priceINR: string; priceAED: string },
  { percent, roundINR, roundAED }: PricesChange,
) => ({
  priceINR: changedPrice(priceINR, percent, roundINR),
  priceAED: changedPrice(priceAED, percent, roundAED),
});
