import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { squareBottle } from '../fashion/perfume.ts';
import { indigo, spreadScarf } from '../fashion/scarf.ts';
import { contact, sweep, tabletop } from '../ground.ts';
import { tumblerCandle } from '../home/candles.ts';
import { caneArmchair, plinth } from '../home/furniture.ts';
import { minarLamp } from '../home/light.ts';
import { brassTray } from '../props/trays.ts';
import { place } from '../svg.ts';
import { type Drawing, squarePicture } from './drawing.ts';
import { eyewearInSun } from './eyewear-scenes.ts';
import { brownWallet, hoopPair, oxbloodBag, tanTote } from './fashion-scenes.ts';
import { celadon, sandAmphora, teak } from './home-scenes.ts';
import { eyewearSquare, floorSquare, shoeSquare, tableSquare, watchSquare } from './type-scenes.ts';

const size = 1200;

const inSun = (key: string) => () => {
  const pair = eyewearRange[key];
  return pair ? eyewearInSun(pair, 'paper', size, size, 620, 400, 5.8) : '';
};

const categories: Record<string, () => string> = {
  watches: watchSquare('kharavel-nizam-38', 'sand', 3.1),
  sunglasses: eyewearSquare('dunelarke-khamsin-gold', 'sand', 5.9),
  footwear: shoeSquare('pathik-penny-oxblood', 'stone', 740, 3),
  fashion: floorSquare('clay', tanTote, 1000, 1.6, 180),
  home: () =>
    sweep('sage', size, size, 800) +
    place(contact(0, 260, 300, 20), 600, 860) +
    place(plinth(300, 400, '#d9c8b2'), 600, 860) +
    place(contact(0, 0, 62, 7) + sandAmphora(), 600, 846, 1.4),
};

const subCategories: Record<string, () => string> = {
  'watches-dress': watchSquare('kharavel-nizam-rose-gold', 'clay', 3.6),
  'watches-chronographs': watchSquare('aubin-sehgal-corniche', 'stone', 3.6),
  'watches-divers': watchSquare('mirqaba-fathom-300', 'mist', 3.6),
  'watches-ladies': watchSquare('tarini-petal-28', 'paper', 3.6),
  'sunglasses-aviators': inSun('dunelarke-khamsin-gold'),
  'sunglasses-squares': inSun('ovrai-pier-tortoise'),
  'sunglasses-rounds': inSun('zohra-vane-orbit'),
  'sunglasses-cat-eyes': inSun('zohra-vane-mynah'),
  'footwear-sneakers': shoeSquare('vellorum-court-white', 'dusk'),
  'footwear-loafers': shoeSquare('pathik-penny-tan-suede', 'sage'),
  'footwear-boots': shoeSquare('pathik-monsoon-chelsea', 'sand', 950),
  'footwear-sandals': shoeSquare('qadamiya-cross-slide', 'paper', 780),
  'fashion-handbags': floorSquare('sand', () => oxbloodBag(), 1040, 2, 100),
  'fashion-small-leather': tableSquare('sand', brownWallet, 3.5, -6, [116, 94]),
  'fashion-scarves': tableSquare('stone', () => spreadScarf(indigo), 1.1, -4, [448, 446]),
  'fashion-fragrance': floorSquare('clay', () => squareBottle('#b5631c'), 980, 1.8, 148),
  'fashion-jewellery': () => tabletop('blush', size, size) + hoopPair(600, 600, 1.35),
  'home-vessels': floorSquare('sand', celadon, 820, 2.05, 78),
  'home-lighting': floorSquare('stone', () => minarLamp(), 1080, 1.38, 120),
  'home-candles': floorSquare('stone', () => tumblerCandle(), 930, 2, 138),
  'home-trays': () => tabletop('sand', size, size) + place(brassTray(), 600, 600, 1.18),
  'home-seating': floorSquare('sand', () => caneArmchair(teak), 1060, 1.32, 270),
};

/** Pictures of categories and sub-categories. */
export const placeDrawings = (): Drawing[] => [
  ...Object.entries(categories).map(([key, body]) => squarePicture(`categories/${key}`, body)),
  ...Object.entries(subCategories).map(([key, body]) =>
    squarePicture(`sub-categories/${key}`, body),
  ),
];
