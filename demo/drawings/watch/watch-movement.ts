import { letters, lettersAround } from '../lettering.ts';
import { type Metal, sunburstLevel, tone, turning } from '../metal.ts';
import { circleOutline, polar, polygon, ringOutline, sector } from '../outline.ts';
import { across, radial } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blurred, circle, clipped, group, n, type Point, path, rect } from '../svg.ts';

function wheel(x: number, y: number, r: number, teeth: number, metal: Metal, spokes = 5): string {
  const points: Point[] = [];
  for (let index = 0; index < teeth; index += 1) {
    const step = 360 / teeth;
    points.push(
      polar(0, 0, r * 0.93, index * step),
      polar(0, 0, r, index * step + step * 0.3),
      polar(0, 0, r, index * step + step * 0.55),
      polar(0, 0, r * 0.93, index * step + step * 0.85),
    );
  }
  const openings =
    spokes === 0
      ? ''
      : Array.from({ length: spokes }, (_, index) =>
          path(
            sector(
              0,
              0,
              r * 0.3,
              r * 0.76,
              (index * 360) / spokes + 9,
              ((index + 1) * 360) / spokes - 9,
            ),
            { fill: '#1c1712', opacity: 0.85 },
          ),
        ).join('');
  const face = clipped(
    polygon(points),
    turning(0, 0, 0, r, (d) => tone(metal, 0.34 + 0.6 * sunburstLevel(d)), 120),
  );
  const rim = circle(0, 0, r * 0.86, {
    fill: 'none',
    stroke: tone(metal, 1),
    'stroke-width': 0.5,
    opacity: 0.6,
  });
  const shade = blurred(1.2, circle(0.8, 1.6, r, { fill: '#000000', opacity: 0.5 }));
  return group(shade + face + openings + rim, { transform: `translate(${n(x)} ${n(y)})` });
}

const jewel = (x: number, y: number, r: number) =>
  circle(x, y, r * 1.6, {
    fill: tone('gold', 0.5),
    stroke: tone('gold', 0.9),
    'stroke-width': 0.4,
  }) +
  circle(x, y, r, {
    fill: radial(
      [
        [0, '#ff7d9a'],
        [0.5, '#c3134a'],
        [1, '#5c0420'],
      ],
      x,
      y,
      r,
      x - r * 0.3,
      y - r * 0.35,
    ),
  }) +
  circle(x, y, r * 0.26, { fill: '#2a0310' });

const screw = (x: number, y: number, r: number, turn: number) =>
  circle(x, y, r + 0.7, { fill: '#14110e' }) +
  circle(x, y, r, {
    fill: radial(
      [
        [0, '#6f95ff'],
        [0.5, '#2447c4'],
        [1, '#0d1a5a'],
      ],
      x,
      y,
      r,
      x - r * 0.4,
      y - r * 0.4,
    ),
  }) +
  rect(-r, -0.45, r * 2, 0.9, {
    fill: '#070d2c',
    transform: `translate(${n(x)} ${n(y)}) rotate(${turn})`,
  });

function striped(d: string, metal: Metal): string {
  const stripes = Array.from({ length: 22 }, (_, index) => {
    const x = -110 + index * 10;
    return rect(x, -120, 10, 240, {
      fill: across(
        [
          [0, tone(metal, 0.46)],
          [0.5, tone(metal, 0.86)],
          [1, tone(metal, 0.5)],
        ],
        [x, 0, x + 10, 0],
      ),
    });
  }).join('');
  const shadow = blurred(
    2,
    path(d, { fill: '#000000', opacity: 0.6, transform: 'translate(1 2)' }),
  );
  const body = clipped(d, group(stripes, { transform: 'rotate(38)' }));
  const bevel =
    innerEdge(d, { color: tone(metal, 1), width: 2.4, blur: 0.3, opacity: 0.95 }) +
    innerEdge(d, {
      color: tone(metal, 0),
      width: 1.6,
      blur: 0.4,
      opacity: 0.55,
      dx: -0.9,
      dy: -0.9,
    });
  return shadow + body + bevel;
}

function perlage(): string {
  const dots: string[] = [];
  for (let y = -72; y <= 72; y += 6)
    for (let x = -72; x <= 72; x += 6)
      dots.push(
        circle(x, y, 4.2, {
          fill: radial(
            [
              [0, '#c9cbcd'],
              [0.8, '#8c8f93'],
              [1, '#6d7074'],
            ],
            x,
            y,
            4.4,
            x - 1.6,
            y - 1.8,
          ),
        }),
      );
  return dots.join('');
}

function balance(x: number, y: number): string {
  const ring = clipped(
    ringOutline(0, 0, 21, 17.4).split('M').slice(0, 2).join('M'),
    turning(0, 0, 17.4, 21, (d) => tone('gold', 0.3 + 0.7 * sunburstLevel(d)), 120),
  );
  const arms = [0, 120, 240]
    .map((d) =>
      rect(-1.2, -18.5, 2.4, 18.5, { fill: tone('gold', 0.7), transform: `rotate(${d + 20})` }),
    )
    .join('');
  const weights = Array.from({ length: 12 }, (_, index) => {
    const [a, b] = polar(0, 0, 22.2, index * 30);
    return circle(a, b, 1.5, { fill: tone('gold', 0.85) });
  }).join('');
  const spring = [12.5, 10.9, 9.3, 7.7, 6.1]
    .map((r) => circle(0, 0, r, { fill: 'none', stroke: '#3b57b8', 'stroke-width': 0.45 }))
    .join('');
  return group(
    blurred(
      1.5,
      circle(1, 2, 21, { fill: 'none', stroke: '#000000', 'stroke-width': 4, opacity: 0.6 }),
    ) +
      ring +
      weights +
      arms +
      spring,
    { transform: `translate(${x} ${y})` },
  );
}

function rotor(): string {
  const d = sector(0, 0, 0, 66, 98, 262);
  const face = striped(d, 'steel');
  const weight = sector(0, 0, 52, 66, 98, 262);
  const edge =
    path(weight, { fill: tone('gold', 0.62), opacity: 0.95 }) +
    innerEdge(weight, { color: tone('gold', 1), width: 1.6, blur: 0.4 });
  return (
    group(
      face + edge + lettersAround('SELF-WINDING · 70 HOURS', 59, 5, tone('gold', 0), 120, 5.4),
      {},
    ) +
    circle(0, 0, 9, { fill: tone('steel', 0.4) }) +
    circle(0, 0, 8, { fill: tone('steel', 0.8) }) +
    jewel(0, 0, 2.6)
  );
}

/** A finished movement of radius 66, hand-wound or with a rotor. */
export function movement(automatic: boolean, metal: Metal): string {
  const main =
    'M-66 -30C-50 -62 20 -76 66 -30V-4C44 6 28 2 14 -6C-4 -16 -22 -8 -30 6C-40 20 -56 22 -68 16Z';
  const train = 'M66 2C48 14 34 10 22 6C10 2 2 8 2 18C2 34 16 40 18 54V70H70V2Z';
  const cock = 'M-68 66V40C-56 30 -44 30 -36 34C-26 39 -22 46 -26 54C-32 64 -44 70 -68 70Z';
  const base = rect(-70, -70, 140, 140, { fill: '#7d8084' }) + perlage();
  const gears = wheel(-2, 30, 17, 44, 'gold') + wheel(20, 12, 13, 36, 'gold', 4) + balance(-24, 42);
  const bridges = striped(main, metal) + striped(train, metal) + striped(cock, metal);
  const top =
    wheel(-22, -34, 21, 54, 'steel', 0) +
    wheel(18, -40, 13, 32, 'steel', 0) +
    screw(-22, -34, 5.5, 24) +
    screw(18, -40, 4, 70);
  const stones =
    jewel(34, 24, 3) +
    jewel(48, 44, 2.6) +
    jewel(30, -14, 2.8) +
    jewel(-44, 44, 2.8) +
    jewel(52, -14, 2.4);
  const screws =
    screw(-56, -4, 3.2, 50) +
    screw(52, 14, 3, 110) +
    screw(30, 58, 3.2, 20) +
    screw(-56, 58, 3, 80) +
    screw(50, -28, 3.2, 140);
  const signature = group(letters('ADJUSTED', 4.6, tone(metal, 0), 1), {
    transform: 'translate(-2 -8) rotate(-14)',
  });
  const body =
    base + gears + bridges + balance(-24, 42) + cockArm + top + stones + screws + signature;
  return clipped(circleOutline(0, 0, 66), body + (automatic ? rotor() : ''));
}

const cockArm =
  path('M-60 62L-46 52L-26 38L-20 44L-40 58L-52 68Z', {
    fill: tone('steel', 0.82),
    stroke: tone('steel', 1),
    'stroke-width': 0.7,
  }) + jewel(-24, 42, 3);
