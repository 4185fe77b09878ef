import type { Currency } from '#contracts/price.ts';
import { formatPrice } from '#domain/price.ts';
import { stepsOf } from './price-steps.ts';

type PriceLineProps = {
  name: string;
  currency: Currency;
  points: { price: number; since: string | null }[];
};

const WIDTH = 220;
const HEIGHT = 56;

/** A price over time, as steps; the table beside it tells the same in words. */
export function PriceLine({ name, currency, points }: PriceLineProps) {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const path = stepsOf(points, Date.now(), { width: WIDTH, height: HEIGHT });
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-fine text-ink-muted">
        <span className="font-medium text-ink">{name}</span>
        <span className="tabular-nums">
          {least === most
            ? formatPrice(most, currency)
            : `${formatPrice(least, currency)} – ${formatPrice(most, currency)}`}
        </span>
      </figcaption>
      <svg
        viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-b border-hair rtl:-scale-x-100"
        aria-hidden="true"
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
          className="text-accent"
        />
      </svg>
    </figure>
  );
}
