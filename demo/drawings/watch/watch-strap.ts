import { darken, lighten } from '../color.ts';
import { tone } from '../metal.ts';
import { polygon } from '../outline.ts';
import { across } from '../paint.ts';
import { type GrainKind, grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, group, n, type Point, path, rect } from '../svg.ts';
import { type Bend, bendAt, halfWidth } from './strap-bend.ts';
import { bracelet } from './watch-bracelet.ts';
import type { StrapSpec, WatchSpec } from './watch-spec.ts';

function outline(bend: Bend, inset = 0): string {
  const count = 26;
  const side = (sign: number): Point[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const along = (bend.length * index) / count;
      return [sign * (halfWidth(bend, along) - inset), -bendAt(bend, along).y] as const;
    });
  return polygon([...side(-1), ...side(1).reverse()]);
}

function stitches(strap: StrapSpec, bend: Bend): string {
  const parts: string[] = [];
  for (let along = 20; along < bend.length - 6; along += 8.6) {
    for (const side of [-1, 1]) {
      const x = side * (halfWidth(bend, along) - 6.4);
      const [from, to] = [-bendAt(bend, along).y, -bendAt(bend, along + 5.2).y];
      parts.push(
        path(`M${n(x + 0.5)} ${n(from + 0.7)}L${n(x + 0.5)} ${n(to + 0.7)}`, {
          stroke: darken(strap.color, 0.7),
          'stroke-width': 2.2,
          opacity: 0.55,
        }),
        path(`M${n(x)} ${n(from)}L${n(x)} ${n(to)}`, { stroke: strap.stitch, 'stroke-width': 1.8 }),
      );
    }
  }
  return group(parts.join(''), { 'stroke-linecap': 'round' });
}

function racing(bend: Bend, strap: StrapSpec): string {
  const holes: string[] = [];
  for (let along = 34; along < bend.length - 20; along += 30) {
    const { y, squeeze } = bendAt(bend, along);
    for (const x of [-17, 17]) {
      holes.push(
        `<ellipse cx="${x}" cy="${n(-y)}" rx="6.6" ry="${n(6.6 * Math.max(0.16, squeeze))}" fill="${darken(strap.stitch, 0.62)}" stroke="${lighten(strap.color, 0.2)}" stroke-width=".7"/>`,
      );
    }
  }
  return holes.join('');
}

function weave(bend: Bend, color: string): string {
  const rows: string[] = [];
  for (let along = 0; along < bend.length; along += 3) {
    const { y, squeeze } = bendAt(bend, along);
    for (let x = -54; x < 54; x += 4.4) {
      const shift = Math.round(along / 3) % 2 === 0 ? 0 : 2.2;
      rows.push(
        rect(x + shift, -y, 2.9, 2.1 * Math.max(0.2, squeeze), {
          fill: lighten(color, 0.2),
          opacity: 0.55,
          rx: 0.8,
        }),
      );
    }
  }
  return rows.join('');
}

function ribs(bend: Bend, color: string): string {
  const lines: string[] = [];
  for (let along = 40; along < bend.length; along += 11) {
    const y = -bendAt(bend, along).y;
    const w = halfWidth(bend, along) - 13;
    lines.push(
      path(`M${n(-w)} ${n(y)}H${n(w)}`, { stroke: darken(color, 0.55), 'stroke-width': 2.4 }),
      path(`M${n(-w)} ${n(y + 1.9)}H${n(w)}`, {
        stroke: lighten(color, 0.22),
        'stroke-width': 0.9,
      }),
    );
  }
  return group(lines.join(''), { 'stroke-linecap': 'round' });
}

const textures: Partial<Record<StrapSpec['kind'], GrainKind>> = {
  leather: 'skin',
  racing: 'skin',
  satin: 'fine',
};

function soft(spec: StrapSpec, bend: Bend, up: boolean): string {
  const d = outline(bend);
  const far = bendAt(bend, bend.length).y;
  const round = bend.radius < 1000;
  const color = spec.color;
  const lengthwise = across(
    up || !round
      ? [
          [0, darken(color, 0.3)],
          [0.16, color],
          [0.5, lighten(color, round ? 0.1 : 0.03)],
          [0.82, color],
          [0.95, darken(color, round ? 0.45 : 0.05)],
          [1, darken(color, round ? 0.8 : 0.1)],
        ]
      : [
          [0, darken(color, 0.35)],
          [0.16, color],
          [0.5, darken(color, 0.1)],
          [0.82, darken(color, 0.34)],
          [1, darken(color, 0.7)],
        ],
    [0, -80, 0, -far],
  );
  const texture = textures[spec.kind];
  const padding =
    round || spec.kind === 'leather'
      ? path('M-34 -76C-36 -140 -30 -190 -24 -240H4C2 -190 2 -140 2 -90Z', {
          fill: lighten(color, 0.22),
          opacity: 0.5,
        })
      : '';
  const sheen =
    spec.kind === 'satin'
      ? path('M-46 -90L-20 -300H-6L-26 -90Z', { fill: '#ffffff', opacity: 0.3 })
      : '';
  const details = {
    leather: () => stitches(spec, bend),
    racing: () => stitches(spec, bend) + racing(bend, spec),
    rubber: () => ribs(bend, color),
    textile: () => weave(bend, color) + stitches(spec, bend),
    satin: () => '',
    'three-link': () => '',
    'five-link': () => '',
  }[spec.kind]();
  const edges =
    innerEdge(d, { color: darken(color, 0.75), width: 9, blur: 3.2, opacity: 0.75 }) +
    innerEdge(d, { color: lighten(color, 0.5), width: 1.6, blur: 0.7, opacity: 0.55, dx: 1 });
  return (
    path(d, { fill: lengthwise }) +
    clipped(d, blurred(8, padding + sheen)) +
    (texture === undefined ? '' : grain(d, texture, 0.55, 0.8)) +
    edges +
    clipped(d, details)
  );
}

/** One half of a strap or bracelet, leading up from the case; `up` is false for the lower half. */
export function strapHalf(spec: WatchSpec, bend: Bend, up: boolean): string {
  const metalBand = spec.strap.kind === 'three-link' || spec.strap.kind === 'five-link';
  return metalBand ? bracelet(spec, bend, up) : soft(spec.strap, bend, up);
}

/** Tongue, holes and buckle that end the halves of a strap laid flat. */
export function strapEnd(spec: WatchSpec, bend: Bend, up: boolean): string {
  const end = bendAt(bend, bend.length).y;
  const w = halfWidth(bend, bend.length);
  if (up) {
    const frame = `M${n(-w - 9)} ${n(-end + 12)}V${n(-end - 24)}Q${n(-w - 9)} ${n(-end - 34)} ${n(-w + 2)} ${n(-end - 34)}H${n(w - 2)}Q${n(w + 9)} ${n(-end - 34)} ${n(w + 9)} ${n(-end - 24)}V${n(-end + 12)}`;
    const line = (color: string, width: number, dx = 0) =>
      path(frame, {
        fill: 'none',
        stroke: color,
        'stroke-width': width,
        transform: `translate(${dx} ${dx})`,
      });
    return (
      line(tone(spec.metal, 0.15), 10) +
      line(tone(spec.metal, 0.55), 7.6) +
      line(tone(spec.metal, 0.98), 2, -1.4) +
      rect(-3.4, -end - 34, 6.8, 42, { fill: tone(spec.metal, 0.7), rx: 3 }) +
      rect(-3.4, -end - 34, 2.4, 42, { fill: tone(spec.metal, 1), rx: 1.2 })
    );
  }
  const tongue = `M${n(-w)} ${n(-end + 1)}C${n(-w + 1)} ${n(-end - 26)} ${n(-w * 0.5)} ${n(-end - 40)} 0 ${n(-end - 44)}C${n(w * 0.5)} ${n(-end - 40)} ${n(w - 1)} ${n(-end - 26)} ${n(w)} ${n(-end + 1)}Z`;
  const holes = Array.from({ length: 5 }, (_, index) =>
    circle(0, -end + 8 + index * 24, 4, { fill: darken(spec.strap.color, 0.8) }),
  );
  return (
    path(tongue, { fill: spec.strap.color }) +
    innerEdge(tongue, { color: darken(spec.strap.color, 0.75), width: 8, blur: 3, opacity: 0.6 }) +
    holes.join('')
  );
}
