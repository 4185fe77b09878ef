import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { pendant } from '../fashion/jewellery.ts';
import { squareBottle } from '../fashion/perfume.ts';
import { foldedScarf, indigo } from '../fashion/scarf.ts';
import { contact, lying, sweep, tabletop, windowLight } from '../ground.ts';
import { plinth, stool } from '../home/furniture.ts';
import { minarLamp } from '../home/light.ts';
import { roll } from '../props/desk.ts';
import { niche } from '../props/standing.ts';
import { place, rect } from '../svg.ts';
import { watchRange } from '../watch/watch-range.ts';
import type { Drawing } from './drawing.ts';
import { eyewearInSun } from './eyewear-scenes.ts';
import { brownBelt } from './fashion-scenes.ts';
import { standing } from './footwear-scenes.ts';
import { sandAmphora, teak } from './home-scenes.ts';
import { lyingWatch, watchFront } from './watch-scenes.ts';

const size = 800;

const watch = (key: string, draw: (spec: NonNullable<(typeof watchRange)[string]>) => string) => {
  const spec = watchRange[key];
  return spec ? draw(spec) : '';
};

const bodies: Record<string, () => string> = {
  'bazm-and-bezel': () =>
    tabletop('sand', size, size) +
    place(roll('#1f4031', '#1f4031'), 400, 400, 1.4) +
    watch('kharavel-nizam-38', (spec) => lyingWatch(spec, 400, 400, 1.75, -16)),
  'khor-meridian': () =>
    watch('mirqaba-pearl-diver', (spec) => watchFront(spec, 'mist', 330, 470, 3.5, size, size)),
  noonhouse: () => {
    const pair = eyewearRange['zohra-vane-orbit'];
    return pair ? eyewearInSun(pair, 'paper', size, size, 415, 270, 4.2) : '';
  },
  'paduka-lane': () =>
    sweep('stone', size, size, 520) +
    place(contact(0, 160, 360, 16), 400, 560) +
    place(plinth(360, 240, '#c9c2b6'), 400, 570) +
    standing('pathik-penny-oxblood', 400 - 151 * 2.1, 556, 2.1),
  'souk-nineteen': () =>
    sweep('clay', size, size, 660) +
    place(niche(250, 590, '#d9bb9a'), 400, 660) +
    place(contact(0, 0, 148, 9) + squareBottle('#b5631c', 0.1), 400, 650, 1.02) +
    windowLight(size, size, 0.7),
  'zarqa-and-daughters': () =>
    tabletop('sand', size, size) +
    place(
      lying(rect(-322, -212, 646, 440, { rx: 12 }), 9, 15, 12) + foldedScarf(indigo),
      400,
      470,
      1.25,
      -9,
    ) +
    place(pendant(), 400, 420, 0.98, 4),
  'aangan-and-oar': () =>
    sweep('sage', size, size, 560) +
    place(contact(0, 0, 62, 7) + sandAmphora(), 280, 690, 1.02) +
    place(contact(0, 0, 118, 8) + minarLamp(), 560, 660, 0.78) +
    windowLight(size, size, 0.45),
  'malabar-attic': () =>
    sweep('sand', size, size, 560) +
    place(contact(0, 0, 150, 9) + stool(teak), 400, 690, 1.15) +
    windowLight(size, size, 1),
  'deira-row': () =>
    sweep('dusk', size, size, 480) + place(contact(0, 0, 150, 9) + brownBelt(), 400, 570, 1.95),
};

/** One picture for each seller. */
export const sellerDrawings = (): Drawing[] =>
  Object.entries(bodies).map(([key, body]) => ({
    name: `sellers/${key}`,
    width: size,
    height: size,
    body,
  }));
