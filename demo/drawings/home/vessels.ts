import { darken, lighten } from '../color.ts';
import { ellipseOutline } from '../outline.ts';
import { across, radial } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, clipped, ellipse, group, path, rect } from '../svg.ts';
import { mouth, turned } from './lathe.ts';

function ear(side: number, color: string): string {
  const d = 'M44 -396C120 -420 150 -352 118 -296C112 -284 108 -276 106 -268';
  const line = (stroke: string, width: number, opacity = 1, shift = '') =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      opacity,
      'stroke-linecap': 'round',
      transform: shift,
    });
  const lit = side < 0 ? -1 : 1;
  return group(
    line(darken(color, 0.5), 25) +
      line(darken(color, 0.08), 21) +
      blurred(3, line(lighten(color, 0.45), 8, 0.75, `translate(${-4 * lit} -4)`)),
    { transform: `scale(${side} 1)` },
  );
}

/** A two-handled vase of bare clay, 470 high, standing on y = 0. */
export function amphora(color: string): string {
  const profile = [
    [58, 0],
    [62, -10],
    [92, -70],
    [136, -160],
    [148, -230],
    [126, -300],
    [78, -346],
    [46, -372],
    [40, -404],
    [46, -440],
    [62, -462],
  ] as const;
  const rings = [-352, -362, -250, -258]
    .map((y) =>
      path(`M-170 ${y}C-60 ${y + 18} 60 ${y + 18} 170 ${y}`, {
        fill: 'none',
        stroke: darken(color, 0.35),
        'stroke-width': 2,
        opacity: 0.4,
      }),
    )
    .join('');
  return group(
    ear(-1, color) +
      ear(1, color) +
      turned(profile, { color, gloss: 0, grain: 'clay', strength: 0.75 }, rings) +
      mouth(-462, 62, 13, color, 11),
  );
}

/** A slim glazed bottle with a rust lip, 470 high. */
export function bottleVase(color: string, lip: string): string {
  const profile = [
    [64, 0],
    [80, -14],
    [104, -80],
    [106, -140],
    [80, -210],
    [40, -268],
    [25, -330],
    [23, -400],
    [30, -440],
    [42, -462],
  ] as const;
  const rust = rect(-120, -480, 240, 130, {
    fill: across(
      [
        [0, lip],
        [0.3, lip, 0.85],
        [1, lip, 0],
      ],
      [0, -470, 0, -350],
    ),
  });
  const foot = rect(-120, -16, 240, 20, { fill: darken(lip, 0.2), opacity: 0.8 });
  const runs = [-60, -18, 34, 72]
    .map((x, index) =>
      path(`M${x} -300C${x * 1.4} -220 ${x * 1.7} -120 ${x * 1.5} ${-40 - index * 12}`, {
        fill: 'none',
        stroke: lighten(color, 0.3),
        'stroke-width': 12,
        opacity: 0.25,
      }),
    )
    .join('');
  return group(
    turned(
      profile,
      { color, gloss: 0.9, grain: 'skin', strength: 0.4 },
      blurred(8, runs) + rust + foot,
    ) + mouth(-462, 42, 9, lip, 8),
  );
}

/** A wide footed bowl, 480 across; `inside` is drawn in its hollow. */
export function bowl(color: string, inside = ''): string {
  const profile = [
    [74, 0],
    [78, -12],
    [70, -26],
    [120, -52],
    [186, -104],
    [224, -150],
    [240, -186],
  ] as const;
  const [rx, ry] = [240, 62];
  const hollow = ellipseOutline(0, -186, rx - 7, ry - 4);
  const pool = path(hollow, {
    fill: radial(
      [
        [0, darken(color, 0.42)],
        [0.45, darken(color, 0.2)],
        [0.8, color],
        [1, lighten(color, 0.3)],
      ],
      20,
      -160,
      250,
      10,
      -150,
    ),
  });
  const glint = blurred(
    4,
    path('M-190 -170C-150 -150 -90 -138 -40 -136L-60 -146C-110 -150 -150 -160 -176 -176Z', {
      fill: '#ffffff',
      opacity: 0.6,
    }),
  );
  return group(
    turned(profile, { color, gloss: 0.7, grain: 'skin', strength: 0.4 }) +
      ellipse(0, -186, rx, ry, {
        fill: across(
          [
            [0, lighten(color, 0.6)],
            [0.5, lighten(color, 0.3)],
            [1, darken(color, 0.1)],
          ],
          [-rx, 0, rx, 0],
        ),
      }) +
      pool +
      clipped(hollow, glint) +
      innerEdge(hollow, {
        color: darken(color, 0.7),
        width: 22,
        blur: 11,
        opacity: 0.5,
        dx: 8,
        dy: 8,
      }) +
      grain(hollow, 'skin', 0.3, 1.2) +
      inside,
  );
}

/** Pomegranates heaped in the bowl, with its front wall drawn again over them. */
export function bowlOfPomegranates(color: string): string {
  const fruit = (x: number, y: number, r: number, turn: number) =>
    group(
      ellipse(0, 0, r, r * 0.95, {
        fill: radial(
          [
            [0, '#e2705a'],
            [0.4, '#b3312f'],
            [0.8, '#7a1620'],
            [1, '#4d0c16'],
          ],
          0,
          0,
          r * 1.04,
          -r * 0.36,
          -r * 0.4,
        ),
      }) +
        blurred(
          r * 0.08,
          ellipse(-r * 0.36, -r * 0.42, r * 0.2, r * 0.14, { fill: '#ffffff', opacity: 0.55 }),
        ) +
        path(
          `M${-r * 0.16} ${-r * 0.9}L${-r * 0.24} ${-r * 1.22}L${-r * 0.06} ${-r * 1.1}L0 ${-r * 1.3}L${r * 0.1} ${-r * 1.1}L${r * 0.26} ${-r * 1.2}L${r * 0.16} ${-r * 0.9}Z`,
          { fill: '#8d3326', stroke: '#4d140f', 'stroke-width': 2 },
        ),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  const heap =
    blurred(10, ellipse(0, -160, 190, 44, { fill: '#1c0a06', opacity: 0.5 })) +
    fruit(-100, -206, 66, -20) +
    fruit(96, -208, 68, 24) +
    fruit(-4, -230, 72, 4) +
    fruit(-50, -180, 58, -48) +
    fruit(56, -180, 58, 40);
  const front = 'M-247 -186A247 66 0 0 0 247 -186V40H-247Z';
  return (
    bowl(color, heap) +
    clipped(front, bowl(color)) +
    path('M-240 -186A240 62 0 0 0 240 -186', {
      fill: 'none',
      stroke: lighten(color, 0.7),
      'stroke-width': 4,
      opacity: 0.8,
    })
  );
}
