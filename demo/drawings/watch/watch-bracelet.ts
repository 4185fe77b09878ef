import { tone } from '../metal.ts';
import { linear } from '../paint.ts';
import { seeded } from '../random.ts';
import { group, n, path } from '../svg.ts';
import { type Bend, bendAt, halfWidth } from './strap-bend.ts';
import type { WatchSpec } from './watch-spec.ts';

type Column = { from: number; to: number; polished: boolean };

const columns: Record<'three-link' | 'five-link', readonly Column[]> = {
  'three-link': [
    { from: -1, to: -0.42, polished: false },
    { from: -0.42, to: 0.42, polished: true },
    { from: 0.42, to: 1, polished: false },
  ],
  'five-link': [
    { from: -1, to: -0.62, polished: false },
    { from: -0.62, to: -0.3, polished: true },
    { from: -0.3, to: 0.3, polished: false },
    { from: 0.3, to: 0.62, polished: true },
    { from: 0.62, to: 1, polished: false },
  ],
};

function link(
  spec: WatchSpec,
  bend: Bend,
  column: Column,
  start: number,
  end: number,
  up: boolean,
  jitter: number,
): string {
  const [a, b] = [bendAt(bend, start + 0.8), bendAt(bend, end - 0.8)];
  const [wa, wb] = [halfWidth(bend, start), halfWidth(bend, end)];
  const inset = 0.5;
  const points = [
    [column.from * wa + inset, -a.y],
    [column.to * wa - inset, -a.y],
    [column.to * wb - inset, -b.y],
    [column.from * wb + inset, -b.y],
  ] as const;
  const facing = (a.squeeze + b.squeeze) / 2;
  const base = up
    ? 0.3 + 0.42 * facing + 0.16 * Math.sin(Math.acos(Math.min(1, facing)) * 2)
    : 0.08 + 0.56 * facing;
  const level = (shift: number) => tone(spec.metal, base + shift + jitter);
  const fill = column.polished
    ? linear(
        [
          [0, level(0.28)],
          [0.25, level(0.42)],
          [0.45, level(-0.05)],
          [0.75, level(-0.26)],
          [1, level(0.12)],
        ],
        [0, 0, 0.25, 1],
      )
    : linear(
        [
          [0, level(0.16)],
          [0.5, level(0.02)],
          [1, level(-0.14)],
        ],
        [0, 0, 0.12, 1],
      );
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const top = `M${n(points[3][0])} ${n(points[3][1] + 0.6)}H${n(points[2][0])}`;
  return (
    path(d, {
      fill,
      'stroke-linejoin': 'round',
      stroke: tone(spec.metal, 0.02),
      'stroke-width': 0.7,
    }) + path(top, { stroke: level(0.5), 'stroke-width': 0.8, opacity: 0.7 })
  );
}

/** A bracelet of metal links, outer ones brushed, inner ones polished. */
export function bracelet(spec: WatchSpec, bend: Bend, up: boolean): string {
  const kind = spec.strap.kind === 'five-link' ? 'five-link' : 'three-link';
  const pitch = kind === 'five-link' ? 15 : 23;
  const next = seeded(up ? 3 : 4);
  const parts: string[] = [];
  const w = halfWidth(bend, bend.length);
  const far = bendAt(bend, bend.length).y;
  parts.push(path(`M-52 -90H52L${n(w)} ${n(-far)}H${n(-w)}Z`, { fill: tone(spec.metal, 0.02) }));
  for (let along = 0; along < bend.length; along += pitch) {
    columns[kind].forEach((column, index) => {
      const shift =
        column.polished && kind === 'three-link' ? pitch / 2 : index % 2 === 1 ? pitch / 2 : 0;
      const start = Math.max(0, along - shift);
      const end = Math.min(bend.length, along + pitch - shift);
      if (end - start > 3)
        parts.push(link(spec, bend, column, start, end, up, (next() - 0.5) * 0.07));
    });
  }
  return group(parts.join(''));
}
