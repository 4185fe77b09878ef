import { darken, lighten } from '../color.ts';
import { innerEdge } from '../relief.ts';
import { blurred, clipped, group, path } from '../svg.ts';
import { garden, type Print } from './scarf.ts';

type Drape = { d: string; light: string; dark: string; at: string };

/** A fall of printed silk: pattern, a lit fold, a shaded fold and a rolled hem. */
function fall({ d, light, dark, at }: Drape, print: Print): string {
  const fold = (line: string, stroke: string, opacity: number) =>
    blurred(7, path(line, { fill: 'none', stroke, 'stroke-width': 20, opacity }));
  return (
    blurred(7, path(d, { fill: '#1c110a', opacity: 0.4, transform: 'translate(6 10)' })) +
    clipped(
      d,
      group(garden(print), { transform: at }) +
        fold(light, '#ffffff', 0.3) +
        fold(dark, '#000000', 0.42),
    ) +
    innerEdge(d, { color: darken(print.ground, 0.7), width: 10, blur: 4, opacity: 0.6 }) +
    path(d, { fill: 'none', stroke: darken(print.ground, 0.25), 'stroke-width': 5 }) +
    path(d, {
      fill: 'none',
      stroke: lighten(print.ground, 0.45),
      'stroke-width': 1.2,
      transform: 'translate(-.8 -1)',
      opacity: 0.8,
    })
  );
}

const left: Drape = {
  d: 'M-14 8C-40 44 -62 92 -86 178C-80 196 -66 190 -56 202C-44 212 -32 202 -18 210C-8 150 2 96 14 22Z',
  light: 'M-14 20C-34 70 -52 130 -66 200',
  dark: 'M2 30C-12 90 -24 140 -34 206',
  at: 'translate(60 40) rotate(14) scale(.42)',
};
const right: Drape = {
  d: 'M6 8C18 60 36 104 46 168C58 172 66 160 80 162C92 160 100 150 114 148C92 92 56 46 24 2Z',
  light: 'M16 16C40 70 60 110 76 160',
  dark: 'M10 30C28 80 40 120 50 166',
  at: 'translate(20 110) rotate(-20) scale(.42)',
};

/** A scarf knotted on a bag's handle, around 0, 0. */
export function knot(print: Print): string {
  const body = 'M-36 -20C-24 -42 24 -44 38 -20C46 0 32 26 4 28C-26 28 -46 6 -36 -20Z';
  const centre: Drape = {
    d: body,
    light: 'M-30 -18C-12 -32 14 -32 30 -18',
    dark: 'M-34 6C-10 22 16 22 36 4',
    at: 'translate(-90 40) rotate(30) scale(.4)',
  };
  return fall(left, print) + fall(right, print) + fall(centre, print);
}
