import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { bangle } from '../fashion/bangle.ts';
import { hoop, pendant } from '../fashion/jewellery.ts';
import { flacon, roundBottle } from '../fashion/perfume.ts';
import { foldedScarf, foldedShawl, madder } from '../fashion/scarf.ts';
import { openWallet } from '../fashion/small-leather.ts';
import { contact, type Ground, lying, sweep, tabletop } from '../ground.ts';
import { caneArmchair, stool } from '../home/furniture.ts';
import { incense } from '../home/incense.ts';
import { fanous } from '../home/lantern.ts';
import { kulhadLamp } from '../home/light.ts';
import { bowlOfPomegranates } from '../home/vessels.ts';
import { brassTray, teaGlass, woodTray } from '../props/trays.ts';
import { place, rect } from '../svg.ts';
import { watchRange } from '../watch/watch-range.ts';
import { type Drawing, squarePicture } from './drawing.ts';
import { eyewearOnGround } from './eyewear-scenes.ts';
import { blackTote, brownBelt, creamBucket, greenBag, onFloor } from './fashion-scenes.ts';
import { footAbove, standing } from './footwear-scenes.ts';
import { indigoBottle, jar, rosewood, teak } from './home-scenes.ts';
import { watchFront } from './watch-scenes.ts';

const size = 1200;

export const watchSquare =
  (key: string, ground: Ground, scale: number, y = 600) =>
  () => {
    const spec = watchRange[key];
    return spec ? watchFront(spec, ground, 592, y, scale, size, size) : '';
  };

export const eyewearSquare =
  (key: string, ground: Ground, scale = 6.4) =>
  () => {
    const pair = eyewearRange[key];
    return pair ? eyewearOnGround(pair, ground, 600, 560, scale, size, size) : '';
  };

export const shoeSquare =
  (key: string, ground: Ground, y = 800, scale = 3.3) =>
  () =>
    sweep(ground, size, size, y - 120) + standing(key, 600 - 151 * scale, y, scale);

export const floorSquare =
  (ground: Ground, body: () => string, y: number, scale: number, foot: number) => () =>
    onFloor(ground, body(), y, scale, foot, size, size);

/** Something lying on the table; `half` are half its width and height. */
export const tableSquare =
  (
    ground: Ground,
    body: () => string,
    scale: number,
    turn: number,
    half: readonly [number, number],
  ) =>
  () => {
    const shade = lying(rect(-half[0], -half[1], half[0] * 2, half[1] * 2, { rx: 12 }), 9, 15, 12);
    return tabletop(ground, size, size) + place(shade + body(), 600, 600, scale, turn);
  };

const open = (ground: Ground, body: () => string) => () => tabletop(ground, size, size) + body();

const bodies: Record<string, () => string> = {
  'watches-dress-hand-wound': watchSquare('kharavel-nizam-38', 'sand', 2.1),
  'watches-dress-self-winding': watchSquare('kharavel-charminar-moon', 'mist', 2.1),
  'watches-chronographs-sports': watchSquare('aubin-sehgal-night-circuit', 'stone', 2.1),
  'watches-chronographs-heritage': watchSquare('kharavel-dak', 'clay', 2.1),
  'watches-divers-steel': watchSquare('mirqaba-pearl-diver', 'mist', 2.1),
  'watches-divers-bronze': watchSquare('mirqaba-dhow-bronze', 'sand', 2.1),
  'watches-ladies-bracelet': watchSquare('tarini-petal-28', 'blush', 2.1),
  'watches-ladies-strap': watchSquare('tarini-chand', 'clay', 2.1),
  'sunglasses-aviators-classic': eyewearSquare('dunelarke-khamsin-silver', 'mist'),
  'sunglasses-aviators-double-bridge': eyewearSquare('dunelarke-shamal', 'stone'),
  'sunglasses-squares-acetate': eyewearSquare('ovrai-pier-tortoise', 'sand'),
  'sunglasses-squares-browline': eyewearSquare('ovrai-clerk', 'sage'),
  'sunglasses-rounds-wire': eyewearSquare('zohra-vane-orbit', 'blush'),
  'sunglasses-rounds-acetate': eyewearSquare('zohra-vane-halo', 'sand'),
  'sunglasses-cat-eyes-classic': eyewearSquare('zohra-vane-mynah-rose', 'blush'),
  'sunglasses-cat-eyes-oversized': eyewearSquare('zohra-vane-begum', 'clay', 6),
  'footwear-sneakers-court': shoeSquare('vellorum-court-navy', 'stone'),
  'footwear-sneakers-runners': shoeSquare('vellorum-tideline', 'mist'),
  'footwear-sneakers-high-tops': shoeSquare('vellorum-gallery-high', 'stone', 880),
  'footwear-loafers-penny': shoeSquare('pathik-penny-oxblood', 'sand'),
  'footwear-loafers-ornament': shoeSquare('pathik-tassel-black', 'clay'),
  'footwear-boots-chelsea': shoeSquare('pathik-chelsea-black-suede', 'mist', 950),
  'footwear-boots-lace-up': shoeSquare('pathik-nilgiri', 'sage', 930),
  'footwear-sandals-flat': open(
    'sand',
    () =>
      place(footAbove('qadamiya-toe-loop', true), 400, 620, 3.3, -5) +
      place(footAbove('qadamiya-toe-loop'), 800, 590, 3.3, 4),
  ),
  'footwear-sandals-heeled': shoeSquare('qadamiya-mehfil-heel', 'blush', 840),
  'fashion-handbags-totes': floorSquare('stone', blackTote, 1040, 1.8, 180),
  'fashion-handbags-shoulder': floorSquare('sand', creamBucket, 1050, 1.9, 98),
  'fashion-handbags-top-handle': floorSquare('sage', () => greenBag(), 960, 2.7, 140),
  'fashion-small-leather-wallets': tableSquare(
    'clay',
    () => openWallet({ color: '#6a3d20', surface: 'smooth' }, '#e3c9a0'),
    2.1,
    -8,
    [232, 97],
  ),
  'fashion-small-leather-belts': floorSquare('sand', brownBelt, 850, 2.9, 150),
  'fashion-scarves-silk': tableSquare('sand', () => foldedScarf(madder), 1.4, -12, [322, 218]),
  'fashion-scarves-shawls': tableSquare('stone', () => foldedShawl('#cdb593'), 1.3, -4, [322, 240]),
  'fashion-fragrance-eau-de-parfum': floorSquare(
    'blush',
    () => roundBottle('#e0a7a2'),
    1000,
    1.85,
    130,
  ),
  'fashion-fragrance-attar': floorSquare('sage', () => flacon('#5f7a35'), 1000, 1.9, 66),
  'fashion-jewellery-necklaces': open('sea', () => place(pendant(), 600, 640, 1.6)),
  'fashion-jewellery-earrings': open('sand', () => place(hoop(3), 600, 620, 2, -6)),
  'fashion-jewellery-bangles': open('blush', () => place(bangle(), 600, 540, 1.6)),
  'home-vessels-vases': floorSquare('stone', indigoBottle, 1020, 1.85, 72),
  'home-vessels-bowls': floorSquare('clay', () => bowlOfPomegranates('#a3b8a0'), 860, 2, 78),
  'home-lighting-table-lamps': floorSquare('sand', () => kulhadLamp(), 1060, 1.5, 90),
  'home-lighting-lanterns': floorSquare('sage', () => fanous(), 1060, 1.7, 110),
  'home-candles-candles': floorSquare('sand', jar, 870, 2.3, 120),
  'home-candles-incense': () =>
    sweep('dusk', size, size, 900) + place(contact(0, 0, 90, 7) + incense(), 560, 1040, 1.2),
  'home-trays-brass': open('clay', () =>
    place(brassTray() + teaGlass(-120, -60) + teaGlass(110, 90), 600, 600, 1.15),
  ),
  'home-trays-wood': open('sand', () => place(woodTray('#8f5c34'), 600, 600, 1.12, -8)),
  'home-seating-chairs': floorSquare('clay', () => caneArmchair(teak), 1060, 1.32, 270),
  'home-seating-stools': floorSquare('stone', () => stool(rosewood), 1020, 1.8, 150),
};

/** One picture for each product type. */
export const typeDrawings = (): Drawing[] =>
  Object.entries(bodies).map(([key, body]) => squarePicture(`types/${key}`, body));
