import { darken, lighten } from '../color.ts';
import { letters } from '../lettering.ts';
import { circleOutline, polar } from '../outline.ts';
import { radial } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blurred, circle, group, n, path, rect } from '../svg.ts';
import type { DialSpec, RegisterSpec } from './watch-spec.ts';

/** A small recessed dial with its own hand; alone at six it shows running seconds. */
export function register(dial: DialSpec, spec: RegisterSpec, r: number, second: number): string {
  const alone = dial.registers.length === 1;
  const size = r * (alone ? 0.285 : 0.25);
  const [x, y] = polar(0, 0, r * (alone ? 0.52 : 0.5), spec.at * 30);
  const ground = circle(0, 0, size, {
    fill: radial(
      [
        [0, lighten(spec.color, 0.12)],
        [0.7, spec.color],
        [1, darken(spec.color, 0.14)],
      ],
      0,
      0,
      size,
      -size * 0.3,
      -size * 0.3,
    ),
  });
  const grooves = Array.from({ length: 9 }, (_, index) =>
    circle(0, 0, size * (0.1 + index * 0.075), {
      fill: 'none',
      stroke: index % 2 === 0 ? '#000000' : '#ffffff',
      'stroke-width': 0.3,
      opacity: 0.12,
    }),
  ).join('');
  const ticks = Array.from({ length: alone ? 60 : 30 }, (_, index) => {
    const count = alone ? 60 : 30;
    const major = index % 5 === 0;
    return rect(-0.3, -size * 0.96, major ? 0.8 : 0.5, size * (major ? 0.17 : 0.1), {
      fill: spec.ink,
      transform: `rotate(${n((index * 360) / count)})`,
    });
  }).join('');
  const figures = (alone ? ['60', '15', '30', '45'] : ['30', '', '15', ''])
    .map((text, index) => {
      const [fx, fy] = polar(0, 0, size * 0.66, index * 90);
      return text === ''
        ? ''
        : group(letters(text, size * 0.22, spec.ink, 1.2), {
            transform: `translate(${n(fx)} ${n(fy)})`,
          });
    })
    .join('');
  const turn = spec.at === 6 || alone ? second : spec.turn;
  const shape = `M-.7 ${n(size * 0.24)}H.7L.4 ${n(-size * 0.82)}H-.4Z`;
  const shadow = blurred(
    0.8,
    path(shape, {
      fill: '#000000',
      opacity: 0.45,
      transform: `translate(1 1.6) rotate(${n(turn)})`,
    }),
  );
  const hand =
    path(shape, {
      fill: spec.hand,
      stroke: spec.hand,
      'stroke-width': 0.5,
      transform: `rotate(${n(turn)})`,
    }) + circle(0, 0, 1.9, { fill: spec.hand });
  const edge = innerEdge(circleOutline(0, 0, size), {
    color: '#000000',
    width: 3.4,
    blur: 1.3,
    opacity: 0.5,
    dx: 0.8,
    dy: 1.2,
  });
  const rim = circle(0, 0, size, {
    fill: 'none',
    stroke: lighten(dial.color, 0.5),
    'stroke-width': 0.5,
    opacity: 0.7,
  });
  return group(ground + grooves + ticks + figures + edge + rim + shadow + hand, {
    transform: `translate(${n(x)} ${n(y)})`,
  });
}
