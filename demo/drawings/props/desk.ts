import { darken, lighten } from '../color.ts';
import { panel, saddle } from '../fashion/leather.ts';
import { barPaint } from '../metal.ts';
import { boxOutline, circleOutline, polar } from '../outline.ts';
import { across, linear, radial } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, group, n, path, rect } from '../svg.ts';
import { shadowOf } from './flat-shadow.ts';

/** Things lying on a desk, seen from above, each around 0, 0. */

/** A fountain pen, 640 long, its nib at the left. */
export function pen(color: string): string {
  const barrel = boxOutline(-120, -19, 320, 38, 12);
  const cap = boxOutline(190, -21, 150, 42, 16);
  const section = 'M-120 -16L-196 -12V12L-120 16Z';
  const nib = 'M-196 -12C-230 -15 -262 -6 -290 0C-262 6 -230 15 -196 12Z';
  const gloss = (d: string, from: number, to: number) =>
    path(d, {
      fill: across(
        [
          [0, lighten(color, 0.25)],
          [0.24, lighten(color, 0.8)],
          [0.34, lighten(color, 0.1)],
          [0.7, color],
          [1, darken(color, 0.6)],
        ],
        [0, from, 0, to],
      ),
    });
  return group(
    shadowOf(`${barrel}${cap}${section}${nib}`) +
      gloss(barrel, -19, 19) +
      gloss(section, -16, 16) +
      gloss(cap, -21, 21) +
      path(nib, { fill: barPaint('gold') }) +
      path('M-286 0H-226', { stroke: '#4a3008', 'stroke-width': 1.4 }) +
      circle(-224, 0, 3, { fill: '#4a3008' }) +
      [-124, 186, 332].map((x) => rect(x, -21, 9, 42, { fill: barPaint('gold'), rx: 2 })).join('') +
      rect(206, -30, 116, 8, { fill: barPaint('gold'), rx: 4 }),
  );
}

/** Two cloth-bound ledgers, the upper one turned a little; 620 × 820. */
export function ledgers(under: string, over: string): string {
  const book = (color: string, turn: number) => {
    const d = boxOutline(-310, -410, 620, 820, 8);
    const pages = boxOutline(-298, -402, 616, 816, 4);
    return group(
      shadowOf(d, 14, 22, 16, 0.45) +
        path(pages, { fill: '#e9dfc9' }) +
        path(d, {
          fill: linear(
            [
              [0, lighten(color, 0.14)],
              [1, darken(color, 0.16)],
            ],
            [0, 0, 1, 1],
          ),
        }) +
        grain(d, 'fine', 0.7, 2) +
        rect(-310, -410, 64, 820, { fill: darken(color, 0.28), opacity: 0.7 }) +
        path('M-246 -410V410', { stroke: darken(color, 0.5), 'stroke-width': 3, opacity: 0.6 }) +
        [-410, 366]
          .map((y) =>
            path(y < 0 ? 'M310 -410V-350L250 -410Z' : 'M310 410V350L250 410Z', {
              fill: darken(color, 0.4),
              opacity: 0.8,
            }),
          )
          .join('') +
        innerEdge(d, { color: lighten(color, 0.7), width: 4, blur: 2, opacity: 0.4, dx: 2, dy: 2 }),
      { transform: `rotate(${turn})` },
    );
  };
  return book(under, -9) + book(over, 4);
}

/** A leather travel roll, open, 1000 × 640. */
export function roll(color: string, lining: string): string {
  const d = boxOutline(-500, -320, 1000, 640, 26);
  const flap = 'M-500 -90H500V294Q500 320 474 320H-474Q-500 320 -500 294Z';
  return group(
    shadowOf(d, 14, 22, 18) +
      panel(d, { color: lining, surface: 'smooth' }, [-500, -320, 500, 320]) +
      saddle(boxOutline(-484, -304, 968, 608, 20), lighten(lining, 0.4), 1.4) +
      shadowOf(flap, 0, -6, 6, 0.3) +
      panel(flap, { color, surface: 'smooth' }, [-500, -90, 500, 320]) +
      saddle(
        'M-484 -74H484V290Q484 304 470 304H-470Q-484 304 -484 290V-74',
        lighten(color, 0.4),
        1.4,
      ) +
      path('M-160 -90V320M170 -90V320', {
        stroke: darken(color, 0.5),
        'stroke-width': 3,
        opacity: 0.55,
      }),
  );
}

/** A coil of rope, 460 across. */
export function rope(color: string): string {
  const turns = [224, 188, 152, 116, 80].map((r, index) => {
    const ring =
      circle(0, 0, r, { fill: 'none', stroke: darken(color, 0.6), 'stroke-width': 38 }) +
      circle(-2, -3, r, { fill: 'none', stroke: color, 'stroke-width': 31 }) +
      circle(-5, -7, r, {
        fill: 'none',
        stroke: lighten(color, 0.4),
        'stroke-width': 9,
        opacity: 0.55,
      });
    const twists = Array.from({ length: Math.round(r / 3.4) }, (_, step) => {
      const angle = (step * 360) / Math.round(r / 3.4);
      const [ax, ay] = polar(0, 0, r - 16, angle);
      const [bx, by] = polar(0, 0, r + 16, angle + 900 / r);
      return path(
        `M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2 + 3)} ${n((ay + by) / 2)} ${n(bx)} ${n(by)}`,
        { fill: 'none', stroke: darken(color, 0.55), 'stroke-width': 3, opacity: 0.55 },
      );
    }).join('');
    return group(ring + twists, { transform: `rotate(${index * 33})` });
  });
  const tail = 'M224 10C250 120 330 170 420 180';
  return group(
    shadowOf(circleOutline(0, 0, 242), 12, 20, 18, 0.4) +
      turns.join('') +
      path(tail, { fill: 'none', stroke: darken(color, 0.6), 'stroke-width': 38 }) +
      path(tail, { fill: 'none', stroke: color, 'stroke-width': 31 }) +
      path(tail, {
        fill: 'none',
        stroke: darken(color, 0.5),
        'stroke-width': 30,
        'stroke-dasharray': '3 11',
        opacity: 0.5,
      }),
  );
}

/** A ribbed shell, 300 wide. */
export function shell(): string {
  const edge = Array.from({ length: 15 }, (_, index) =>
    polar(0, 120, 250 + (index % 2 === 0 ? 8 : -10), -52 + index * 7.43),
  );
  const d = `M-34 128L${edge.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}L34 128C20 146 -20 146 -34 128Z`;
  const ribs = edge
    .map(([x, y], index) =>
      path(`M${(index - 7) * 3} 126L${n(x)} ${n(y)}`, {
        stroke: index % 2 === 0 ? '#ffffff' : '#b99f8c',
        'stroke-width': index % 2 === 0 ? 7 : 5,
        opacity: 0.55,
      }),
    )
    .join('');
  return group(
    shadowOf(d, 10, 16, 12, 0.36) +
      path(d, {
        fill: radial(
          [
            [0, '#f4e3d6'],
            [0.6, '#ead3c4'],
            [1, '#d3b19c'],
          ],
          0,
          120,
          260,
        ),
        'stroke-linejoin': 'round',
      }) +
      clipped(d, blurred(2, ribs)) +
      innerEdge(d, { color: '#8d6a55', width: 14, blur: 8, opacity: 0.4, dx: -3, dy: -3 }),
  );
}
