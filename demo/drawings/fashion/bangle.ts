import { darken, lighten } from '../color.ts';
import { tone } from '../metal.ts';
import { across } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blurred, circle, clipped, ellipse, group, n, path } from '../svg.ts';

function blossom(x: number, y: number, r: number, squash: number): string {
  const petals = Array.from({ length: 5 }, (_, index) =>
    ellipse(0, -r * 0.6, r * 0.36, r * 0.5, {
      fill: '#f6f1e4',
      transform: `rotate(${index * 72})`,
      stroke: '#c9a052',
      'stroke-width': 0.8,
    }),
  ).join('');
  const leaves = [40, 220]
    .map((turn) =>
      path(
        `M0 ${n(-r * 0.8)}C${n(r * 0.5)} ${n(-r)} ${n(r * 0.5)} ${n(-r * 1.5)} 0 ${n(-r * 1.7)}C${n(-r * 0.5)} ${n(-r * 1.5)} ${n(-r * 0.5)} ${n(-r)} 0 ${n(-r * 0.8)}Z`,
        { fill: '#5fae86', transform: `rotate(${turn})`, stroke: '#c9a052', 'stroke-width': 0.7 },
      ),
    )
    .join('');
  return group(leaves + petals + circle(0, 0, r * 0.26, { fill: '#d8a53f' }), {
    transform: `translate(${n(x)} ${n(y)}) scale(${n(squash)} 1)`,
  });
}

/** An enamelled bangle standing tilted, 560 wide, around 0, 0. */
export function bangle(): string {
  const [rx, ry, band] = [280, 150, 96];
  const back = `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0V${band}A${rx} ${ry} 0 0 0 ${-rx} ${band}Z`;
  const front = `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0V${band}A${rx} ${ry} 0 0 1 ${-rx} ${band}Z`;
  const enamel = `M${-rx} 14A${rx} ${ry} 0 0 0 ${rx} 14V${band - 14}A${rx} ${ry} 0 0 1 ${-rx} ${band - 14}Z`;
  const gold = across(
    [
      [0, tone('gold', 0.2)],
      [0.16, tone('gold', 0.85)],
      [0.3, tone('gold', 1)],
      [0.46, tone('gold', 0.5)],
      [0.7, tone('gold', 0.66)],
      [0.88, tone('gold', 0.2)],
      [1, tone('gold', 0.5)],
    ],
    [-rx, 0, rx, 0],
  );
  const inside =
    path(back, {
      fill: across(
        [
          [0, tone('gold', 0.5)],
          [0.3, tone('gold', 0.16)],
          [0.62, tone('gold', 0.7)],
          [0.8, tone('gold', 0.95)],
          [1, tone('gold', 0.4)],
        ],
        [-rx, 0, rx, 0],
      ),
    }) + innerEdge(back, { color: '#3a2408', width: 18, blur: 8, opacity: 0.5 });
  const green = '#14513a';
  const glass = path(enamel, {
    fill: across(
      [
        [0, darken(green, 0.6)],
        [0.24, lighten(green, 0.3)],
        [0.34, lighten(green, 0.5)],
        [0.5, green],
        [0.85, darken(green, 0.4)],
        [1, darken(green, 0.7)],
      ],
      [-rx, 0, rx, 0],
    ),
  });
  const flowers = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.04 + (index * 0.92) / 12);
    return blossom(
      -rx * Math.cos(angle),
      ry * Math.sin(angle) + band / 2,
      22,
      Math.max(0.25, Math.sin(angle)),
    );
  }).join('');
  const rims = [0, band]
    .map(
      (dy) =>
        path(`M${-rx} ${dy}A${rx} ${ry} 0 0 0 ${rx} ${dy}`, {
          fill: 'none',
          stroke: gold,
          'stroke-width': 12,
        }) +
        path(`M${-rx} ${dy - 3}A${rx} ${ry} 0 0 0 ${rx} ${dy - 3}`, {
          fill: 'none',
          stroke: tone('gold', 1),
          'stroke-width': 2,
          opacity: 0.8,
        }),
    )
    .join('');
  const top =
    path(`M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`, { fill: 'none', stroke: gold, 'stroke-width': 9 }) +
    path(`M${-rx} -2A${rx} ${ry} 0 0 1 ${rx} -2`, {
      fill: 'none',
      stroke: tone('gold', 1),
      'stroke-width': 1.6,
      opacity: 0.8,
    });
  const gloss = clipped(
    enamel,
    blurred(
      9,
      path(`M-200 ${60}C-170 120 -120 150 -70 170L-60 200L-220 140Z`, {
        fill: '#ffffff',
        opacity: 0.5,
      }),
    ) + blurred(5, path('M150 110L190 90V160L150 180Z', { fill: '#ffffff', opacity: 0.2 })),
  );
  return (
    inside +
    top +
    path(front, { fill: gold }) +
    glass +
    clipped(enamel, flowers) +
    innerEdge(enamel, { color: '#000000', width: 8, blur: 3, opacity: 0.5, dy: 2 }) +
    gloss +
    rims
  );
}
