import { lighten } from '../color.ts';
import { ellipseOutline } from '../outline.ts';
import { radial } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blurred, circle, clipped, ellipse, group, path } from '../svg.ts';
import { turned } from './lathe.ts';

/** A stick of incense in a small brass dish with its thread of smoke; 620 high. */
export function incense(): string {
  const [rx, ry] = [170, 46];
  const dish = turned(
    [
      [70, 0],
      [80, -8],
      [130, -22],
      [164, -46],
      [170, -56],
    ],
    { color: '#b58a3e', gloss: 0.9, grain: 'skin', strength: 0.5 },
  );
  const hollow = ellipseOutline(0, -56, rx - 5, ry - 4);
  const inside =
    ellipse(0, -56, rx, ry, { fill: '#f0d190' }) +
    path(hollow, {
      fill: radial(
        [
          [0, '#7a5518'],
          [0.5, '#a87c2e'],
          [0.85, '#d8b25c'],
          [1, '#f3dca0'],
        ],
        10,
        -44,
        180,
        0,
        -36,
      ),
    }) +
    innerEdge(hollow, { color: '#3a2605', width: 18, blur: 9, opacity: 0.5, dx: 6, dy: 8 });
  const ash = clipped(
    hollow,
    blurred(3, ellipse(26, -42, 46, 12, { fill: '#8d857a', opacity: 0.7 })),
  );
  const knob =
    ellipse(-30, -52, 13, 7, { fill: '#caa04e' }) +
    circle(-30, -58, 8, {
      fill: radial(
        [
          [0, '#fff0c0'],
          [0.5, '#c4973f'],
          [1, '#6b4a14'],
        ],
        -30,
        -58,
        9,
        -33,
        -62,
      ),
    });
  const stick =
    path('M-30 -60L92 -408', {
      stroke: '#4a2f1c',
      'stroke-width': 7.4,
      'stroke-linecap': 'round',
    }) +
    path('M-31 -62L91 -408', { stroke: '#8a6040', 'stroke-width': 2, opacity: 0.8 }) +
    path('M84 -386L92 -408', { stroke: '#b9b0a4', 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    circle(92.6, -410, 4.4, { fill: '#ff7a2e' }) +
    blurred(5, circle(92.6, -410, 8, { fill: '#ff9a4a', opacity: 0.8 }));
  const smoke = [
    ['M93 -418C70 -480 130 -530 104 -600C84 -660 150 -700 126 -780', 7, 0.55],
    ['M93 -418C84 -490 120 -540 112 -600C100 -660 130 -720 150 -790', 14, 0.3],
    ['M96 -430C110 -500 76 -560 100 -640C120 -700 96 -740 108 -800', 20, 0.2],
  ] as const;
  const threads =
    smoke
      .map(([d, width, opacity]) =>
        blurred(
          width * 0.7,
          path(d, { fill: 'none', stroke: '#fdfbf7', 'stroke-width': width, opacity }),
        ),
      )
      .join('') +
    blurred(
      1.4,
      path(smoke[0][0], { fill: 'none', stroke: '#ffffff', 'stroke-width': 2.2, opacity: 0.7 }),
    );
  return group(
    threads +
      dish +
      inside +
      ash +
      knob +
      stick +
      path(`M${-rx} -56A${rx} ${ry} 0 0 0 ${rx} -56`, {
        fill: 'none',
        stroke: lighten('#d8b25c', 0.5),
        'stroke-width': 3,
      }),
  );
}
