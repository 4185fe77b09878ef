import { mix } from '../color.ts';
import { across } from '../paint.ts';
import { define, group, rect } from '../svg.ts';
import type { Acetate } from './eyewear-spec.ts';

type Sheet = { top: string; bottom: string; spots: string | null; cover: number; opacity: number };

const sheets: Record<Acetate, Sheet> = {
  tortoise: { top: '#7a4216', bottom: '#c8822f', spots: '#1c0d05', cover: 0.5, opacity: 1 },
  'dark-tortoise': { top: '#4a260f', bottom: '#8a501f', spots: '#120804', cover: 0.58, opacity: 1 },
  black: { top: '#1c1b1c', bottom: '#111011', spots: null, cover: 0, opacity: 1 },
  honey: { top: '#c07a22', bottom: '#e6b25e', spots: '#7a3d0e', cover: 0.4, opacity: 0.94 },
  rose: { top: '#c9827f', bottom: '#e8b9b1', spots: null, cover: 0, opacity: 0.84 },
  burgundy: { top: '#4d1020', bottom: '#7c2236', spots: '#2a0610', cover: 0.38, opacity: 0.97 },
  teal: { top: '#7fb3b1', bottom: '#b8d6d2', spots: null, cover: 0, opacity: 0.6 },
};

/** A sheet of acetate large enough to cut a frame from, around 0, 0. */
export function acetateSheet(kind: Acetate): string {
  const { top, bottom, spots, cover, opacity } = sheets[kind];
  const base = rect(-100, -60, 300, 140, {
    fill: across(
      [
        [0, top],
        [1, bottom],
      ],
      [0, -26, 0, 26],
    ),
  });
  if (spots === null) return group(base, { opacity });
  const marks = (slope: number, amount: number, seed: number, color: string) => {
    const id = define(
      'a',
      (at) =>
        `<filter id="${at}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.055 0.085" numOctaves="3" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${slope} 0 0 0 ${-slope * (1 - amount)}"/><feGaussianBlur stdDeviation="0.4"/><feComposite in="SourceGraphic" operator="in"/></filter>`,
    );
    return rect(-100, -60, 300, 140, { fill: color, filter: `url(#${id})` });
  };
  const haze = group(marks(5, cover + 0.06, 21, mix(top, spots, 0.5)), { opacity: 0.8 });
  return group(base + haze + group(marks(12, cover, 14, spots), { opacity: 0.9 }), { opacity });
}

/** The main colour of a sheet, for shadows and thin parts. */
export const acetateColor = (kind: Acetate) => sheets[kind].top;
