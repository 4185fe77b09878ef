import { darken } from '../color.ts';
import { ellipseOutline } from '../outline.ts';
import { across, radial } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blended, blurred, circle, clipped, ellipse, group, path, rect } from '../svg.ts';
import { flame } from './flame.ts';
import { mouth, turned } from './lathe.ts';

/** A candle in a smoked tumbler, 300 wide and 340 high, burning. `sway` leans the flame. */
export function tumblerCandle(sway = 0, glow = 1): string {
  const wall = 'M-150 -330L-136 -14C-134 6 134 6 136 -14L150 -330C100 -300 -100 -300 -150 -330Z';
  const waxTop = -246;
  const glass = path(wall, {
    fill: across(
      [
        [0, '#2c2926', 0.92],
        [0.12, '#57514b', 0.8],
        [0.35, '#7d746a', 0.55],
        [0.6, '#5f574f', 0.6],
        [0.88, '#35312d', 0.85],
        [1, '#1d1b19', 0.95],
      ],
      [-150, 0, 150, 0],
    ),
  });
  const wax = `M-141 ${waxTop}L-127 -36C-120 -20 120 -20 127 -36L141 ${waxTop}C100 ${waxTop + 34} -100 ${waxTop + 34} -141 ${waxTop}Z`;
  const tallow = path(wax, {
    fill: across(
      [
        [0, '#5d5348'],
        [0.3, '#cdbfa6'],
        [0.5, '#e5d7bd'],
        [0.75, '#94866f'],
        [1, '#453d34'],
      ],
      [-141, 0, 141, 0],
    ),
    opacity: 0.85,
  });
  const surface = ellipseOutline(0, waxTop, 141, 33);
  const melt = path(surface, {
    fill: radial(
      [
        [0, '#fff2cf'],
        [0.3, '#f6dfae'],
        [0.75, '#c9b48c'],
        [1, '#7d6d52'],
      ],
      0,
      waxTop,
      150,
      0,
      waxTop - 4,
    ),
  });
  const light = blended(
    'screen',
    blurred(24, ellipse(0, waxTop + 44, 110, 80, { fill: '#ffb35a', opacity: 0.55 * glow })),
  );
  const back = path('M-150 -330C-100 -362 100 -362 150 -330C100 -300 -100 -300 -150 -330Z', {
    fill: across(
      [
        [0, '#26231f', 0.85],
        [0.5, '#8d8174', 0.5],
        [1, '#26231f', 0.85],
      ],
      [-150, 0, 150, 0],
    ),
  });
  const inner = path(
    `M-148 -328L-141 ${waxTop}C-100 ${waxTop - 34} 100 ${waxTop - 34} 141 ${waxTop}L148 -328C100 -356 -100 -356 -148 -328Z`,
    {
      fill: across(
        [
          [0, '#3a332c', 0.9],
          [0.5, '#a8906c', 0.65],
          [1, '#2c2722', 0.9],
        ],
        [-148, 0, 148, 0],
      ),
    },
  );
  const rim =
    ellipse(0, -330, 150, 31, {
      fill: 'none',
      stroke: '#d9cfc2',
      'stroke-width': 3.4,
      opacity: 0.85,
    }) +
    ellipse(0, -330, 146, 29, {
      fill: 'none',
      stroke: '#1a1714',
      'stroke-width': 1.6,
      opacity: 0.6,
    });
  const shine =
    blurred(
      2.4,
      path('M-128 -292L-114 -30L-100 -26L-110 -286Z', { fill: '#ffffff', opacity: 0.42 }),
    ) + blurred(2, path('M118 -280L108 -50L116 -56L126 -284Z', { fill: '#ffffff', opacity: 0.26 }));
  const foot = rect(-134, -16, 268, 16, { fill: '#ffffff', opacity: 0.1, rx: 8 });
  const label =
    rect(-58, -190, 116, 104, { fill: '#efe7d8', opacity: 0.96, rx: 2 }) +
    rect(-50, -182, 100, 88, { fill: 'none', stroke: '#8d7a5c', 'stroke-width': 1.2 }) +
    path('M-22 -128C-22 -152 -8 -160 0 -172C8 -160 22 -152 22 -128ZM-28 -120H28', {
      fill: 'none',
      stroke: '#5c4a33',
      'stroke-width': 2,
    });
  const halo = blended(
    'screen',
    circle(sway * 6, waxTop - 70, 330, {
      fill: radial(
        [
          [0, '#ffcf8a', 0.5 * glow],
          [0.35, '#ffb85c', 0.2 * glow],
          [1, '#ffb85c', 0],
        ],
        sway * 6,
        waxTop - 70,
        330,
      ),
    }),
  );
  return group(
    back +
      inner +
      melt +
      innerEdge(surface, { color: '#5c4a2e', width: 10, blur: 5, opacity: 0.5 }) +
      flame(0, waxTop - 2, 1.15, sway) +
      glass +
      clipped(wall, tallow + light) +
      innerEdge(wall, { color: '#000000', width: 12, blur: 6, opacity: 0.5 }) +
      label +
      foot +
      rim +
      shine +
      halo,
  );
}

/** A lidless terracotta jar with a two-wick candle, 300 wide and 250 high. */
export function clayJar(color: string): string {
  const body = turned(
    [
      [118, 0],
      [126, -10],
      [146, -70],
      [150, -150],
      [140, -214],
      [134, -240],
    ],
    { color, gloss: 0.05, grain: 'clay', strength: 0.8 },
    [-60, -70, -196, -204]
      .map((y) =>
        path(`M-170 ${y}C-60 ${y + 26} 60 ${y + 26} 170 ${y}`, {
          fill: 'none',
          stroke: darken(color, 0.4),
          'stroke-width': 2.4,
          opacity: 0.45,
        }),
      )
      .join(''),
  );
  const wax = ellipse(0, -234, 118, 24, {
    fill: radial(
      [
        [0, '#fff6e2'],
        [0.7, '#e8d9b8'],
        [1, '#b7a37c'],
      ],
      -10,
      -236,
      120,
    ),
  });
  const wicks = [-34, 34]
    .map((x) =>
      path(`M${x} -232C${x - 2} -240 ${x + 2} -246 ${x} -254`, {
        fill: 'none',
        stroke: '#3a2c20',
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  return group(body + mouth(-240, 134, 28, color, 14) + wax + wicks);
}

/** The lid of the jar, lying or on top, 290 wide and 70 high. */
export const clayLid = (color: string) =>
  group(
    turned(
      [
        [138, 0],
        [142, -8],
        [138, -24],
        [90, -40],
        [30, -48],
        [16, -52],
      ],
      { color, gloss: 0.05, grain: 'clay', strength: 0.8 },
    ) +
      turned(
        [
          [14, -50],
          [24, -58],
          [26, -68],
          [18, -78],
          [4, -82],
        ],
        { color, gloss: 0.1, grain: 'clay', strength: 0.6 },
      ),
  );
