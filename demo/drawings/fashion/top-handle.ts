import { darken, lighten } from '../color.ts';
import { boxOutline } from '../outline.ts';
import { clipped, group, rect } from '../svg.ts';
import { oblongRing, rivet, turnLock } from './hardware.ts';
import { handle, type Leather, lip, panel, saddle } from './leather.ts';

/** A structured top-handle bag; `back` shows its other side. Stands on y = 0, 270 wide. */
export function topHandle(leather: Leather, thread: string, back = false): string {
  const { color } = leather;
  const body =
    'M-128 -8Q-136 -8 -136 -16L-122 -182Q-121 -190 -112 -190H112Q121 -190 122 -182L136 -16Q136 -8 128 -8Z';
  const flap =
    'M-124 -186Q-122 -194 -112 -194H112Q122 -194 124 -186L128 -118Q128 -106 116 -104L20 -92Q0 -90 -20 -92L-116 -104Q-128 -106 -128 -118Z';
  const handleArch = 'M-62 -196C-66 -262 -46 -290 0 -290C46 -290 66 -262 62 -196';
  const posts = [-62, 62]
    .map(
      (x) =>
        oblongRing(x, -196, 20, 16, 'brass') +
        panel(boxOutline(x - 10, -192, 20, 26, 4), leather, [x - 10, -192, x + 10, -166]) +
        rivet(x, -174, 3.4, 'brass'),
    )
    .join('');
  const feet = [-112, 112]
    .map(
      (x) =>
        rect(x - 9, -9, 18, 9, { fill: '#8a6a2f', rx: 3 }) +
        rect(x - 9, -9, 6, 9, { fill: '#e3c27c', rx: 3 }),
    )
    .join('');
  const gussets = [-1, 1]
    .map((side) =>
      group(
        panel(
          'M122 -182L136 -16Q136 -8 128 -8L120 -10C126 -60 122 -130 114 -186Z',
          { ...leather, color: darken(color, 0.25) },
          [112, -186, 136, -8],
        ),
        { transform: `scale(${side} 1)` },
      ),
    )
    .join('');
  const front =
    panel(
      flap,
      leather,
      [-128, -194, 128, -90],
      [
        {
          d: 'M-110 -176C-40 -184 60 -184 110 -176',
          width: 22,
          blur: 11,
          opacity: 0.5,
          light: true,
        },
        { d: 'M-60 -190L-80 -110', width: 30, blur: 16, opacity: 0.28, light: true },
      ],
    ) +
    lip(
      'M-128 -118Q-128 -106 -116 -104L-20 -92Q0 -90 20 -92L116 -104Q128 -106 128 -118',
      color,
      4,
    ) +
    saddle(
      'M-117 -184L-121 -119Q-121 -112 -114 -110.5L-19 -99Q0 -97 19 -99L114 -110.5Q121 -112 121 -119L117 -184',
      thread,
    ) +
    turnLock(0, -96, 'brass');
  const slip = 'M-96 -140L-104 -34Q-104 -26 -96 -26H96Q104 -26 104 -34L96 -140Q0 -132 -96 -140Z';
  const rear =
    panel(
      slip,
      leather,
      [-104, -140, 104, -26],
      [
        {
          d: 'M-80 -120C-30 -112 30 -112 80 -120',
          width: 20,
          blur: 12,
          opacity: 0.35,
          light: true,
        },
      ],
    ) +
    lip('M-96 -140Q0 -132 96 -140', color, 3) +
    saddle('M-91 -134L-98 -37Q-98 -32 -93 -32H93Q98 -32 98 -37L91 -134', thread);
  return group(
    feet +
      panel(
        body,
        { ...leather, color: darken(color, 0.06) },
        [-136, -190, 136, -8],
        [
          { d: 'M-100 -60C-40 -50 40 -50 100 -60', width: 30, blur: 18, opacity: 0.2, light: true },
          { d: 'M-120 -16H120', width: 18, blur: 9, opacity: 0.5, light: false },
        ],
      ) +
      gussets +
      saddle('M-116 -90L-122 -22Q-122 -17 -116 -17H116Q122 -17 122 -22L116 -90', thread) +
      handle(handleArch, color, 15, thread) +
      (back ? rear : front) +
      posts +
      clipped(body, rect(-140, -200, 280, 3, { fill: lighten(color, 0.4), opacity: 0.3 })),
  );
}
