import { bevelled } from '../bevel.ts';
import { lighten } from '../color.ts';
import { type Metal, tone } from '../metal.ts';
import { across } from '../paint.ts';
import { circle, group, masked, path } from '../svg.ts';
import { acetateColor, acetateSheet } from './acetate.ts';
import type { EyewearShape, EyewearSpec } from './eyewear-spec.ts';
import { bothSides, lensOutline } from './lens.ts';

/** A rod of metal along a line: dark body, lit core, thin highlight. */
export function rod(d: string, metal: Metal, width: number): string {
  const glow = across(
    [
      [0, tone(metal, 0.62)],
      [0.2, tone(metal, 0.95)],
      [0.38, tone(metal, 0.5)],
      [0.55, tone(metal, 0.82)],
      [0.75, tone(metal, 0.4)],
      [1, tone(metal, 0.7)],
    ],
    [-70, -26, 70, 26],
  );
  const line = (stroke: string, w: number, transform?: string) =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': w,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      transform,
    });
  return (
    line(tone(metal, 0.08), width) +
    line(glow, width * 0.8) +
    line(tone(metal, 1), width * 0.22, `translate(${-width * 0.12} ${-width * 0.18})`)
  );
}

const wireBridges: Partial<Record<EyewearShape, string>> = {
  aviator: 'M-9.4 -6C-5 -10.6 5 -10.6 9.4 -6',
  pilot: 'M-9.6 -4C-5 -8 5 -8 9.6 -4',
  round: 'M-13.4 -6.5C-10 -12 10 -12 13.4 -6.5',
  clerk: 'M-11.2 -5C-6 -9.6 6 -9.6 11.2 -5',
};

const browBars: Partial<Record<EyewearShape, string>> = {
  aviator: 'M-24 -21.6C-14 -19.2 14 -19.2 24 -21.6',
  pilot: 'M-22 -20.6C-12 -17.8 12 -17.8 22 -20.6',
};

const hinges: Record<EyewearShape, readonly [number, number]> = {
  aviator: [65.4, -13],
  pilot: [65, -14],
  square: [63, -13],
  round: [60.2, -5],
  'cat-eye': [64, -18],
  oversized: [68.4, -21],
  clerk: [62.6, -13],
};

export const hingeOf = (spec: EyewearSpec) => hinges[spec.shape];

function nosePads(): string {
  const arm = path('M9 -2C6 0 5.4 4 6.6 7', {
    fill: 'none',
    stroke: '#8a8378',
    'stroke-width': 0.7,
  });
  const pad = path('M7.6 4C5 6 4.4 12 6.6 15C9 15.4 9.6 8 9 5Z', {
    fill: '#fdf8ee',
    opacity: 0.62,
    stroke: '#b7ab98',
    'stroke-width': 0.3,
  });
  return bothSides(arm + pad);
}

export function wireFront(spec: EyewearSpec, metal: Metal): string {
  const [hx, hy] = hingeOf(spec);
  const rims = bothSides(rod(lensOutline(spec), metal, 1.9));
  const bridge = rod(wireBridges[spec.shape] ?? '', metal, 2.2);
  const bar = browBars[spec.shape];
  const end = bothSides(
    rod(`M${hx - 1.4} ${hy}L${hx + 5} ${hy - 1}`, metal, 3) +
      circle(hx + 2.4, hy - 0.6, 0.8, { fill: tone(metal, 1) }),
  );
  return (
    (spec.shape === 'round' ? '' : nosePads()) +
    end +
    rims +
    bridge +
    (bar ? rod(bar, metal, 2.1) : '')
  );
}

const bridges: Partial<Record<EyewearShape, string>> = {
  square: 'M-18 -17.4C-10 -19.4 10 -19.4 18 -17.4L14 -4C10 -9 5 -10.4 0 -10.4S-10 -9 -14 -4Z',
  round:
    'M-20 -17C-14 -19 -8 -16 0 -16S14 -19 20 -17L17 -2C13 -7 6 -8 3.4 -8.6C4.4 -11 2 -12.6 0 -12.6S-4.4 -11 -3.4 -8.6C-6 -8 -13 -7 -17 -2Z',
  'cat-eye':
    'M-20 -13.6C-12 -15.4 -6 -13.8 0 -13.8S12 -15.4 20 -13.6L15 2C11 -5 6 -7.6 0 -7.6S-11 -5 -15 2Z',
  oversized:
    'M-20 -18C-12 -19.6 -6 -17.6 0 -17.6S12 -19.6 20 -18L15 2C11 -7 6 -10 0 -10S-11 -7 -15 2Z',
};

const endPieces: Partial<Record<EyewearShape, string>> = {
  square: 'M56 -21.6C62 -22 68 -21 71 -18.4C71.4 -14.6 69.6 -11 66 -9L58 -8Z',
  round: 'M54 -17C60 -15 66 -12.4 68.4 -9.6C68.6 -5.6 67 -2.6 63 -1.4L56 -2Z',
  'cat-eye': 'M46 -21.6C56 -23 64 -25.4 71 -27.6C72.6 -21 70 -13 64.4 -8L56 -9Z',
  oversized: 'M50 -26.4C60 -28 68 -30 75.4 -32C77 -25 74.4 -15 68.6 -9L59 -11Z',
};

const rims: Partial<Record<EyewearShape, number>> = {
  square: 8.4,
  round: 8.6,
  'cat-eye': 7.6,
  oversized: 8.4,
};

const mask = (spec: EyewearSpec, width: number, extra: string) =>
  bothSides(
    path(lensOutline(spec), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': width,
      'stroke-linejoin': 'round',
    }) + path(endPieces[spec.shape] ?? '', { fill: '#ffffff' }),
  ) +
  path(extra, { fill: '#ffffff' }) +
  bothSides(path(lensOutline(spec), { fill: '#000000' }));

export function acetateFront(
  spec: EyewearSpec,
  kind: Parameters<typeof acetateSheet>[0],
  metal: Metal,
): string {
  const sheet = bothSides(acetateSheet(kind));
  const cut = masked(mask(spec, rims[spec.shape] ?? 8, bridges[spec.shape] ?? ''), sheet);
  const [hx, hy] = hingeOf(spec);
  const stud =
    spec.shape === 'cat-eye' || spec.shape === 'oversized'
      ? path(`M${hx - 1} ${hy - 2}l5.4 -3.4l-1.6 5.2z`, { fill: tone(metal, 0.8) })
      : circle(hx + 2, hy - 2.4, 0.95, { fill: tone(metal, 0.85) }) +
        circle(hx + 2, hy + 0.8, 0.95, { fill: tone(metal, 0.85) });
  const clear = kind === 'teal' || kind === 'rose';
  return (
    bevelled(cut, {
      depth: 1.5,
      height: 3,
      shine: clear ? 0.5 : 0.62,
      sharpness: 24,
      shade: clear ? 0.4 : 0.75,
    }) + bothSides(stud)
  );
}

export function browlineFront(
  spec: EyewearSpec,
  kind: Parameters<typeof acetateSheet>[0],
  metal: Metal,
): string {
  const wire = wireFront({ ...spec, shape: 'clerk' }, metal);
  const brow =
    'M8.6 -9C9 -17.6 14 -21.4 24 -22.4C38 -23.6 54 -23.4 66 -21.6C71 -20 71.4 -14 68 -10L62 -9.6C62.6 -14.6 58 -17 50 -17.6C38 -18.4 24 -18 17 -15.6C13 -14 11.4 -12 11 -7.6Z';
  const cut = masked(bothSides(path(brow, { fill: '#ffffff' })), bothSides(acetateSheet(kind)));
  return (
    wire +
    bevelled(cut, { depth: 1.2, height: 2.6, shine: 0.6, sharpness: 24, shade: 0.75 }) +
    bothSides(circle(65, -15.4, 0.9, { fill: tone(metal, 0.9) }))
  );
}

/** Colour of the temples where no sheet is shown. */
export const templeColor = (spec: EyewearSpec) =>
  spec.frame.kind === 'acetate'
    ? acetateColor(spec.frame.acetate)
    : lighten(tone(spec.frame.metal, 0.45), 0);

/** The plain front, for shadows: rims, bridge and ends in one colour. */
export const frontSilhouette = (spec: EyewearSpec) =>
  group(
    spec.frame.kind === 'wire' || spec.frame.kind === 'browline'
      ? bothSides(path(lensOutline(spec), { fill: 'none', 'stroke-width': 1.9 })) +
          path(wireBridges[spec.shape] ?? '', { fill: 'none', 'stroke-width': 2.2 }) +
          path(browBars[spec.shape] ?? '', { fill: 'none', 'stroke-width': 2.1 })
      : bothSides(
          path(lensOutline(spec), { fill: 'none', 'stroke-width': rims[spec.shape] ?? 8 }) +
            path(endPieces[spec.shape] ?? '', { 'stroke-width': 0.1, fill: '#3b2d20' }),
        ) + path(bridges[spec.shape] ?? '', { 'stroke-width': 0.1, fill: '#3b2d20' }),
    { stroke: '#3b2d20' },
  );
