import { bevelled } from '../bevel.ts';
import { darken, lighten } from '../color.ts';
import { letters } from '../lettering.ts';
import { barPaint, tone } from '../metal.ts';
import { boxOutline } from '../outline.ts';
import { across, linear } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blended, blurred, clipped, group, path, rect } from '../svg.ts';

type Flask = {
  glass: string;
  liquid: string;
  level: number;
  color: string;
  box: readonly [number, number, number, number];
};

/** Thick clear glass with liquid in it: bright rims, dark refractions, a meniscus. */
function flask(
  { glass, liquid, level, color, box: [left, top, right, bottom] }: Flask,
  light: number,
): string {
  const width = right - left;
  const wall = path(glass, {
    fill: across(
      [
        [0, '#f4efe6', 0.75],
        [0.12, '#b9b0a2', 0.55],
        [0.3, '#fbf8f2', 0.4],
        [0.7, '#efe8dc', 0.42],
        [0.9, '#a89e90', 0.6],
        [1, '#f6f2ea', 0.8],
      ],
      [left, 0, right, 0],
    ),
  });
  const inside = clipped(
    liquid,
    rect(left, top, width, bottom - top, { fill: '#ffffff', opacity: 0.28 }) +
      rect(left, level, width, bottom - level, {
        fill: across(
          [
            [0, darken(color, 0.55)],
            [0.14, darken(color, 0.15)],
            [0.4, lighten(color, 0.35)],
            [0.6, lighten(color, 0.12)],
            [0.86, darken(color, 0.25)],
            [1, darken(color, 0.6)],
          ],
          [left, 0, right, 0],
        ),
        opacity: 0.93,
      }) +
      blurred(
        18,
        path(
          `M${left + width * (0.1 + light * 0.5)} ${bottom}C${left + width * (0.25 + light * 0.5)} ${level + 60} ${left + width * (0.4 + light * 0.4)} ${level + 30} ${left + width * (0.5 + light * 0.5)} ${level}L${left + width * (0.72 + light * 0.4)} ${level}C${left + width * (0.6 + light * 0.3)} ${level + 120} ${left + width * (0.5 + light * 0.4)} ${bottom - 40} ${left + width * (0.4 + light * 0.5)} ${bottom}Z`,
          { fill: lighten(color, 0.75), opacity: 0.6 },
        ),
      ) +
      rect(left, level - 2, width, 5, { fill: lighten(color, 0.8), opacity: 0.85 }) +
      rect(left, level + 3, width, 7, { fill: darken(color, 0.5), opacity: 0.4 }),
  );
  const edges =
    innerEdge(liquid, { color: darken(color, 0.8), width: 12, blur: 5, opacity: 0.5 }) +
    innerEdge(glass, { color: '#ffffff', width: 5, blur: 1.2, opacity: 0.95, dx: 2, dy: 2 }) +
    innerEdge(glass, { color: '#4a3f33', width: 5, blur: 2.4, opacity: 0.5, dx: -1.5, dy: -1.5 });
  return wall + inside + edges;
}

const gleam = (d: string, opacity: number, blur = 2) =>
  blurred(blur, path(d, { fill: '#ffffff', opacity }));

/** A heavy square bottle with a walnut cap, 300 wide, 470 high, standing on y = 0; `light` (0 to 1) moves its inner glow. */
export function squareBottle(color: string, light = 0.3): string {
  const glass = boxOutline(-150, -320, 300, 320, 26);
  const liquid = boxOutline(-122, -292, 244, 248, 14);
  const cap = boxOutline(-62, -470, 124, 126, 8);
  const walnut = '#5b3a22';
  const capBody =
    path(cap, {
      fill: across(
        [
          [0, darken(walnut, 0.4)],
          [0.25, lighten(walnut, 0.3)],
          [0.55, walnut],
          [1, darken(walnut, 0.5)],
        ],
        [-62, 0, 62, 0],
      ),
    }) +
    grain(cap, 'wood', 0.9, 1) +
    innerEdge(cap, { color: '#000000', width: 8, blur: 4, opacity: 0.5, dx: -1, dy: -1 }) +
    innerEdge(cap, { color: '#ffe8c8', width: 2, blur: 0.8, opacity: 0.6, dx: 1, dy: 1.4 });
  const collar =
    rect(-46, -346, 92, 28, { fill: barPaint('brass', [0, 0, 1, 0]), rx: 3 }) +
    rect(-46, -334, 92, 1.6, { fill: tone('brass', 0), opacity: 0.5 });
  const base = path('M-150 -30C-80 -52 80 -52 150 -30V-26Q150 0 124 0H-124Q-150 0 -150 -26Z', {
    fill: '#ffffff',
    opacity: 0.26,
  });
  const mark =
    group(letters('OUDHAVAN', 13, '#f7e8c6', 1), {
      transform: 'translate(0 -158)',
      opacity: 0.92,
    }) +
    rect(-22, -138, 44, 1.2, { fill: '#f7e8c6', opacity: 0.8 }) +
    group(letters('NO. 4', 11, '#f7e8c6', 1), { transform: 'translate(0 -118)', opacity: 0.92 });
  return group(
    collar +
      capBody +
      flask({ glass, liquid, level: -270, color, box: [-122, -292, 122, -44] }, light) +
      base +
      rect(-4, -300, 8, 240, { fill: '#fff7e6', opacity: 0.16 }) +
      mark +
      gleam('M-136 -296L-112 -302V-30L-136 -40Z', 0.5) +
      gleam('M112 -300L122 -298V-60L112 -52Z', 0.35) +
      gleam('M-130 -306H60L40 -296H-130Z', 0.5),
  );
}

/** A round-shouldered bottle with a brushed gold cap, 300 wide, 480 high. */
export function roundBottle(color: string, light = 0.25): string {
  const glass =
    'M-120 0Q-144 0 -146 -26L-150 -170C-150 -270 -110 -330 -44 -344H44C110 -330 150 -270 150 -170L146 -26Q144 0 120 0Z';
  const liquid =
    'M-104 -36Q-118 -38 -119 -54L-122 -170C-122 -250 -92 -302 -34 -316H34C92 -302 122 -250 122 -170L119 -54Q118 -38 104 -36Z';
  const cap = boxOutline(-50, -486, 100, 112, 10);
  const metal =
    path(cap, { fill: barPaint('palegold', [0, 0, 1, 0]) }) +
    grain(cap, 'brushed', 0.5, 1.4) +
    innerEdge(cap, { color: '#4a3512', width: 6, blur: 3, opacity: 0.5 }) +
    rect(-50, -468, 100, 1.6, { fill: tone('gold', 0.1), opacity: 0.5 });
  const collar =
    rect(-38, -376, 76, 34, { fill: barPaint('palegold', [0, 0, 1, 0]), rx: 3 }) +
    rect(-38, -362, 76, 1.6, { fill: tone('gold', 0.1), opacity: 0.6 });
  const mark =
    group(letters('OUDHAVAN', 12.5, '#7a4a4c', 1), {
      transform: 'translate(0 -152)',
      opacity: 0.9,
    }) +
    group(letters('TAIF', 9.5, '#7a4a4c', 1), { transform: 'translate(0 -126)', opacity: 0.85 });
  return group(
    collar +
      metal +
      flask({ glass, liquid, level: -262, color, box: [-122, -316, 122, -36] }, light) +
      mark +
      gleam(
        'M-134 -60L-136 -170C-136 -230 -116 -280 -84 -306C-106 -260 -118 -220 -116 -170L-114 -50Z',
        0.6,
      ) +
      gleam(
        'M128 -60L130 -170C130 -210 122 -240 110 -264C116 -230 118 -200 118 -170L117 -60Z',
        0.4,
      ),
  );
}

/** A small faceted flacon with a tall gold stopper, 220 wide, 460 high. */
export function flacon(color: string): string {
  const glass = 'M-60 0L-104 -40L-110 -150L-78 -220L-34 -246H34L78 -220L110 -150L104 -40L60 0Z';
  const liquid = 'M-50 -22L-84 -52L-88 -146L-62 -200L-26 -220H26L62 -200L88 -146L84 -52L50 -22Z';
  const facets: readonly (readonly [string, string, number])[] = [
    ['M-60 0L-104 -40L-52 -62L-30 -20Z', '#ffffff', 0.34],
    ['M-104 -40L-110 -150L-54 -140L-52 -62Z', '#ffffff', 0.2],
    ['M-110 -150L-78 -220L-40 -196L-54 -140Z', '#ffffff', 0.46],
    ['M-78 -220L-34 -246L0 -226L-40 -196Z', '#ffffff', 0.24],
    ['M34 -246L78 -220L40 -196L0 -226Z', '#ffffff', 0.42],
    ['M78 -220L110 -150L54 -140L40 -196Z', '#000000', 0.12],
    ['M110 -150L104 -40L52 -62L54 -140Z', '#000000', 0.26],
    ['M104 -40L60 0L30 -20L52 -62Z', '#000000', 0.16],
    ['M-30 -20L30 -20L60 0H-60Z', '#ffffff', 0.3],
    ['M-54 -140L0 -170L54 -140L52 -62L0 -40L-52 -62Z', '#ffffff', 0.1],
    ['M0 -170L54 -140L52 -62L0 -40Z', '#000000', 0.07],
    ['M-34 -246H34L0 -226Z', '#ffffff', 0.5],
  ];
  const cuts = facets
    .map(([d, fill, opacity]) =>
      path(d, { fill, opacity, stroke: '#ffffff', 'stroke-width': 0.9, 'stroke-opacity': 0.7 }),
    )
    .join('');
  const spire =
    'M-15 -276C-24 -292 -20 -306 -9 -312C-24 -330 -20 -352 -6 -362C-16 -384 -8 -410 0 -450C8 -410 16 -384 6 -362C20 -352 24 -330 9 -312C20 -306 24 -292 15 -276Z';
  const stopper = bevelled(path(spire, { fill: barPaint('gold', [0, 0, 1, 0]) }), {
    depth: 2.4,
    height: 4,
    shine: 0.7,
    sharpness: 16,
    shade: 0.6,
  });
  const collar =
    rect(-36, -280, 72, 36, { fill: barPaint('gold', [0, 0, 1, 0]), rx: 4 }) +
    [-270, -262, -254]
      .map((y) => rect(-36, y, 72, 1.4, { fill: tone('gold', 0), opacity: 0.5 }))
      .join('');
  return group(
    stopper +
      collar +
      flask({ glass, liquid, level: -190, color, box: [-88, -220, 88, -22] }, 0.2) +
      clipped(glass, cuts) +
      blended(
        'screen',
        rect(-110, -250, 220, 250, {
          fill: linear(
            [
              [0, '#ffffff', 0.2],
              [0.5, '#ffffff', 0],
            ],
            [0, 0, 1, 1],
          ),
        }),
      ),
  );
}
