import { eyewearFront, eyewearShadow } from '../eyewear/eyewear.ts';
import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { foldedScarf, indigo, madder } from '../fashion/scarf.ts';
import {
  contact,
  type Ground,
  leafShadow,
  lying,
  slab,
  sweep,
  tabletop,
  windowLight,
} from '../ground.ts';
import { caneArmchair, plinth, stool } from '../home/furniture.ts';
import { minarLamp } from '../home/light.ts';
import { ledgers, pen } from '../props/desk.ts';
import { books, drum, niche, oliveBranch } from '../props/standing.ts';
import { brassTray, teaGlass } from '../props/trays.ts';
import { place, rect } from '../svg.ts';
import { watchRange } from '../watch/watch-range.ts';
import type { Drawing } from './drawing.ts';
import { oxbloodBag, tanTote } from './fashion-scenes.ts';
import { standing } from './footwear-scenes.ts';
import { celadon, dusk, indigoBottle, rosewood, sandAmphora, teak } from './home-scenes.ts';
import { lyingWatch } from './watch-scenes.ts';

const watch = (key: string, x: number, y: number, scale: number, turn: number) => {
  const spec = watchRange[key];
  return spec ? lyingWatch(spec, x, y, scale, turn) : '';
};

const pair = (
  key: string,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  reach = 0.5,
  lean = -0.3,
  soft = 1.4,
) => {
  const spec = eyewearRange[key];
  return spec
    ? place(eyewearShadow(spec, reach, lean, soft) + eyewearFront(spec), x, y, scale, turn)
    : '';
};

const silk = (print: typeof indigo, x: number, y: number, scale: number, turn: number) =>
  place(
    lying(rect(-322, -212, 646, 440, { rx: 12 }), 9, 15, 12) + foldedScarf(print),
    x,
    y,
    scale,
    turn,
  );

/** A chair, a lamp and a bag in the evening; the left is left quiet for words. */
const evening = (width: number, height: number, at: number, floor: number, scale: number) =>
  dusk(width, height, floor - 120 * scale) +
  place(
    contact(0, 0, 150, 10, 1.4) + stool(rosewood),
    at + 400 * scale,
    floor - 20 * scale,
    1.05 * scale,
  ) +
  place(minarLamp(true), at + 400 * scale, floor - 478 * scale, 0.8 * scale) +
  place(contact(0, 0, 260, 13, 1.4) + caneArmchair(teak), at, floor, 1.25 * scale) +
  place(contact(0, 0, 178, 10) + tanTote(), at, floor - 344 * scale, 0.86 * scale);

const desk = (width: number, height: number) =>
  tabletop('sea', width, height) +
  slab(width * 0.44, height * -0.1, width * 0.7, height * 1.3, '#6b4630', 'wood', 10) +
  silk(madder, width * 0.9, height * 0.26, 1.15, 18) +
  watch('kharavel-nizam-rose-gold', width * 0.66, height * 0.5, 2, -18) +
  place(pen('#17202c'), width * 0.86, height * 0.76, 1, 30) +
  windowLight(width, height, 0.7);

const sunny = (width: number, height: number, at: number, scale: number) =>
  tabletop('sand', width, height) +
  leafShadow(width, height, 0.18) +
  pair('ovrai-pier-tortoise', at, height * 0.4, scale, -6, 1.5, 0.6, 0.7);

const ladiesAndMen = (width: number, height: number) =>
  tabletop('clay', width, height) +
  place(ledgers('#5a2a2a', '#2f4038'), 770, 430, 1.1, 10) +
  watch('kharavel-nizam-38', 640, 450, 1.55, -16) +
  watch('tarini-petal-28', 940, 450, 1.35, 12) +
  leafShadow(width, height, 0.16);

const shoes = (ground: Ground, width: number, height: number) =>
  sweep(ground, width, height, height * 0.68) +
  place(contact(0, 190, 480, 22), 480, 600) +
  place(plinth(440, 220, '#cfc7b7'), 480, 606) +
  standing('pathik-monsoon-chelsea', 190, 588, 1.95) +
  standing('pathik-penny-oxblood', 560, 820, 1.95) +
  windowLight(width, height, 0.4);

const arrivals = (width: number, height: number) =>
  sweep('sand', width, height, height * 0.74) +
  place(contact(0, 150, 520, 22) + drum(480, 150, '#ddd0bd'), 1180, 720) +
  place(contact(0, 0, 100, 8) + oxbloodBag(), 1030, 716, 1.12) +
  place(contact(0, 0, 72, 7) + indigoBottle(), 1330, 730, 0.98) +
  pair('zohra-vane-orbit', 1680, 770, 3, 0, 0.5, 0.5, 1.2) +
  place(contact(0, 0, 76, 6) + celadon(), 740, 840, 0.8) +
  leafShadow(width, height, 0.18);

const welcome = (width: number, height: number) =>
  sweep('clay', width, height, height * 0.74) +
  place(niche(430, 1130, '#dcc0a4'), width / 2, height * 0.85) +
  place(oliveBranch(), 590, 640, 1.2, 4) +
  place(oliveBranch(9), 606, 650, 1, -24) +
  place(contact(0, 190, 420, 22), 600, 1180) +
  place(plinth(420, 200, '#cdb89f'), 600, 1180) +
  place(contact(0, 0, 62, 8) + sandAmphora(), 600, 1164, 1.2) +
  windowLight(width, height, 0.7);

const workshop = (width: number, height: number) =>
  tabletop('sand', width, height) +
  slab(120, 120, 1360, 960, '#8a6244', 'wood', 12) +
  place(brassTray() + teaGlass(-130, -80) + teaGlass(120, 70), 1180, 420, 0.86) +
  place(ledgers('#274a44', '#5a2a2a'), 520, 560, 0.95, -8) +
  watch('kharavel-dak', 560, 600, 1.3, -26) +
  place(pen('#17202c'), 980, 960, 0.95, -14) +
  silk(indigo, 1360, 1010, 0.8, -12) +
  windowLight(width, height, 0.6);

const card = (width: number, height: number) =>
  sweep('sand', width, height, height * 0.72) +
  place(contact(0, 0, 62, 7) + sandAmphora(), 330, 540, 0.86) +
  place(contact(0, 0, 178, 10) + tanTote(), 620, 560, 0.82) +
  pair('dunelarke-khamsin-gold', 930, 500, 2, 0, 0.5, 0.4, 1.2) +
  place(contact(0, 0, 200, 8) + books(['#3f4a3e', '#8c5a38'], 300), 120, 560, 0.7) +
  windowLight(width, height, 0.5);

const site: readonly (readonly [
  string,
  number,
  number,
  (width: number, height: number) => string,
])[] = [
  ['hero-1', 2000, 1125, (width, height) => evening(width, height, 1250, 1060, 1)],
  ['hero-2', 2000, 1125, (width, height) => sunny(width, height, 1400, 6.4)],
  ['hero-2-narrow', 1000, 1400, (width, height) => sunny(width, height, 500, 5.4)],
  ['hero-3', 2000, 1125, desk],
  ['promo-watches', 1200, 900, ladiesAndMen],
  [
    'promo-sunglasses',
    1200,
    900,
    (width, height) =>
      tabletop('paper', width, height) +
      leafShadow(width, height, 0.16) +
      pair('zohra-vane-mynah', 400, 300, 3.9, -8, 1.3, 0.5, 0.8) +
      pair('dunelarke-khamsin-gold', 830, 500, 3.9, 5, 1.3, 0.5, 0.8),
  ],
  ['promo-footwear', 1200, 900, (width, height) => shoes('stone', width, height)],
  ['new-arrivals', 2000, 900, arrivals],
  ['log-in', 1200, 1600, welcome],
  ['about', 1600, 1200, workshop],
  ['open-graph.jpg', 1200, 630, card],
];

/** Pictures of the site itself: slides, banners, log-in, about, link preview. */
export const siteDrawings = (): Drawing[] =>
  site.map(([name, width, height, draw]) => ({
    name: `site/${name}`,
    width,
    height,
    body: () => draw(width, height),
  }));
