import { group, n, path } from './svg.ts';

/** Strokes of invented marks and numerals on a grid of 6 × 10, so that no font is needed. */
const strokes: Record<string, string> = {
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  B: 'M0 0V10M0 0H3a2.4 2.4 0 0 1 0 4.8H0M0 4.8H3.4a2.6 2.6 0 0 1 0 5.2H0',
  C: 'M6 2A3 3.4 0 0 0 0 3.4V6.6A3 3.4 0 0 0 6 8',
  D: 'M0 0V10H2.4A3.6 3.6 0 0 0 6 6.4V3.6A3.6 3.6 0 0 0 2.4 0Z',
  E: 'M5.4 0H0V10H5.4M0 4.9H4.4',
  F: 'M5.4 0H0V10M0 4.9H4.4',
  G: 'M6 2A3 3.4 0 0 0 0 3.4V6.6A3 3.4 0 0 0 6 7.4V5.4H3.4',
  H: 'M0 0V10M6 0V10M0 4.9H6',
  I: 'M1 0V10',
  J: 'M5 0V7.4A2.5 2.6 0 0 1 0 7.6',
  K: 'M0 0V10M5.8 0L0 6M2 4.4L6 10',
  L: 'M0 0V10H5.2',
  M: 'M0 10V0L3.4 6.6L6.8 0V10',
  N: 'M0 10V0L6 10V0',
  O: 'M3 0A3 3.4 0 0 0 0 3.4V6.6A3 3.4 0 0 0 6 6.6V3.4A3 3.4 0 0 0 3 0Z',
  P: 'M0 10V0H3.2a2.7 2.7 0 0 1 0 5.4H0',
  Q: 'M3 0A3 3.4 0 0 0 0 3.4V6.6A3 3.4 0 0 0 6 6.6V3.4A3 3.4 0 0 0 3 0ZM3.6 7.2L6 10',
  R: 'M0 10V0H3.2a2.6 2.6 0 0 1 0 5.2H0M3 5.2L6 10',
  S: 'M5.6 1.8A2.8 2.4 0 0 0 .3 2.5C.3 5.6 5.8 4.3 5.8 7.4A2.9 2.6 0 0 1 .1 8',
  T: 'M0 0H6M3 0V10',
  U: 'M0 0V6.6A3 3.4 0 0 0 6 6.6V0',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L1.9 10L3.8 2L5.7 10L7.6 0',
  X: 'M0 0L6 10M6 0L0 10',
  Y: 'M0 0L3 5L6 0M3 5V10',
  Z: 'M0 0H6L0 10H6',
  '0': 'M3 0A3 3.4 0 0 0 0 3.4V6.6A3 3.4 0 0 0 6 6.6V3.4A3 3.4 0 0 0 3 0Z',
  '1': 'M.6 2.2L3 0V10',
  '2': 'M.2 2.8A2.8 2.8 0 0 1 5.8 2.9C5.8 5.2 1.6 7 .2 10H6',
  '3': 'M.3 1.6A2.8 2.5 0 1 1 2.4 4.7A2.9 2.6 0 1 1 .1 8.2',
  '4': 'M4.4 10V0L0 7.2H6',
  '5': 'M5.4 0H1L.5 4.6A2.8 2.9 0 1 1 .2 8.4',
  '6': 'M4.6 0C1.6 1.6 .1 4.4 .1 6.9A2.9 3 0 1 0 1 4.8',
  '7': 'M0 0H6L2.2 10',
  '8': 'M3 0A2.5 2.35 0 0 0 3 4.7A2.5 2.35 0 0 0 3 0ZM3 4.7A3 2.65 0 0 0 3 10A3 2.65 0 0 0 3 4.7Z',
  '9': 'M1.4 10C4.4 8.4 5.9 5.6 5.9 3.1A2.9 3 0 1 0 5 5.2',
  '.': 'M.6 9.4V10',
  '·': 'M.6 5V5.4',
  '-': 'M1 5H5',
  ' ': '',
  '&': 'M6 10L1.2 3.2A1.9 1.9 0 1 1 4 2.6C4 4.4 0 5.2 0 7.6A2.6 2.4 0 0 0 5.6 6.6',
};

const widths: Record<string, number> = {
  I: 2,
  M: 6.8,
  W: 7.6,
  '.': 1.2,
  '·': 1.2,
  ' ': 3.4,
  '1': 3.4,
};

const widthOf = (letter: string) => widths[letter] ?? 6;

/** A line of letters centred on 0, 0; `height` in units, `gap` between letters in tenths of it. */
export function letters(
  text: string,
  height: number,
  color: string,
  weight = 0.9,
  gap = 2.4,
): string {
  const scale = height / 10;
  const total = [...text].reduce((sum, letter) => sum + widthOf(letter) + gap, -gap);
  let x = -total / 2;
  const body = [...text].map((letter) => {
    const part = path(strokes[letter] ?? '', { transform: `translate(${n(x)} -5)` });
    x += widthOf(letter) + gap;
    return part;
  });
  return group(body.join(''), {
    transform: `scale(${Math.round(scale * 10000) / 10000})`,
    fill: 'none',
    stroke: color,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** Letters around a circle, from `start` degrees on, each turned to its place. */
export function lettersAround(
  text: string,
  radius: number,
  height: number,
  color: string,
  start: number,
  step: number,
): string {
  const scale = Math.round(height * 1000) / 10000;
  const body = [...text].map((letter, index) =>
    path(strokes[letter] ?? '', {
      transform: `rotate(${n(start + index * step)}) translate(0 ${n(-radius)}) scale(${scale}) translate(${n(-widthOf(letter) / 2)} -5)`,
    }),
  );
  return group(body.join(''), {
    fill: 'none',
    stroke: color,
    'stroke-width': 0.95,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A Roman numeral drawn with thick and thin strokes, centred on 0, 0. */
export function roman(text: string, height: number, color: string): string {
  const thick = height * 0.13;
  const thin = height * 0.045;
  const advance: Record<string, number> = { I: 0.27, V: 0.62, X: 0.62 };
  const total = [...text].reduce((sum, letter) => sum + (advance[letter] ?? 0.3), 0) * height;
  let x = -total / 2;
  const top = -height / 2;
  const bottom = height / 2;
  const line = (x1: number, x2: number, weight: number) =>
    path(`M${n(x1)} ${n(top)}L${n(x2)} ${n(bottom)}`, { stroke: color, 'stroke-width': weight });
  const serif = (at: number, y: number, half: number) =>
    path(`M${n(at - half)} ${n(y)}H${n(at + half)}`, { stroke: color, 'stroke-width': thin });
  const body = [...text].map((letter) => {
    const width = (advance[letter] ?? 0.3) * height;
    const middle = x + width / 2;
    const [left, right] = [x + width * 0.14, x + width * 0.86];
    x += width;
    if (letter === 'I')
      return (
        line(middle, middle, thick) +
        serif(middle, top, height * 0.12) +
        serif(middle, bottom, height * 0.12)
      );
    if (letter === 'V')
      return (
        line(left, middle, thick) +
        line(right, middle, thin) +
        serif(left, top, height * 0.14) +
        serif(right, top, height * 0.11)
      );
    return (
      line(left, right, thick) +
      line(right, left, thin) +
      serif(left, top, height * 0.14) +
      serif(right, top, height * 0.11) +
      serif(left, bottom, height * 0.11) +
      serif(right, bottom, height * 0.14)
    );
  });
  return group(body.join(''), { fill: 'none' });
}
