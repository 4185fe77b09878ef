import { define, n } from './svg.ts';

/** Offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [number, string, number?];

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${
          opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`
        }/>`,
    )
    .join('');

/** A linear gradient over the painted shape's own box, from corner fractions to others. */
export function linear(
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const id = define(
    'g',
    (at) =>
      `<linearGradient id="${at}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A linear gradient in the drawing's own units. */
export function across(
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  const id = define(
    'g',
    (at) =>
      `<linearGradient id="${at}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A radial gradient in the drawing's own units, with an optional focus. */
export function radial(
  stops: readonly Stop[],
  cx: number,
  cy: number,
  r: number,
  fx = cx,
  fy = cy,
): string {
  const id = define(
    'r',
    (at) =>
      `<radialGradient id="${at}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fx="${n(fx)}" fy="${n(fy)}">${stopMarkup(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}
