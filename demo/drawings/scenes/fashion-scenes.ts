import { bucket, saddleBag, tote } from '../fashion/bags.ts';
import { bangle } from '../fashion/bangle.ts';
import { hoop, pendant } from '../fashion/jewellery.ts';
import { knot } from '../fashion/knot.ts';
import type { Leather } from '../fashion/leather.ts';
import { flacon, roundBottle, squareBottle } from '../fashion/perfume.ts';
import { foldedScarf, foldedShawl, indigo, madder, spreadScarf } from '../fashion/scarf.ts';
import { cardCase, coiledBelt, openWallet, wallet } from '../fashion/small-leather.ts';
import { topHandle } from '../fashion/top-handle.ts';
import { focused } from '../focus.ts';
import {
  contact,
  type Ground,
  leafShadow,
  lying,
  sweep,
  tabletop,
  windowLight,
} from '../ground.ts';
import { caneArmchair, plinth } from '../home/furniture.ts';
import { drum, niche } from '../props/standing.ts';
import { ellipse, place, rect } from '../svg.ts';
import { type Drawing, productPicture } from './drawing.ts';

const [w, h] = [1200, 1500];

const smooth = (color: string): Leather => ({ color, surface: 'smooth' });
const tan = smooth('#b06f38');
const oxblood = smooth('#5f1a22');
const bottle: Leather = { color: '#173a2c', surface: 'box' };

export const tanTote = () => tote(tan, '#f0dfc0');
export const blackTote = () => tote({ color: '#262425', surface: 'pebbled' }, '#3d3a3b');
export const oxbloodBag = (back = false) => saddleBag(oxblood, '#8a4a50', back);
export const creamBucket = () => bucket(smooth('#eadfca'), smooth('#a8672f'), '#f3e6cc');
export const greenBag = (back = false) => topHandle(bottle, '#3d6a55', back);
export const brownWallet = () => wallet(smooth('#6a3d20'), '#e3c9a0');
export const brownBelt = () => coiledBelt(smooth('#6a3d20'), 'brass', '#e3c9a0');
const blackBelt = () => coiledBelt({ color: '#1b1a1b', surface: 'box' }, 'steel', null);
const greenCase = () => cardCase({ color: '#2d5140', surface: 'pebbled' }, '#6d9a82');

/** Something standing on a quiet floor; `foot` is half the width it stands on. */
export const onFloor = (
  ground: Ground,
  body: string,
  y: number,
  scale: number,
  foot: number,
  width = w,
  height = h,
) =>
  sweep(ground, width, height, y - height * 0.1) +
  place(contact(0, 0, foot, Math.max(7, foot * 0.06)) + body, width / 2, y, scale);

const near = (
  ground: Ground,
  body: string,
  [cx, cy]: readonly [number, number],
  scale: number,
  turn: number,
) =>
  sweep(ground, w, h, 1000) +
  focused(place(place(body, -cx, -cy), 600, 750, scale, turn), 600, 750, 880, 8);

const flat = (
  ground: Ground,
  shape: string,
  body: string,
  scale: number,
  turn = 0,
  x = 600,
  y = 750,
  width = w,
  height = h,
) =>
  tabletop(ground, width, height) +
  place(lying(shape, 9, 15, 12), x, y, scale, turn) +
  place(body, x, y, scale, turn);

const box = (left: number, top: number, width: number, height: number) =>
  rect(left, top, width, height, { rx: 12 });

const toteWithScarf = (scale: number) =>
  place(contact(0, 0, 178, 11) + tanTote(), 0, 0, scale) +
  place(knot(indigo), 88 * scale, -330 * scale, 1.02 * scale, 6);

const onDrum = (ground: Ground, body: string, scale: number, foot: number, y = 1000, extra = '') =>
  sweep(ground, w, h, 1110) +
  place(contact(0, 300, 400, 22) + drum(400, 290, '#ddd2c2'), 600, y) +
  extra +
  place(contact(0, 0, foot, 8) + body, 600, y - 8, scale) +
  windowLight(w, h, 0.55);

const inNiche = (
  body: string,
  scale: number,
  foot: number,
  color = '#e0c9b4',
  ground: Ground = 'clay',
) =>
  sweep(ground, w, h, 1190) +
  place(niche(400, 1020, color), 600, 1190) +
  place(contact(0, 130, 380, 20), 600, 1070) +
  place(plinth(390, 140, '#cdb89f'), 600, 1062) +
  place(contact(0, 0, foot, 8) + body, 600, 1040, scale);

const scarfShape = box(-448, -446, 896, 894);
const foldedShape = box(-322, -212, 646, 440);
const hoops = (seed: number) => place(hoop(seed), 0, 0);

export const hoopPair = (x: number, y: number, scale: number) =>
  place(hoops(3), x - 190 * scale, y - 60 * scale, scale, -8) +
  place(hoops(5), x + 190 * scale, y + 90 * scale, scale, 14);

type Views = readonly (() => string)[];

const views: Record<string, Views> = {
  'ambur-reed-quay-tote-tan': [
    () => onFloor('sand', tanTote(), 1240, 2.3, 180),
    () => near('sand', tanTote(), [-84, -250], 5.6, -8),
    () =>
      sweep('stone', w, h, 1130) +
      place(contact(0, 0, 260, 14) + caneArmchair('#8a5630'), 600, 1390, 1.62) +
      place(contact(0, 0, 178, 10) + tanTote(), 600, 945, 1.3),
    () =>
      sweep('clay', w, h, 1130) + place(toteWithScarf(2.15), 600, 1270) + leafShadow(w, h, 0.16),
  ],
  'ambur-reed-quay-tote-black': [
    () => onFloor('stone', blackTote(), 1240, 2.3, 180),
    () => near('stone', blackTote(), [84, -250], 5.6, 8),
  ],
  'ambur-reed-howdah': [
    () => onFloor('sand', oxbloodBag(), 1250, 2.45, 100),
    () => near('clay', oxbloodBag(), [10, -86], 7.2, -8),
    () => onFloor('stone', oxbloodBag(true), 1250, 2.45, 100),
    () => inNiche(oxbloodBag(), 1.75, 100),
  ],
  'ambur-reed-matka': [
    () => onFloor('stone', creamBucket(), 1270, 2.3, 98),
    () => near('dusk', creamBucket(), [0, -210], 6.2, -6),
  ],
  'ambur-reed-portico': [
    () => onFloor('sage', greenBag(), 1170, 3.1, 140),
    () => near('sand', greenBag(), [6, -104], 7, -7),
    () => onDrum('stone', greenBag() + place(knot(madder), 58, -236, 0.72, 4), 2.3, 140, 1040),
    () => onFloor('clay', greenBag(true), 1170, 3.1, 140),
  ],
  'ambur-reed-ledger-wallet': [
    () => flat('sand', box(-116, -94, 234, 192), brownWallet(), 3.7, -6),
    () =>
      flat('clay', box(-232, -97, 464, 196), openWallet(smooth('#6a3d20'), '#e3c9a0'), 2.35, -10),
  ],
  'ambur-reed-card-case': [() => flat('stone', box(-105, -100, 210, 184), greenCase(), 4.2, 6)],
  'ambur-reed-belt-brown': [
    () => onFloor('sand', brownBelt(), 1010, 3.1, 150),
    () => near('clay', brownBelt(), [-56, -70], 7.2, -5),
  ],
  'ambur-reed-belt-black': [() => onFloor('stone', blackBelt(), 1010, 3.1, 150)],
  'neelkosh-indigo-square': [
    () => flat('sand', scarfShape, spreadScarf(indigo), 1.16, -3),
    () => flat('clay', foldedShape, foldedScarf(indigo), 1.5, -14) + leafShadow(w, h, 0.18),
    () =>
      tabletop('sand', w, h) +
      focused(place(spreadScarf(indigo), 520, 800, 3.3, -12), 600, 740, 900, 8),
    () =>
      sweep('sand', w, h, 1000) +
      focused(place(place(toteWithScarf(1), -70, 250), 600, 760, 5, -4), 600, 760, 900, 8),
  ],
  'neelkosh-madder-square': [
    () => flat('stone', scarfShape, spreadScarf(madder), 1.16, 3),
    () => flat('sand', foldedShape, foldedScarf(madder), 1.5, -12),
  ],
  'neelkosh-ring-shawl': [
    () => flat('stone', box(-322, -242, 646, 470), foldedShawl('#cdb593'), 1.55, -4, 600, 720),
    () =>
      tabletop('stone', w, h) +
      focused(
        place(place(foldedShawl('#cdb593'), 150, -170), 600, 700, 3.9, -10),
        600,
        760,
        880,
        8,
      ),
  ],
  'oudhavan-resin-no-4': [
    () => onFloor('clay', squareBottle('#b5631c'), 1210, 2.3, 148),
    () => near('clay', squareBottle('#b5631c'), [20, -330], 5.4, -6),
    () => inNiche(squareBottle('#b5631c', 0.05), 1.75, 148, '#d9bb9a') + windowLight(w, h, 0.8),
  ],
  'oudhavan-taif-morning': [
    () => onFloor('blush', roundBottle('#e0a7a2'), 1210, 2.3, 130),
    () => onDrum('blush', roundBottle('#e0a7a2', 0.1), 1.7, 130),
  ],
  'oudhavan-attar-khus': [
    () => onFloor('sage', flacon('#5f7a35'), 1200, 2.35, 66),
    () => near('stone', flacon('#5f7a35'), [0, -240], 5, -6),
  ],
  'rukhmaya-moti-pendant': [
    () => tabletop('blush', w, h) + place(pendant(), 600, 850, 1.55),
    () =>
      tabletop('blush', w, h) +
      focused(place(place(pendant(), 0, -40), 600, 740, 3.9, -7), 600, 740, 880, 8),
    () =>
      tabletop('sand', w, h) +
      place(lying(foldedShape, 9, 15, 12) + foldedScarf(indigo), 600, 860, 1.65, -9) +
      place(pendant(), 600, 800, 1.25, 5),
    () => tabletop('sea', w, h) + place(pendant(), 600, 860, 1.75, 6) + windowLight(w, h, 0.5),
  ],
  'rukhmaya-chakra-hoops': [
    () => tabletop('sand', w, h) + hoopPair(600, 750, 1.5),
    () =>
      tabletop('sand', w, h) +
      focused(place(place(hoop(3), 60, 90), 600, 760, 4.6, -10), 600, 700, 880, 8),
  ],
  'rukhmaya-meena-bangle': [
    () =>
      tabletop('blush', w, h) +
      place(
        place(lying(ellipse(0, 120, 282, 128, {}), 16, 14, 18, 0.8) + bangle(), 0, 0),
        600,
        700,
        1.75,
      ),
    () =>
      tabletop('blush', w, h) +
      focused(place(place(bangle(), 20, -170), 600, 760, 4.4, -6), 600, 760, 880, 8),
  ],
};

/** Every picture of bags, leather goods, scarves, scents and jewels. */
export const fashionDrawings = (): Drawing[] =>
  Object.entries(views).flatMap(([key, bodies]) =>
    bodies.map((body, index) => productPicture(key, index + 1, body)),
  );
