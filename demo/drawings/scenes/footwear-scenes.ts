import { focused } from '../focus.ts';
import { footwearRange, type Shoe } from '../footwear/footwear-range.ts';
import {
  contact,
  type Ground,
  leafShadow,
  lying,
  sweep,
  tabletop,
  windowLight,
} from '../ground.ts';
import { plinth } from '../home/furniture.ts';
import { brush, niche, shoeBox, waxTin } from '../props/standing.ts';
import { group, path, place } from '../svg.ts';
import { type Drawing, productPicture } from './drawing.ts';

const [w, h] = [1200, 1500];

const shoe = (key: string): Shoe => {
  const found = footwearRange[key];
  if (!found) throw new Error(`No shoe is drawn for ${key}`);
  return found;
};

/** A shoe on the floor, its toe at x. */
export const standing = (key: string, x: number, y: number, scale: number, strength = 1) =>
  place(contact(150, 0, 150, 7, strength) + shoe(key).profile(), x, y, scale);

/** A shoe in profile on a quiet floor. */
const shoeOnFloor = (key: string, ground: Ground, y = 960, scale = 3.5) =>
  sweep(ground, w, h, y - 130) + standing(key, 600 - 151 * scale, y, scale);

const pair = (key: string, ground: Ground, y: number) =>
  sweep(ground, w, h, y - 260) +
  group(standing(key, 230, y - 150, 2.92, 0.8), {}) +
  standing(key, 62, y, 3.2);

const detail = (
  key: string,
  ground: Ground,
  [cx, cy]: readonly [number, number],
  scale = 8.4,
  turn = -7,
) =>
  sweep(ground, w, h, 900) +
  focused(
    place(place(contact(150, 0, 150, 7) + shoe(key).profile(), -cx, -cy), 600, 760, scale, turn),
    600,
    760,
    860,
    8,
  );

const footShape =
  'M-10 -142C-36 -142 -47 -112 -44 -70C-42 -38 -31 -10 -28 30C-26 70 -35 98 -31 122C-26 145 24 148 32 122C39 92 36 40 42 0C50 -48 50 -100 30 -127C20 -139 6 -142 -10 -142Z';

/** One of a pair seen from above with its shadow; the left one mirrors the right. */
export function footAbove(key: string, left = false): string {
  const above = shoe(key).above;
  if (!above) throw new Error(`${key} has no view from above`);
  const one = lying(path(footShape, {}), 10, 16, 9) + above();
  return left ? group(one, { transform: 'scale(-1 1)' }) : one;
}

const pairAbove = (key: string, ground: Ground, scale = 4) =>
  tabletop(ground, w, h) +
  place(footAbove(key, true), 370, 760, scale, -5) +
  place(footAbove(key), 830, 720, scale, 4) +
  leafShadow(w, h, 0.13);

const onBlock = (
  key: string,
  ground: Ground,
  extra: string,
  block = '#d5cbbb',
  y = 900,
  scale = 3,
) =>
  sweep(ground, w, h, 1130) +
  place(contact(0, 330, 520, 26), 600, y) +
  place(plinth(520, 330, block), 600, y + 10) +
  extra +
  standing(key, 600 - 151 * scale, y - 24, scale) +
  windowLight(w, h, 0.5);

const inArch = (key: string) =>
  sweep('clay', w, h, 1150) +
  place(niche(400, 1000, '#e0c9b4'), 600, 1150) +
  place(contact(0, 200, 420, 22), 600, 1010) +
  place(plinth(430, 200, '#cdb89f'), 600, 1010) +
  standing(key, 600 - 151 * 2.5, 990, 2.5);

type Views = {
  ground: Ground;
  y?: number;
  pair?: boolean;
  detail?: readonly [number, number];
  zoom?: number;
  last?: () => string;
  first?: () => string;
};

const views: Record<string, Views> = {
  'vellorum-court-white': {
    ground: 'dusk',
    pair: true,
    detail: [92, -58],
    last: () =>
      onBlock(
        'vellorum-court-white',
        'clay',
        place(contact(0, 0, 200, 9) + shoeBox('#b99d78'), 900, 1236, 1.15),
      ),
  },
  'vellorum-court-navy': { ground: 'stone', pair: true },
  'vellorum-tideline': {
    ground: 'mist',
    pair: true,
    detail: [150, -62],
    last: () => onBlock('vellorum-tideline', 'sand', '', '#e4dccd'),
  },
  'vellorum-gallery-high': { ground: 'stone', y: 1030, pair: true },
  'pathik-penny-oxblood': {
    ground: 'sand',
    pair: true,
    detail: [112, -60],
    last: () =>
      onBlock(
        'pathik-penny-oxblood',
        'stone',
        place(contact(0, 0, 130, 7) + brush(), 880, 1238, 1.3),
        '#c9c2b6',
      ),
  },
  'pathik-penny-tan-suede': { ground: 'sage', pair: true },
  'pathik-tassel-black': { ground: 'stone', detail: [122, -60], zoom: 9 },
  'pathik-bit-chestnut': { ground: 'clay', pair: true, detail: [132, -64], zoom: 9 },
  'pathik-monsoon-chelsea': {
    ground: 'sand',
    y: 1080,
    pair: true,
    detail: [222, -120],
    zoom: 5.6,
    last: () => inArch('pathik-monsoon-chelsea'),
  },
  'pathik-chelsea-black-suede': { ground: 'mist', y: 1080, pair: true },
  'pathik-nilgiri': {
    ground: 'stone',
    y: 1080,
    pair: true,
    detail: [150, -112],
    zoom: 6.4,
    last: () =>
      onBlock('pathik-nilgiri', 'sage', place(waxTin(), 930, 1232, 1.5), '#cfc7b7', 930, 2.9),
  },
  'qadamiya-cross-slide': {
    ground: 'paper',
    last: () => pairAbove('qadamiya-cross-slide', 'sand'),
  },
  'qadamiya-toe-loop': { ground: 'sand', first: () => pairAbove('qadamiya-toe-loop', 'stone') },
  'qadamiya-mehfil-heel': { ground: 'blush', y: 1000, pair: true },
};

/** Every picture of every shoe. */
export function footwearDrawings(): Drawing[] {
  return Object.entries(views).flatMap(([key, view]) => {
    const y = view.y ?? 960;
    const bodies: (() => string)[] = [view.first ?? (() => shoeOnFloor(key, view.ground, y))];
    if (view.pair) bodies.push(() => pair(key, view.ground, y + 90));
    if (view.detail) {
      const at = view.detail;
      bodies.push(() => detail(key, view.ground, at, view.zoom));
    }
    if (view.last) bodies.push(view.last);
    return bodies.map((body, index) => productPicture(key, index + 1, body));
  });
}
