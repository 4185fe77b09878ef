import { darken, lighten } from '../color.ts';
import { boxOutline } from '../outline.ts';
import { across } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, group, n, path, place, rect } from '../svg.ts';

/** Three inks of a printed square. */
export type Print = { ground: string; line: string; accent: string };

export const indigo: Print = { ground: '#24345f', line: '#ece4d2', accent: '#6d86b8' };
export const madder: Print = { ground: '#8e2f26', line: '#e8d6b4', accent: '#231a18' };

function flower(x: number, y: number, r: number, print: Print, petals = 8): string {
  const parts = Array.from({ length: petals }, (_, index) =>
    path(
      `M0 ${n(-r * 0.26)}C${n(r * 0.3)} ${n(-r * 0.5)} ${n(r * 0.26)} ${n(-r * 0.9)} 0 ${n(-r)}C${n(-r * 0.26)} ${n(-r * 0.9)} ${n(-r * 0.3)} ${n(-r * 0.5)} 0 ${n(-r * 0.26)}Z`,
      {
        fill: index % 2 === 0 ? print.line : print.accent,
        transform: `rotate(${n((index * 360) / petals)})`,
      },
    ),
  );
  return place(
    parts.join('') +
      circle(0, 0, r * 0.2, { fill: print.line }) +
      circle(0, 0, r * 0.1, { fill: print.ground }),
    x,
    y,
  );
}

function sprig(x: number, y: number, size: number, turn: number, print: Print): string {
  const leaf = (at: number, side: number) =>
    path(
      `M0 ${-at}C${side * 9} ${-at - 2} ${side * 15} ${-at - 9} ${side * 16} ${-at - 16}C${side * 8} ${-at - 16} ${side * 1} ${-at - 10} 0 ${-at}Z`,
      { fill: print.accent },
    );
  const stem = path('M0 0V-44', { stroke: print.line, 'stroke-width': 2 });
  return place(
    stem +
      [6, 18, 30].map((at) => leaf(at, 1) + leaf(at, -1)).join('') +
      flower(0, -50, 13, print, 6),
    x,
    y,
    size,
    turn,
  );
}

function channel(inset: number, width: number, print: Print): string {
  const half = 450 - inset;
  const frame = (at: number, w: number, color: string) =>
    rect(-at, -at, at * 2, at * 2, { fill: 'none', stroke: color, 'stroke-width': w });
  const waves = Array.from({ length: Math.floor((half * 2 - width) / 24) }, (_, index) =>
    path(`M${n(-half + 18 + index * 24)} ${-half}q6 -9 12 0t12 0`, {
      fill: 'none',
      stroke: print.ground,
      'stroke-width': 2.4,
    }),
  ).join('');
  return (
    frame(half, width, print.accent) +
    frame(half + width / 2, 2.4, print.line) +
    frame(half - width / 2, 2.4, print.line) +
    [0, 90, 180, 270].map((turn) => group(waves, { transform: `rotate(${turn})` })).join('')
  );
}

/** The printed garden on a square of 900 around 0, 0. */
export function garden(print: Print): string {
  const base = rect(-450, -450, 900, 900, { fill: print.ground });
  const edge = rect(-442, -442, 884, 884, { fill: 'none', stroke: print.line, 'stroke-width': 5 });
  const border = Array.from({ length: 13 }, (_, index) =>
    sprig(-372 + index * 62, -384, 0.84, index % 2 === 0 ? 0 : 180, print),
  ).join('');
  const borders = [0, 90, 180, 270]
    .map((turn) => group(border, { transform: `rotate(${turn})` }))
    .join('');
  const field: string[] = [];
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const [x, y] = [column * 62, row * 62];
      const far = Math.hypot(x, y);
      if (far < 128 || (Math.abs(column) === 4 && Math.abs(row) === 4)) continue;
      field.push(
        (row + column) % 2 === 0
          ? flower(x, y, 22, print)
          : group(circle(x, y, 5, { fill: print.accent }) + circle(x, y, 2, { fill: print.line })),
      );
    }
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => flower(sx * 394, sy * 394, 40, print, 12))
    .join('');
  const heart =
    circle(0, 0, 122, { fill: print.accent }) +
    circle(0, 0, 122, { fill: 'none', stroke: print.line, 'stroke-width': 5 }) +
    circle(0, 0, 104, { fill: print.ground }) +
    Array.from({ length: 16 }, (_, index) =>
      group(
        path('M0 -48C13 -62 13 -84 0 -98C-13 -84 -13 -62 0 -48Z', {
          fill: index % 2 === 0 ? print.line : print.accent,
        }),
        { transform: `rotate(${index * 22.5})` },
      ),
    ).join('') +
    flower(0, 0, 46, print, 12);
  return base + edge + borders + channel(120, 26, print) + corners + field.join('') + heart;
}

const drape = (d: string, lights: readonly (readonly [string, number, number, boolean])[]) =>
  clipped(
    d,
    lights
      .map(([line, width, opacity, light]) =>
        blurred(
          width * 0.4,
          path(line, {
            fill: 'none',
            stroke: light ? '#ffffff' : '#000000',
            'stroke-width': width,
            opacity,
          }),
        ),
      )
      .join(''),
  );

const hem = (d: string, print: Print) =>
  path(d, {
    fill: 'none',
    stroke: darken(print.ground, 0.4),
    'stroke-width': 9,
    'stroke-linejoin': 'round',
  }) +
  path(d, { fill: 'none', stroke: print.ground, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
  path(d, {
    fill: 'none',
    stroke: lighten(print.ground, 0.5),
    'stroke-width': 1.6,
    opacity: 0.8,
    transform: 'translate(-1.2 -1.6)',
  });

const wavy =
  'M-448 -444C-300 -452 -120 -440 0 -446C140 -452 300 -440 446 -447C452 -300 440 -140 447 0C452 150 442 300 448 446C300 452 140 440 0 447C-140 452 -300 440 -447 448C-452 300 -440 150 -446 0C-452 -150 -441 -300 -448 -444Z';

/** A silk square spread out, 900 across, with the sheen and soft waves of silk. */
export function spreadScarf(print: Print): string {
  const waves = drape(wavy, [
    ['M-460 -300C-200 -240 100 -330 460 -250', 90, 0.13, true],
    ['M-460 -180C-160 -120 140 -220 460 -120', 70, 0.12, false],
    ['M-460 60C-140 0 160 110 460 30', 100, 0.14, true],
    ['M-460 190C-140 130 160 230 460 160', 70, 0.13, false],
    ['M-200 460C-140 200 -180 -100 -120 -460', 80, 0.1, true],
    ['M180 460C240 200 170 -100 230 -460', 80, 0.1, false],
  ]);
  return clipped(wavy, garden(print)) + waves + hem(wavy, print) + grain(wavy, 'fine', 0.25, 1.2);
}

/** The square folded into a soft pad of 640 × 420, one corner turned up. */
export function foldedScarf(print: Print): string {
  const layer = (dx: number, dy: number) => boxOutline(-320 + dx, -210 + dy, 640, 420, 26);
  const under = [
    [10, 26],
    [4, 16],
    [-4, 8],
  ]
    .map(
      ([dx = 0, dy = 0], index) =>
        path(layer(dx, dy), {
          fill: index === 1 ? print.line : darken(print.ground, 0.3 - index * 0.08),
        }) + innerEdge(layer(dx, dy), { color: '#000000', width: 8, blur: 4, opacity: 0.5 }),
    )
    .join('');
  const top = layer(0, 0);
  const face = clipped(top, group(garden(print), { transform: 'translate(120 236) scale(1.25)' }));
  const folds = drape(top, [
    ['M-320 -120C-120 -60 80 -150 320 -90', 70, 0.18, true],
    ['M-320 20C-100 60 120 -40 320 40', 60, 0.16, false],
    ['M-320 140C-100 90 120 190 320 130', 70, 0.16, true],
  ]);
  const half = 'M-320 210V-30C-120 -70 120 10 320 -40V184Q320 210 294 210Z';
  const crease = 'M-322 -30C-120 -70 120 10 322 -40';
  const lower = clipped(
    half,
    group(garden(print), { transform: 'translate(-60 -150) rotate(8) scale(1.25)' }),
  );
  const shade = clipped(
    top,
    blurred(
      12,
      path(crease, {
        fill: 'none',
        stroke: '#000000',
        'stroke-width': 26,
        opacity: 0.5,
        transform: 'translate(0 -8)',
      }),
    ),
  );
  const gloss = drape(half, [
    ['M-320 60C-100 20 120 110 320 50', 60, 0.2, true],
    ['M-320 150C-100 110 120 200 320 140', 50, 0.2, false],
  ]);
  return (
    under +
    face +
    folds +
    hem(top, print) +
    shade +
    lower +
    gloss +
    hem(crease, print) +
    grain(top, 'fine', 0.22, 1.2)
  );
}

/** Undyed shawl in a folded stack of 640 × 430 with a twisted fringe below. */
export function foldedShawl(color: string): string {
  const top = boxOutline(-320, -240, 640, 430, 30);
  const layers = [34, 24, 13]
    .map((dy, index) => {
      const d = boxOutline(-320 + (index - 1) * 5, -240 + dy, 640, 430, 30);
      return (
        path(d, { fill: darken(color, 0.16 + index * 0.03) }) +
        innerEdge(d, { color: darken(color, 0.7), width: 9, blur: 4, opacity: 0.55 })
      );
    })
    .join('');
  const fringe = Array.from({ length: 46 }, (_, index) => {
    const x = -308 + index * 13.6;
    const bend = Math.sin(index * 1.7) * 5;
    const d = `M${n(x)} 180C${n(x + bend)} 214 ${n(x - bend)} 244 ${n(x + bend * 0.6)} ${n(282 + Math.cos(index * 2.3) * 7)}`;
    return (
      path(d, {
        fill: 'none',
        stroke: darken(color, 0.45),
        'stroke-width': 7.4,
        opacity: 0.5,
        transform: 'translate(2 3)',
      }) +
      path(d, {
        fill: 'none',
        stroke: darken(color, 0.08),
        'stroke-width': 5.8,
        'stroke-linecap': 'round',
      }) +
      path(d, {
        fill: 'none',
        stroke: lighten(color, 0.35),
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
        opacity: 0.9,
      })
    );
  }).join('');
  const twill = Array.from({ length: 132 }, (_, index) =>
    path(`M${-760 + index * 8} 200l440 -450`, {
      stroke: index % 2 === 0 ? darken(color, 0.3) : lighten(color, 0.3),
      'stroke-width': 2.2,
      opacity: 0.3,
    }),
  ).join('');
  const face = path(top, {
    fill: across(
      [
        [0, lighten(color, 0.22)],
        [0.5, color],
        [1, darken(color, 0.16)],
      ],
      [-320, -240, 280, 190],
    ),
  });
  const folds = drape(top, [
    ['M-320 -150C-100 -110 100 -190 320 -130', 80, 0.2, true],
    ['M-320 0C-100 40 120 -50 320 20', 70, 0.1, false],
    ['M-320 120C-100 80 120 160 320 100', 70, 0.16, true],
  ]);
  return (
    fringe +
    layers +
    face +
    clipped(top, twill) +
    folds +
    innerEdge(top, { color: darken(color, 0.6), width: 12, blur: 6, opacity: 0.4, dy: -2 }) +
    innerEdge(top, { color: '#ffffff', width: 4, blur: 2, opacity: 0.5, dy: 3 }) +
    grain(top, 'fine', 0.5, 1.6)
  );
}
