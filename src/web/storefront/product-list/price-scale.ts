/** Positions of a price slider: its left end is 0. */
export const LAST_POSITION = 200;

export type PriceScale = {
  priceAt(position: number): number;
  positionOf(price: number): number;
};

/**
 * Spreads the prices from `min` to `max` over a slider by their ratio, so that cheap products are
 * not squeezed together by a few expensive ones. Prices between the ends are round: two digits,
 * then zeros.
 */
export function priceScale(min: number, max: number): PriceScale {
  const low = Math.log(Math.max(min, 1));
  const span = Math.log(Math.max(max, 1)) - low || 1;
  return {
    priceAt(position) {
      if (position <= 0) return min;
      if (position >= LAST_POSITION) return max;
      return clamp(rounded(Math.exp(low + (span * position) / LAST_POSITION)), min, max);
    },
    positionOf(price) {
      const share = (Math.log(Math.max(price, 1)) - low) / span;
      return Math.round(clamp(share, 0, 1) * LAST_POSITION);
    },
  };
}

function rounded(price: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math.round(price / unit) * unit;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
