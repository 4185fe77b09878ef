import type { ListFacets } from '#contracts/facets/facets.ts';
import { LAST_POSITION, type PriceScale } from './price-scale.ts';

type Bars = NonNullable<ListFacets['prices']>['INR'];

const HEIGHT = 40;
const GAP = 1;

/** How many pieces there are at each price, over the slider's line; the slider says it in words. */
export function PriceHistogram({ prices, scale }: { prices: Bars; scale: PriceScale }) {
  const path = pathOf(prices, scale);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LAST_POSITION} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="histogram rtl:-scale-x-100"
    >
      <path d={path} />
      <path d={path} className="histogram-chosen" />
    </svg>
  );
}

/** Returns the bars as one path, each as high as the root of its number, so that single pieces are seen. */
function pathOf({ low, high, bars }: Bars, { positionOf }: PriceScale): string {
  const from = positionOf(low);
  const step = (positionOf(high) - from) / bars.length;
  const most = Math.max(...bars);
  return bars
    .map((number, at) => {
      if (number === 0) return '';
      const height = Math.max(2, Math.round(HEIGHT * Math.sqrt(number / most)));
      const width = Math.max(0.5, step - GAP).toFixed(1);
      return `M${(from + at * step).toFixed(1)} ${HEIGHT}v-${height}h${width}v${height}z`;
    })
    .join('');
}
