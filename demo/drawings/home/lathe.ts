import { darken, lighten } from '../color.ts';
import { spline } from '../outline.ts';
import { across } from '../paint.ts';
import { type GrainKind, grain, innerEdge } from '../relief.ts';
import { blurred, clipped, ellipse, group, type Point, path } from '../svg.ts';

/** A turned body: radii and heights from the foot (y = 0) up (negative), smoothly joined. */
export type Profile = readonly (readonly [number, number])[];

export type Clay = { color: string; gloss: number; grain: GrainKind | null; strength?: number };

/** The outline of both sides. */
function turnedOutline(profile: Profile): string {
  const right = profile.map(([r, y]): Point => [r, y]);
  const left = profile.map(([r, y]): Point => [-r, y]).reverse();
  const side = spline(right, false);
  const back = spline(left, false).replace(/^M/, 'L');
  return `${side}${back}Z`;
}

/** A turned body lit from the upper left; `paint` may lie over its colour, inside its outline. */
export function turned(profile: Profile, clay: Clay, paint = ''): string {
  const d = turnedOutline(profile);
  const widest = Math.max(...profile.map(([r]) => r));
  const top = Math.min(...profile.map(([, y]) => y));
  const { color } = clay;
  const base = path(d, {
    fill: across(
      [
        [0, darken(color, 0.22)],
        [0.2, lighten(color, 0.12)],
        [0.34, lighten(color, 0.2)],
        [0.58, color],
        [0.84, darken(color, 0.34)],
        [1, darken(color, 0.46)],
      ],
      [-widest, 0, widest, 0],
    ),
  });
  const glow = blurred(
    widest * 0.14,
    group(path(d, { fill: lighten(color, 0.5) }), {
      transform: `translate(${-widest * 0.36} 0) scale(.34 1)`,
    }),
    { opacity: 0.4 + clay.gloss * 0.25 },
  );
  const bounce = blurred(
    widest * 0.08,
    group(path(d, { fill: 'none', stroke: lighten(color, 0.4), 'stroke-width': widest * 0.1 }), {
      transform: `translate(${-widest * 0.06} 0)`,
    }),
    { opacity: 0.25 },
  );
  const foot = blurred(16, ellipse(0, 4, widest, 22, { fill: darken(color, 0.8), opacity: 0.4 }));
  const shine =
    clay.gloss === 0
      ? ''
      : blurred(
          3,
          group(
            path(d, {
              fill: 'none',
              stroke: '#ffffff',
              'stroke-width': widest * 0.06,
              'stroke-dasharray': `${-top * 0.34} ${-top * 6}`,
              'stroke-dashoffset': -(-top * 0.3),
            }),
            { transform: `translate(${-widest * 0.08} 0) scale(.72 1) scale(-1 1)` },
          ),
          { opacity: clay.gloss * 0.8 },
        );
  return group(
    base +
      clipped(d, paint + bounce + glow + foot) +
      (clay.grain === null ? '' : grain(d, clay.grain, clay.strength ?? 0.6, 1.2)) +
      clipped(d, shine) +
      innerEdge(d, { color: darken(color, 0.8), width: 10, blur: 6, opacity: 0.5, dx: -3 }) +
      innerEdge(d, { color: lighten(color, 0.7), width: 3, blur: 1.6, opacity: 0.4, dx: 2, dy: 2 }),
  );
}

/** An open mouth: its dark inside and its lit lip. */
export function mouth(y: number, rx: number, ry: number, color: string, thickness: number): string {
  return (
    ellipse(0, y, rx, ry, {
      fill: across(
        [
          [0, lighten(color, 0.3)],
          [0.5, color],
          [1, darken(color, 0.3)],
        ],
        [-rx, 0, rx, 0],
      ),
    }) +
    ellipse(0, y + thickness * 0.2, rx - thickness, ry - thickness * 0.42, {
      fill: across(
        [
          [0, darken(color, 0.86)],
          [0.6, darken(color, 0.66)],
          [1, darken(color, 0.4)],
        ],
        [-rx, 0, rx, 0],
      ),
    }) +
    path(`M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`, {
      fill: 'none',
      stroke: lighten(color, 0.6),
      'stroke-width': 1.4,
      opacity: 0.6,
    })
  );
}
