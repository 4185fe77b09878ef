import { darken, lighten } from '../color.ts';
import { sunburstLevel, tone, turning } from '../metal.ts';
import { boxOutline, circleOutline, polar } from '../outline.ts';
import { linear, radial } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, ellipse, group, path } from '../svg.ts';
import { shadowOf } from './flat-shadow.ts';

/** A beaten brass tray, 840 across. */
export function brassTray(): string {
  const dent = (r: number, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(0, 0, r, (index * 360) / count + r);
      return ellipse(x, y, size, size * 0.86, {
        fill: radial(
          [
            [0, tone('brass', 0.42)],
            [0.7, tone('brass', 0.62)],
            [1, tone('brass', 0.85)],
          ],
          x,
          y,
          size,
          x - size * 0.4,
          y - size * 0.4,
        ),
        opacity: 0.6,
      });
    }).join('');
  const rows = [350, 322, 294, 266, 238, 210, 182, 154]
    .map((r) => dent(r, Math.round(r / 4.6), 15))
    .join('');
  const face = clipped(
    circleOutline(0, 0, 372),
    turning(0, 0, 0, 372, (d) => tone('brass', 0.34 + 0.46 * sunburstLevel(d)), 360) + rows,
  );
  const rim = clipped(
    circleOutline(0, 0, 420),
    turning(0, 0, 368, 420, (d) => tone('brass', 0.2 + 0.75 * sunburstLevel(d, 318)), 360),
  );
  const rings = [372, 136, 128, 60]
    .map(
      (r) =>
        circle(0, 0, r, {
          fill: 'none',
          stroke: tone('brass', 0.06),
          'stroke-width': 2.4,
          opacity: 0.55,
        }) +
        circle(1, 1.6, r, {
          fill: 'none',
          stroke: tone('brass', 1),
          'stroke-width': 1.4,
          opacity: 0.6,
        }),
    )
    .join('');
  const rosette = Array.from({ length: 16 }, (_, index) =>
    path('M0 -64C14 -80 14 -108 0 -124C-14 -108 -14 -80 0 -64Z', {
      fill: tone('brass', index % 2 === 0 ? 0.4 : 0.72),
      stroke: tone('brass', 0.1),
      'stroke-width': 1.2,
      transform: `rotate(${index * 22.5})`,
    }),
  ).join('');
  const shade = innerEdge(circleOutline(0, 0, 370), {
    color: '#2f1d05',
    width: 34,
    blur: 14,
    opacity: 0.5,
    dx: 7,
    dy: 10,
  });
  const lip = circle(0, 0, 418, {
    fill: 'none',
    stroke: tone('brass', 1),
    'stroke-width': 3.4,
    opacity: 0.7,
  });
  return group(
    shadowOf(circleOutline(0, 0, 418), 16, 26, 22, 0.42) +
      rim +
      face +
      rings +
      rosette +
      shade +
      lip,
  );
}

/** A small glass of tea from above, 170 across. */
export function teaGlass(x: number, y: number): string {
  const tea = radial(
    [
      [0, '#d87a22'],
      [0.6, '#a44d10'],
      [1, '#6b2c06'],
    ],
    0,
    0,
    66,
    -14,
    -18,
  );
  return group(
    blurred(9, circle(12, 18, 84, { fill: '#2f1d05', opacity: 0.5 })) +
      blurred(12, ellipse(44, 54, 40, 26, { fill: '#ffb04a', opacity: 0.55 })) +
      circle(0, 0, 84, { fill: '#f6efe2', opacity: 0.35 }) +
      circle(0, 0, 68, { fill: tea }) +
      circle(0, 0, 68, { fill: 'none', stroke: '#ffcf8a', 'stroke-width': 3, opacity: 0.7 }) +
      circle(0, 0, 83, { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 }) +
      circle(0, 0, 77, { fill: 'none', stroke: '#7a5a30', 'stroke-width': 1.6, opacity: 0.6 }) +
      blurred(
        2,
        path('M-60 -46A76 76 0 0 1 -10 -74', {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 7,
          'stroke-linecap': 'round',
        }),
      ) +
      blurred(4, ellipse(-20, -24, 22, 12, { fill: '#ffe2b0', opacity: 0.6 })),
    { transform: `translate(${x} ${y})` },
  );
}

/** A teak tray with cut handles, 900 × 580. */
export function woodTray(color: string): string {
  const d = boxOutline(-450, -290, 900, 580, 34);
  const floor = boxOutline(-412, -252, 824, 504, 18);
  const planks = [-126, 0, 126]
    .map(
      (y) =>
        path(`M-412 ${y}H412`, { stroke: darken(color, 0.6), 'stroke-width': 2.4, opacity: 0.6 }) +
        path(`M-412 ${y + 2}H412`, {
          stroke: lighten(color, 0.4),
          'stroke-width': 1.2,
          opacity: 0.5,
        }),
    )
    .join('');
  const grip = (x: number) =>
    path(boxOutline(x - 11, -70, 22, 140, 11), { fill: '#cfc4b2' }) +
    innerEdge(boxOutline(x - 11, -70, 22, 140, 11), {
      color: '#2a1a0c',
      width: 8,
      blur: 3,
      opacity: 0.8,
      dx: 2,
      dy: 3,
    });
  return group(
    shadowOf(d, 16, 26, 22, 0.42) +
      path(d, {
        fill: linear(
          [
            [0, lighten(color, 0.26)],
            [1, darken(color, 0.1)],
          ],
          [0, 0, 1, 1],
        ),
      }) +
      grain(d, 'wood', 0.8, 2) +
      path(floor, {
        fill: linear(
          [
            [0, darken(color, 0.12)],
            [1, lighten(color, 0.1)],
          ],
          [0, 0, 1, 1],
        ),
      }) +
      grain(floor, 'wood', 0.8, 2.4) +
      planks +
      innerEdge(floor, { color: '#1a0f06', width: 26, blur: 12, opacity: 0.6, dx: 7, dy: 9 }) +
      innerEdge(d, {
        color: lighten(color, 0.7),
        width: 4,
        blur: 1.6,
        opacity: 0.6,
        dx: 2,
        dy: 2,
      }) +
      grip(-431) +
      grip(431),
  );
}
