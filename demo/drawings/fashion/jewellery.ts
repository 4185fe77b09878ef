import { bevelled } from '../bevel.ts';
import { type Metal, ringLevel, tone, turning } from '../metal.ts';
import { ellipseOutline, polar } from '../outline.ts';
import { across, linear, radial } from '../paint.ts';
import { seeded } from '../random.ts';
import { blurred, circle, define, ellipse, group, n, path } from '../svg.ts';

/** A pearl with its soft layered light. */
function pearl(x: number, y: number, r: number): string {
  const skin = radial(
    [
      [0, '#ffffff'],
      [0.25, '#f7efe6'],
      [0.6, '#dfd0c2'],
      [0.85, '#b9a594'],
      [1, '#d8c6b4'],
    ],
    x,
    y,
    r,
    x - r * 0.3,
    y - r * 0.36,
  );
  const blush = radial(
    [
      [0, '#f3c4c4', 0.5],
      [1, '#f3c4c4', 0],
    ],
    x + r * 0.3,
    y + r * 0.4,
    r * 0.7,
  );
  return (
    circle(x, y, r, { fill: skin }) +
    circle(x, y, r, { fill: blush }) +
    blurred(r * 0.05, ellipse(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.15, { fill: '#ffffff' })) +
    blurred(
      r * 0.1,
      path(
        `M${x - r * 0.6} ${y + r * 0.52}A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.66} ${y + r * 0.44}`,
        { fill: 'none', stroke: '#fff6ea', 'stroke-width': r * 0.09, opacity: 0.7 },
      ),
    )
  );
}

function chain(
  points: (t: number) => readonly [number, number],
  links: number,
  metal: Metal,
): string {
  return Array.from({ length: links }, (_, index) => {
    const [x, y] = points(index / links);
    const [ax, ay] = points((index + 0.5) / links);
    const turn = (Math.atan2(ay - y, ax - x) * 180) / Math.PI;
    const flat = index % 2 === 0;
    const shadow = ellipse(2, 4, 7, flat ? 4 : 2, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 2.6,
      opacity: 0.16,
    });
    const link =
      ellipse(0, 0, 7, flat ? 4.2 : 1.6, {
        fill: 'none',
        stroke: tone(metal, 0.24),
        'stroke-width': 3,
      }) +
      ellipse(0, -0.3, 7, flat ? 4.2 : 1.6, {
        fill: 'none',
        stroke: tone(metal, 0.6),
        'stroke-width': 2,
      }) +
      path(`M-5 ${flat ? -3.4 : -1.6}A7 4.2 0 0 1 4 ${flat ? -3.6 : -1.6}`, {
        fill: 'none',
        stroke: tone(metal, 1),
        'stroke-width': 1,
      });
    return group(shadow + link, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` });
  }).join('');
}

/** A pendant of crescent and pearl; the chain hangs from beyond the top. Around 0, 0 at the crescent. */
export function pendant(): string {
  const arm =
    (side: number) =>
    (t: number): readonly [number, number] => {
      const y = -620 + t * 588;
      const u = (620 + (y + 0)) / 588;
      return [side * (300 * (1 - u) ** 1.7 + 4), y];
    };
  const crescent =
    'M-58 -14C-56 40 -26 66 0 66C26 66 56 40 58 -14C48 22 26 34 0 34C-26 34 -48 22 -58 -14Z';
  const body = bevelled(
    path(crescent, {
      fill: across(
        [
          [0, tone('gold', 0.8)],
          [0.4, tone('gold', 0.5)],
          [0.7, tone('gold', 0.74)],
          [1, tone('gold', 0.4)],
        ],
        [-58, -14, 58, 66],
      ),
    }),
    { depth: 3, height: 5, shine: 1, sharpness: 14, shade: 0.8, light: '#fff3d0' },
  );
  const bail = bevelled(
    path('M-8 -34C-14 -20 -10 -6 -58 -14M8 -34C14 -20 10 -6 58 -14', {
      fill: 'none',
      stroke: tone('gold', 0.6),
      'stroke-width': 4,
    }),
    { depth: 1, height: 2.4, shine: 0.9, shade: 0.8 },
  );
  const peg = bevelled(
    path('M0 60V78', { stroke: tone('gold', 0.6), 'stroke-width': 5 }) +
      ellipse(0, 80, 12, 6, { fill: tone('gold', 0.6) }),
    { depth: 1, height: 2.4, shine: 0.9, shade: 0.8 },
  );
  const shadow = blurred(
    12,
    group(path(crescent, {}) + circle(0, 118, 42, {}), {
      transform: 'translate(14 24)',
      opacity: 0.34,
    }),
  );
  return (
    chain(arm(-1), 58, 'gold') +
    chain(arm(1), 58, 'gold') +
    shadow +
    bail +
    body +
    pearl(0, 120, 42) +
    peg
  );
}

/** Hammer marks in three staggered rows, each dark towards the light and bright beyond. */
function dents(inner: number, outer: number, next: () => number): string {
  const fill = linear(
    [
      [0, tone('gold', 0.26)],
      [0.5, tone('gold', 0.6)],
      [1, tone('gold', 1)],
    ],
    [0.1, 0.1, 0.85, 0.85],
  );
  const rows = [0.2, 0.5, 0.8].map((share, row) => {
    const reach = inner + (outer - inner) * share;
    const count = Math.round((reach * Math.PI * 2) / 11.6);
    return Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(0, 2, reach + next() - 0.5, ((index + row / 2) * 360) / count + next());
      return ellipse(x, y, 5.3 + next(), 5 + next(), { fill, opacity: 0.62 });
    }).join('');
  });
  return blurred(0.5, rows.join(''));
}

/** One hammered hoop around 0, 0, 300 across, its post at the top. */
export function hoop(seed: number): string {
  const next = seeded(seed);
  const [outer, inner] = [150, 116];
  const ring = `${ellipseOutline(0, 0, outer, outer)}${ellipseOutline(0, 4, inner, inner)}`;
  const face = turning(
    0,
    0,
    inner - 8,
    outer + 1,
    (d) => tone('gold', 0.2 + ringLevel(d) * 0.62 + (next() - 0.5) * 0.05),
    200,
  );
  const shadow = blurred(
    12,
    path(ring, {
      'fill-rule': 'evenodd',
      fill: '#3b2d20',
      opacity: 0.4,
      transform: 'translate(14 22)',
    }),
  );
  const post = bevelled(
    path('M0 -150C2 -176 26 -182 34 -160L34 -120', {
      fill: 'none',
      stroke: tone('gold', 0.62),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    { depth: 1.6, height: 3, shine: 1, shade: 0.8 },
  );
  const hammered = cutRing(ring, face + dents(inner, outer, next));
  return (
    shadow +
    post +
    bevelled(hammered, {
      depth: 3.4,
      height: 5,
      shine: 0.75,
      sharpness: 12,
      shade: 0.7,
      light: '#fff0c4',
    })
  );
}

function cutRing(d: string, body: string): string {
  const id = define(
    'e',
    (at) => `<clipPath id="${at}"><path d="${d}" clip-rule="evenodd"/></clipPath>`,
  );
  return group(body, { 'clip-path': `url(#${id})` });
}
