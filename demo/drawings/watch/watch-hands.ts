import { darken, lighten } from '../color.ts';
import { linear } from '../paint.ts';
import { blurred, circle, group, n, path, rect } from '../svg.ts';
import type { HandsSpec, WatchTime } from './watch-spec.ts';

type Outline = { half: string; whole: string };

const outlines: Record<HandsSpec['style'], (length: number, width: number) => Outline> = {
  leaf: (l, w) => ({
    half: `M0 0H${n(w * 0.2)}L${n(w * 0.16)} ${n(-l * 0.14)}C${n(w * 1.05)} ${n(-l * 0.3)} ${n(w * 0.8)} ${n(-l * 0.62)} ${n(w * 0.12)} ${n(-l * 0.86)}L0 ${n(-l)}Z`,
    whole: '',
  }),
  baton: (l, w) => ({ half: `M0 0H${n(w * 0.55)}V${n(-l + 2)}L0 ${n(-l)}Z`, whole: '' }),
  sword: (l, w) => ({
    half: `M0 0H${n(w * 0.4)}L${n(w * 0.9)} ${n(-l * 0.78)}L0 ${n(-l)}Z`,
    whole: '',
  }),
  dauphine: (l, w) => ({ half: `M0 8L${n(w * 0.9)} 0L0 ${n(-l)}Z`, whole: '' }),
};

function hand(spec: HandsSpec, length: number, width: number, degrees: number): string {
  const { half } = outlines[spec.style](length, width);
  const metallic = Number.parseInt(spec.color.slice(1, 3), 16) > 150;
  const sunny = degrees > 180 ? 1 : -1;
  const sides = [1, -1].map((side) =>
    group(
      path(half, {
        fill:
          side === sunny ? darken(spec.color, 0.35) : lighten(spec.color, metallic ? 0.6 : 0.12),
        stroke: darken(spec.color, 0.7),
        'stroke-width': 0.35,
      }),
      { transform: `scale(${side} 1)` },
    ),
  );
  const lume =
    spec.lume === null
      ? ''
      : rect(-width * 0.36, -length * 0.9 + width * 0.3, width * 0.72, length * 0.62, {
          fill: spec.lume,
          rx: width * 0.2,
        });
  return group(sides.join('') + lume, { transform: `rotate(${n(degrees)})` });
}

const shadowed = (body: string, dx: number, dy: number) =>
  group(blurred(1.5, body, { transform: `translate(${dx} ${dy})` }), { opacity: 0.34 });

function silhouette(spec: HandsSpec, length: number, width: number, degrees: number): string {
  const { half } = outlines[spec.style](length, width);
  const both = [1, -1]
    .map((side) => path(half, { transform: `scale(${side} 1)`, fill: '#000000' }))
    .join('');
  return group(both, { transform: `rotate(${n(degrees)})` });
}

/** Hour, minute and sweep hands with their shadows, for a dial of radius `r`. */
export function hands(spec: HandsSpec, r: number, time: WatchTime): string {
  const thick = spec.style === 'leaf' ? 7 : 6.4;
  const [hour, minute] = [r * 0.58, r * 0.86];
  const sweepShape = `M-.55 18H.55L.35 ${n(-r * 0.93)}H-.35Z`;
  const sweep =
    spec.sweep === null
      ? ''
      : group(
          path(sweepShape, { fill: spec.sweep, stroke: spec.sweep, 'stroke-width': 0.6 }) +
            circle(0, 15, 3, { fill: spec.sweep }),
          {
            transform: `rotate(${n(time.second)})`,
          },
        );
  const shade =
    silhouette(spec, hour, thick, time.hour) + silhouette(spec, minute, thick * 0.86, time.minute);
  const sweepShade =
    spec.sweep === null
      ? ''
      : group(path(sweepShape, { fill: '#000000', stroke: '#000000', 'stroke-width': 1 }), {
          transform: `rotate(${n(time.second)})`,
        });
  const hub =
    circle(0, 0, 4.4, {
      fill: linear(
        [
          [0, lighten(spec.color, 0.6)],
          [1, darken(spec.color, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    }) + circle(0, 0, 1.6, { fill: darken(spec.sweep ?? spec.color, 0.35) });
  return (
    shadowed(shade, 1.6, 2.6) +
    hand(spec, hour, thick, time.hour) +
    hand(spec, minute, thick * 0.86, time.minute) +
    shadowed(sweepShade, 2, 3.4) +
    sweep +
    hub
  );
}
