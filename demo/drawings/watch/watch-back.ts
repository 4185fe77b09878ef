import { darken, lighten } from '../color.ts';
import { letters, lettersAround } from '../lettering.ts';
import { metalRing, sunburstLevel, tone, turning } from '../metal.ts';
import { circleOutline, polar } from '../outline.ts';
import { seeded } from '../random.ts';
import { innerEdge } from '../relief.ts';
import { circle, clipped, group, path, rect } from '../svg.ts';
import { worn } from './strap-bend.ts';
import { crown, lugs, pushers } from './watch-case.ts';
import { movement } from './watch-movement.ts';
import type { WatchSpec } from './watch-spec.ts';
import { strapHalf } from './watch-strap.ts';

function notches(spec: WatchSpec): string {
  return Array.from(
    { length: 6 },
    (_, index) =>
      rect(-6, -97.5, 12, 6, {
        fill: tone(spec.metal, 0.1),
        rx: 1.5,
        transform: `rotate(${index * 60 + 30})`,
      }) +
      rect(-6, -92.3, 12, 0.9, {
        fill: tone(spec.metal, 1),
        opacity: 0.7,
        transform: `rotate(${index * 60 + 30})`,
      }),
  ).join('');
}

function engraved(spec: WatchSpec): string {
  const ink = tone(spec.metal, 0.02);
  const sail = path(
    'M-4 -34C22 -16 30 8 26 30H-32C-10 16 0 -8 -4 -34ZM-42 36H38L26 50H-30ZM-8 -28V34',
    { fill: 'none', stroke: ink, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
  );
  const waves = [0, 1, 2]
    .map((row) =>
      path(`M${-40 + row * 6} ${58 + row * 6}q6 -5 12 0t12 0t12 0t12 0t12 0t12 0`, {
        fill: 'none',
        stroke: ink,
        'stroke-width': 1.1,
      }),
    )
    .join('');
  const next = seeded(31);
  const face = clipped(
    circleOutline(0, 0, 66),
    turning(
      0,
      0,
      0,
      66,
      (d) => tone(spec.metal, 0.3 + 0.5 * sunburstLevel(d) + (next() - 0.5) * 0.08),
      540,
    ),
  );
  const lit = group(sail + waves, { transform: 'translate(.8 1)', opacity: 0.5 }).replaceAll(
    ink,
    tone(spec.metal, 1),
  );
  return face + group(lit + sail + waves, { transform: 'translate(0 -2) scale(.78)' });
}

function windowed(spec: WatchSpec): string {
  const glass = circleOutline(0, 0, 66);
  const glare = path('M-66 20C-30 -10 10 -40 40 -66H-66Z', { fill: '#ffffff', opacity: 0.13 });
  return (
    clipped(glass, movement(spec.automatic, spec.metal === 'rose' ? 'gold' : 'steel') + glare) +
    innerEdge(glass, { color: '#000000', width: 10, blur: 4, opacity: 0.6, dx: 1.6, dy: 2.4 })
  );
}

/** The back of a watch on its strap, with the movement under glass or an engraving. */
export function watchBack(spec: WatchSpec, solidBack: boolean): string {
  const straps =
    strapHalf(spec, worn, true) + group(strapHalf(spec, worn, false), { transform: 'scale(1 -1)' });
  const inside = {
    ...spec,
    strap: {
      ...spec.strap,
      color: lighten(spec.strap.color, 0.25),
      stitch: darken(spec.strap.color, 0.2),
    },
  };
  const band = spec.strap.kind.endsWith('link')
    ? straps
    : strapHalf(inside, worn, true) +
      group(strapHalf(inside, worn, false), { transform: 'scale(1 -1)' });
  const flank = clipped(
    circleOutline(0, 0, 104),
    metalRing(spec.metal, 0, 0, 80, 104, { phase: 14, lift: -0.1 }),
  );
  const ring = clipped(
    circleOutline(0, 0, 100),
    metalRing(spec.metal, 0, 0, 60, 100, { brush: 0.09, lift: 0.04 }),
  );
  const seams = [100, 88, 68]
    .map((r) =>
      circle(0, 0, r, {
        fill: 'none',
        stroke: tone(spec.metal, 0.02),
        'stroke-width': 0.8,
        opacity: 0.6,
      }),
    )
    .join('');
  const text = `${spec.mark} · ${spec.automatic ? 'SELF-WINDING' : 'HAND-WOUND'} · ${solidBack ? '300 M' : 'NO. 0417'} ·`;
  const around = lettersAround(text, 78, 5.6, tone(spec.metal, 0), -8, 360 / text.length);
  const mirrored = group(crown(spec) + pushers(spec), { transform: 'scale(-1 1)' });
  const lip = metalRing(spec.metal, 0, 0, 66, 69.5, { phase: 180 });
  const number = solidBack
    ? group(letters('NO. 0417', 6, tone(spec.metal, 0), 1), { transform: 'translate(0 -47)' })
    : '';
  const screws = solidBack
    ? ''
    : [0, 72, 144, 216, 288]
        .map((d) => circle(...polar(0, 0, 94, d + 36), 0, { fill: 'none' }))
        .join('');
  return (
    band +
    mirrored +
    lugs(spec) +
    flank +
    ring +
    notches(spec) +
    seams +
    around +
    (solidBack ? engraved(spec) + number : windowed(spec)) +
    lip +
    screws
  );
}
