import { darken, lighten } from '../color.ts';
import { across } from '../paint.ts';
import { type GrainKind, grain, innerEdge } from '../relief.ts';
import { blurred, clipped, group, path } from '../svg.ts';

/** Leather for bags: `smooth`, `pebbled` or `box` (polished). Lengths are millimetres. */
export type Leather = { color: string; surface: 'smooth' | 'pebbled' | 'box' };

export type Fold = { d: string; width: number; blur: number; opacity: number; light: boolean };

const grains: Record<Leather['surface'], { kind: GrainKind; opacity: number; scale: number }> = {
  smooth: { kind: 'skin', opacity: 0.42, scale: 1.2 },
  pebbled: { kind: 'pebble', opacity: 0.7, scale: 0.55 },
  box: { kind: 'skin', opacity: 0.2, scale: 0.8 },
};

/** A panel of leather standing upright, lit from the upper left. `box` is left, top, right, bottom. */
export function panel(
  d: string,
  leather: Leather,
  [left, top, right, bottom]: readonly [number, number, number, number],
  folds: readonly Fold[] = [],
): string {
  const { color } = leather;
  const shine = leather.surface === 'box' ? 1.5 : 1;
  const base = path(d, {
    fill: across(
      [
        [0, lighten(color, 0.22 * shine)],
        [0.35, lighten(color, 0.06)],
        [0.7, darken(color, 0.08)],
        [1, darken(color, 0.3)],
      ],
      [left, top, left + (right - left) * 0.55, bottom],
    ),
  });
  const soft = folds
    .map((fold) =>
      blurred(
        fold.blur,
        path(fold.d, {
          fill: 'none',
          stroke: fold.light ? lighten(color, 0.6) : darken(color, 0.7),
          'stroke-width': fold.width,
          'stroke-linecap': 'round',
        }),
        { opacity: fold.opacity },
      ),
    )
    .join('');
  const texture = grains[leather.surface];
  return (
    base +
    clipped(d, soft) +
    grain(d, texture.kind, texture.opacity, texture.scale) +
    innerEdge(d, {
      color: darken(color, 0.75),
      width: 9,
      blur: 4,
      opacity: 0.55,
      dx: -1,
      dy: -1.4,
    }) +
    innerEdge(d, { color: lighten(color, 0.7), width: 2, blur: 0.8, opacity: 0.55, dx: 1, dy: 1.2 })
  );
}

/** Saddle stitches along a line. */
export function saddle(d: string, thread: string, size = 1): string {
  const dash = `${4.4 * size} ${2.4 * size}`;
  return (
    path(d, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 2 * size,
      'stroke-dasharray': dash,
      opacity: 0.32,
      transform: 'translate(.5 .7)',
    }) +
    path(d, {
      fill: 'none',
      stroke: thread,
      'stroke-width': 1.4 * size,
      'stroke-dasharray': dash,
      'stroke-linecap': 'round',
    })
  );
}

/** The lip where one layer ends on another, with the shadow it throws. */
export function lip(d: string, color: string, drop = 3): string {
  return (
    blurred(
      drop * 1.1,
      path(d, {
        fill: 'none',
        stroke: '#000000',
        'stroke-width': drop * 1.6,
        transform: `translate(${drop * 0.3} ${drop})`,
      }),
      { opacity: 0.42 },
    ) +
    path(d, { fill: 'none', stroke: darken(color, 0.55), 'stroke-width': 2 }) +
    path(d, {
      fill: 'none',
      stroke: lighten(color, 0.4),
      'stroke-width': 0.8,
      transform: 'translate(-.3 -1)',
      opacity: 0.8,
    })
  );
}

/** A rolled handle along a line. */
export function handle(d: string, color: string, width: number, thread: string | null): string {
  const line = (stroke: string, w: number, opacity = 1, transform?: string) =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': w,
      opacity,
      transform,
      'stroke-linecap': 'round',
    });
  return group(
    blurred(4, line('#000000', width, 0.25, 'translate(3 6)')) +
      line(darken(color, 0.6), width) +
      line(darken(color, 0.15), width * 0.84) +
      line(color, width * 0.6) +
      blurred(
        1.2,
        line(
          lighten(color, 0.55),
          width * 0.22,
          0.8,
          `translate(${-width * 0.14} ${-width * 0.12})`,
        ),
      ) +
      (thread === null
        ? ''
        : path(d, {
            fill: 'none',
            stroke: thread,
            'stroke-width': 1.1,
            'stroke-dasharray': '4 2.6',
            transform: `translate(${width * 0.2} ${width * 0.16})`,
            opacity: 0.85,
          })),
  );
}
