type Point = { price: number; since: string | null };

/** A tenth of the width, for a price whose beginning is not known. */
const UNKNOWN = 0.1;

/**
 * Returns the path of a price that stands until the next one, from the first known moment until now. A price that
 * never changed is a line in the middle.
 */
export function stepsOf(
  points: readonly Point[],
  now: number,
  { width, height }: { width: number; height: number },
): string {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const known = points.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)]));
  const first = Math.min(...known, now);
  const left = points[0]?.since === null ? width * UNKNOWN : 0;
  const x = ({ since }: Point) =>
    since === null || now === first
      ? 0
      : left + ((Date.parse(since) - first) / (now - first)) * (width - left);
  const y = ({ price }: Point) =>
    most === least ? height / 2 : height - ((price - least) / (most - least)) * height;
  const steps = points.map((point, index) =>
    index === 0
      ? `M${round(x(point))} ${round(y(point))}`
      : `H${round(x(point))}V${round(y(point))}`,
  );
  return `${steps.join('')}H${width}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
