import { darken, lighten } from '../color.ts';
import { letters, lettersAround } from '../lettering.ts';
import { barPaint, metalRing, platePaint, ringLevel, tone, turning } from '../metal.ts';
import { boxOutline, circleOutline, polar, ringOutline } from '../outline.ts';
import { linear } from '../paint.ts';
import { solid } from '../relief.ts';
import { blurred, circle, clipped, group, n, path, rect } from '../svg.ts';
import { dialRadius, type WatchSpec } from './watch-spec.ts';

const lugOutline =
  'M53.5 -70V-112Q53.5 -121.5 59.5 -122.5Q66 -123 68.6 -115C72 -103 76 -86 88 -54L70 -40Z';
const lugBevel =
  'M59.5 -122.5Q66 -123 68.6 -115C72 -103 76 -86 88 -54L85 -52C74.5 -80 69 -100 65.6 -112.6Q63.6 -118.6 58.6 -118.4Z';

function lug(spec: WatchSpec): string {
  const face = path(lugOutline, {
    fill: linear(
      [
        [0, tone(spec.metal, 0.5)],
        [0.3, tone(spec.metal, 0.74)],
        [0.6, tone(spec.metal, 0.46)],
        [1, tone(spec.metal, 0.2)],
      ],
      [0, 0, 0.3, 1],
    ),
    stroke: tone(spec.metal, 0.05),
    'stroke-width': 0.5,
  });
  const bevel = path(lugBevel, {
    fill: linear(
      [
        [0, tone(spec.metal, 1)],
        [0.35, tone(spec.metal, 0.75)],
        [0.6, tone(spec.metal, 0.2)],
        [1, tone(spec.metal, 0.5)],
      ],
      [0, 0, 0.4, 1],
    ),
  });
  const edge = path('M54.2 -84V-112Q54.2 -121 59.5 -122', {
    fill: 'none',
    stroke: tone(spec.metal, 0.95),
    'stroke-width': 0.9,
    opacity: 0.8,
  });
  return face + bevel + edge;
}

/** The four lugs, to be drawn under the case and over the strap's ends. */
export function lugs(spec: WatchSpec): string {
  const one = lug(spec);
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([sx, sy]) => group(one, { transform: `scale(${sx} ${sy})` }))
    .join('');
}

/** The crown at three, with guards on divers. */
export function crown(spec: WatchSpec): string {
  const guard =
    spec.bezel.kind === 'diver'
      ? [1, -1]
          .map((side) =>
            group(
              path('M88 34C100 32 108 27 110 17L108 13L92 12Z', { fill: platePaint(spec.metal) }),
              { transform: `scale(1 ${side})` },
            ),
          )
          .join('')
      : '';
  const body = boxOutline(103, -12, 14, 24, 2.6);
  const ridges = Array.from({ length: 9 }, (_, index) => {
    const y = -11 + index * 2.75;
    return (
      rect(103, y, 14, 1.1, { fill: tone(spec.metal, 0.05), opacity: 0.55 }) +
      rect(103, y + 1.1, 14, 0.5, { fill: tone(spec.metal, 1), opacity: 0.5 })
    );
  }).join('');
  const stem = rect(96, -7, 9, 14, { fill: barPaint(spec.metal) });
  const shade = rect(112, -12, 5, 24, {
    fill: linear(
      [
        [0, '#000000', 0],
        [1, '#000000', 0.35],
      ],
      [0, 0, 1, 0],
    ),
  });
  return guard + stem + solid(body, barPaint(spec.metal), [], ridges + shade);
}

/** Chronograph pushers at two and four. */
export function pushers(spec: WatchSpec): string {
  if (spec.pushers === 'none') return '';
  const screw = spec.pushers === 'screw';
  return [-1, 1]
    .map((side) => {
      const collar = screw
        ? rect(104, -9, 7, 18, { rx: 1.5, fill: barPaint(spec.metal) }) +
          [-6, -3, 0, 3, 6]
            .map((y) => rect(104, y - 0.6, 7, 1.1, { fill: tone(spec.metal, 0), opacity: 0.45 }))
            .join('')
        : '';
      const stem = rect(96, -4.5, 14, 9, { fill: barPaint(spec.metal) });
      const cap = rect(screw ? 111 : 108, -8, screw ? 5 : 8, 16, {
        rx: 2,
        fill: barPaint(spec.metal),
      });
      return group(stem + collar + cap, { transform: `rotate(${28 * side})` });
    })
    .join('');
}

function scale(spec: WatchSpec): string {
  const inner = dialRadius(spec);
  const ink =
    spec.bezel.color.startsWith('#0') || spec.bezel.color.startsWith('#1') ? '#e9e6de' : '#f3ead2';
  if (spec.bezel.kind === 'tachymeter') {
    const marks = [
      '60',
      '65',
      '70',
      '80',
      '90',
      '100',
      '120',
      '140',
      '160',
      '200',
      '240',
      '300',
      '400',
    ];
    const angles = [360, 332, 309, 270, 240, 216, 180, 154, 135, 108, 90, 72, 54];
    const figures = marks.map((mark, index) =>
      group(letters(mark, 7.4, ink, 1.15), {
        transform: `rotate(${n(angles[index] ?? 0)}) translate(0 -86)`,
      }),
    );
    const dots = angles.map((angle) => circle(...polar(0, 0, 77.6, angle), 0.9, { fill: ink }));
    return figures.join('') + dots.join('') + lettersAround('TACHYMETER', 86, 5.4, ink, 12.5, 3.6);
  }
  const minutes = Array.from({ length: 60 }, (_, minute) => {
    if (minute === 0) return '';
    const turn = { transform: `rotate(${minute * 6})` };
    if (minute % 10 === 0)
      return group(letters(String(minute), 9.4, ink, 1.35), {
        transform: `rotate(${minute * 6}) translate(0 -85.4)`,
      });
    if (minute % 5 === 0) return rect(-1.5, -90.5, 3, 10.5, { fill: ink, rx: 0.6, ...turn });
    return minute < 15 ? rect(-0.6, -89.5, 1.2, 6.5, { fill: ink, ...turn }) : '';
  });
  const pip =
    path('M-7.5 -91.5H7.5L0 -77.5Z', { fill: ink }) +
    circle(0, -86.8, 3.6, { fill: tone(spec.metal, 0.45) }) +
    circle(0, -86.8, 3, { fill: '#f2f7e6' }) +
    circle(-0.8, -87.6, 1, { fill: '#ffffff' });
  return minutes.join('') + pip + circle(0, 0, inner, { fill: 'none' });
}

function insertBezel(spec: WatchSpec): string {
  const { color } = spec.bezel;
  const inner = dialRadius(spec);
  const teeth =
    spec.bezel.kind === 'diver'
      ? turning(
          0,
          0,
          94,
          102,
          (d) => tone(spec.metal, ringLevel(d) + (Math.round(d / 1.5) % 2 === 0 ? 0.22 : -0.34)),
          240,
        )
      : metalRing(spec.metal, 0, 0, 94, 101.5);
  const gloss = turning(0, 0, inner + 1, 96, (d) => {
    const level = ringLevel(d, -8);
    return level > 0.5 ? lighten(color, (level - 0.5) * 0.34) : darken(color, (0.5 - level) * 0.5);
  });
  const edge = circle(0, 0, 96, {
    fill: 'none',
    stroke: tone(spec.metal, 0.8),
    'stroke-width': 0.8,
    opacity: 0.9,
  });
  const lip = metalRing(spec.metal, 0, 0, inner, inner + 2.2, { phase: 180 });
  return (
    clipped(ringOutline(0, 0, 102, 94).split('M').slice(0, 2).join('M'), teeth) +
    clipped(circleOutline(0, 0, 96), gloss) +
    scale(spec) +
    edge +
    lip
  );
}

function stone(angle: number, r: number): string {
  const [x, y] = polar(0, 0, 89.6, angle);
  const facets = Array.from({ length: 8 }, (_, index) => {
    const level = [0.95, 0.5, 0.75, 1, 0.35, 0.8, 0.6, 1][(index + Math.round(angle)) % 8] ?? 0.7;
    const [ax, ay] = polar(0, 0, r, index * 45);
    const [bx, by] = polar(0, 0, r, index * 45 + 45);
    return path(`M0 0L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z`, { fill: tone('steel', level) });
  });
  const table = circle(0, 0, r * 0.48, { fill: '#f7fbff', opacity: 0.85 });
  return group(circle(0, 0, r + 0.9, { fill: '#4a4e53' }) + facets.join('') + table, {
    transform: `translate(${n(x)} ${n(y)})`,
  });
}

/** Case and bezel of a round watch, open in the middle for the dial. */
export function roundCase(spec: WatchSpec): string {
  const inner = dialRadius(spec);
  const flank = clipped(
    circleOutline(0, 0, 104),
    metalRing(spec.metal, 0, 0, 60, 104, { phase: 12, lift: -0.14 }),
  );
  const seam = circle(0, 0, 101.6, {
    fill: 'none',
    stroke: tone(spec.metal, 0),
    'stroke-width': 0.9,
    opacity: 0.7,
  });
  const rim = circle(0, 0, 103.6, {
    fill: 'none',
    stroke: tone(spec.metal, 1),
    'stroke-width': 0.7,
    opacity: 0.45,
  });
  if (spec.bezel.kind === 'diver' || spec.bezel.kind === 'tachymeter')
    return flank + rim + seam + insertBezel(spec);
  if (spec.bezel.kind === 'stones') {
    const bed = clipped(
      circleOutline(0, 0, 101),
      metalRing('steel', 0, 0, 70, 101, { lift: -0.1 }),
    );
    const stones = Array.from({ length: 54 }, (_, index) => stone((index * 360) / 54, 4.5)).join(
      '',
    );
    const sparkle = [305, 320, 128, 20]
      .map((angle) => blurred(0.8, circle(...polar(0, 0, 89.6, angle), 2.4, { fill: '#ffffff' })))
      .join('');
    return (
      flank +
      rim +
      bed +
      stones +
      sparkle +
      metalRing('steel', 0, 0, inner, inner + 5, { phase: 180 })
    );
  }
  const top = clipped(circleOutline(0, 0, 101), metalRing(spec.metal, 0, 0, 60, 101));
  const step = circle(0, 0, 93.4, {
    fill: 'none',
    stroke: tone(spec.metal, 0.08),
    'stroke-width': 0.8,
    opacity: 0.7,
  });
  const slope = clipped(
    circleOutline(0, 0, 93),
    metalRing(spec.metal, 0, 0, inner, 93, { phase: 176 }),
  );
  return flank + rim + seam + top + step + slope;
}
