import { ramp } from './color.ts';
import { polar, polygon } from './outline.ts';
import { linear, type Stop } from './paint.ts';
import { seeded } from './random.ts';
import { group, path } from './svg.ts';

export type Metal = keyof typeof metals;
type Ramp = { dark: string; middle: string; light: string };

/** Three tones of each metal, from shade to highlight. */
export const metals = {
  steel: { dark: '#3f4348', middle: '#a3a8ad', light: '#fbfcfc' },
  gold: { dark: '#6b4514', middle: '#cfa04e', light: '#fff3cf' },
  rose: { dark: '#6e3b26', middle: '#cf906f', light: '#ffe9d9' },
  bronze: { dark: '#4a2d12', middle: '#a8763f', light: '#f3d3a0' },
  brass: { dark: '#5c4013', middle: '#bd9245', light: '#fbe9b7' },
  black: { dark: '#0b0c0d', middle: '#2b2d30', light: '#8b9096' },
  palegold: { dark: '#77602f', middle: '#d6bd86', light: '#fff8e4' },
} as const satisfies Record<string, Ramp>;

/** A tone of a metal: 0 is its shade, 1 its highlight. */
export function tone(metal: Metal, level: number): string {
  const { dark, middle, light } = metals[metal];
  return ramp(dark, middle, light, Math.min(1, Math.max(0, level)));
}

/** Levels of light along a polished round bar or tube, edge to edge. */
const tube: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [0.1, 0.5],
  [0.22, 0.96],
  [0.32, 1],
  [0.4, 0.68],
  [0.55, 0.42],
  [0.7, 0.2],
  [0.84, 0.14],
  [0.93, 0.45],
  [1, 0.28],
];
const plate: readonly (readonly [number, number])[] = [
  [0, 0.62],
  [0.18, 0.78],
  [0.34, 0.55],
  [0.5, 0.9],
  [0.62, 0.7],
  [0.8, 0.48],
  [1, 0.6],
];

const stops = (metal: Metal, levels: readonly (readonly [number, number])[]): Stop[] =>
  levels.map(([offset, level]) => [offset, tone(metal, level)]);

type Line = readonly [number, number, number, number];

/** Paint for a polished bar; the line runs across it. */
export const barPaint = (metal: Metal, line: Line = [0, 0, 0, 1]) =>
  linear(stops(metal, tube), line);

/** Paint for a broad brushed face. */
export const platePaint = (metal: Metal, line: Line = [0, 0, 1, 1]) =>
  linear(stops(metal, plate), line);

/**
 * Colour that turns around a centre, made of thin wedges between two radii. `colorAt` gets the
 * degrees clockwise from twelve.
 */
export function turning(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  colorAt: (degrees: number) => string,
  count = 240,
): string {
  const step = 360 / count;
  const wedges: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index * step, (index + 1.35) * step];
    const far = outer * 1.01;
    const points =
      inner > 0
        ? [
            polar(cx, cy, inner, from),
            polar(cx, cy, far, from),
            polar(cx, cy, far, to),
            polar(cx, cy, inner, to),
          ]
        : [[cx, cy] as const, polar(cx, cy, far, from), polar(cx, cy, far, to)];
    wedges.push(path(polygon(points), { fill: colorAt(from) }));
  }
  return group(wedges.join(''));
}

const wave = (degrees: number, period: number, phase: number) =>
  Math.cos(((degrees - phase) * Math.PI * 2) / period);

/** Light around a polished ring under two soft boxes. */
export function ringLevel(degrees: number, phase = 0): number {
  const d = (((degrees - phase) % 360) + 360) % 360;
  const after = around.findIndex(([angle]) => angle > d);
  const [a, b] = [around[after - 1], around[after]];
  if (!a || !b) return 0.5;
  const t = (d - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
}

const around: readonly (readonly [number, number])[] = [
  [0, 0.62],
  [18, 0.86],
  [36, 0.42],
  [62, 0.12],
  [88, 0.34],
  [104, 0.62],
  [116, 0.4],
  [131, 1],
  [142, 0.9],
  [158, 0.4],
  [182, 0.22],
  [204, 0.5],
  [226, 0.82],
  [240, 0.5],
  [258, 0.16],
  [276, 0.44],
  [294, 0.8],
  [307, 1],
  [322, 1],
  [336, 0.7],
  [348, 0.46],
  [361, 0.62],
];

/** Light on a sunburst: two opposite fans. */
export const sunburstLevel = (degrees: number, axis = 132) =>
  0.3 + 0.7 * Math.max(0, Math.abs(wave(degrees, 360, axis))) ** 3.2;

/** A brushed, sunburst or polished disc or ring of metal. */
export function metalRing(
  metal: Metal,
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  options: { brush?: number; phase?: number; lift?: number; count?: number } = {},
): string {
  const next = seeded(Math.round(outer * 97));
  const brush = options.brush ?? 0;
  const lift = options.lift ?? 0;
  const count = options.count ?? (brush > 0 ? 600 : 480);
  return turning(
    cx,
    cy,
    inner,
    outer,
    (degrees) =>
      tone(
        metal,
        ringLevel(degrees, options.phase ?? 0) * (brush > 0 ? 0.8 : 1) +
          lift +
          (next() - 0.5) * brush,
      ),
    count,
  );
}
