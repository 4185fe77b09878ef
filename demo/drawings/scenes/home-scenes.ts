import { focused } from '../focus.ts';
import { contact, type Ground, leafShadow, sweep, tabletop, windowLight } from '../ground.ts';
import { clayJar, clayLid, tumblerCandle } from '../home/candles.ts';
import { caneArmchair, plinth, stool } from '../home/furniture.ts';
import { incense } from '../home/incense.ts';
import { fanous } from '../home/lantern.ts';
import { kulhadLamp, minarLamp } from '../home/light.ts';
import { amphora, bottleVase, bowl, bowlOfPomegranates } from '../home/vessels.ts';
import { polar } from '../outline.ts';
import { radial } from '../paint.ts';
import { books, oliveBranch, pampas } from '../props/standing.ts';
import { brassTray, teaGlass } from '../props/trays.ts';
import { blended, blurred, circle, path, place, rect } from '../svg.ts';
import { type Drawing, productPicture } from './drawing.ts';
import { onFloor } from './fashion-scenes.ts';

const [w, h] = [1200, 1500];

export const sandAmphora = () => amphora('#cdb491');
export const indigoBottle = () => bottleVase('#25305a', '#a4552a');
export const celadon = () => bowl('#a3b8a0');
export const jar = () => clayJar('#b0643d');
export const teak = '#8a5630';
export const rosewood = '#4a2a20';

const near = (
  ground: Ground,
  body: string,
  [cx, cy]: readonly [number, number],
  scale: number,
  turn: number,
) =>
  sweep(ground, w, h, 1000) +
  focused(place(place(body, -cx, -cy), 600, 750, scale, turn), 600, 750, 880, 8);

/** A room at nightfall, for things that give light. */
export const dusk = (width: number, height: number, horizon: number) =>
  rect(0, 0, width, height, {
    fill: radial(
      [
        [0, '#6b5748'],
        [0.6, '#40342c'],
        [1, '#241d19'],
      ],
      width / 2,
      height * 0.42,
      height * 0.8,
    ),
  }) + rect(0, horizon, width, height - horizon, { fill: '#1b1410', opacity: 0.36 });

/** Stars of light that a pierced lantern throws on the wall. */
function lanternStars(): string {
  const rays = Array.from({ length: 54 }, (_, index) => {
    const [x, y] = polar(0, 0, 330 + (index % 4) * 120 + (index % 3) * 26, index * 31);
    const size = 18 + (index % 4) * 11;
    return path(
      `M${x} ${y - size}L${x + size * 0.3} ${y - size * 0.3}L${x + size} ${y}L${x + size * 0.3} ${y + size * 0.3}L${x} ${y + size}L${x - size * 0.3} ${y + size * 0.3}L${x - size} ${y}L${x - size * 0.3} ${y - size * 0.3}Z`,
      { fill: '#ffcf7e', opacity: 0.75 - (index % 4) * 0.15 },
    );
  });
  return (
    blended('screen', blurred(3, rays.join(''))) +
    blended(
      'screen',
      circle(0, 0, 620, {
        fill: radial(
          [
            [0, '#ffb85a', 0.75],
            [0.4, '#d97a28', 0.25],
            [1, '#d97a28', 0],
          ],
          0,
          0,
          620,
        ),
      }),
    )
  );
}

const onStool = (body: string, scale: number, extra: string, ground: Ground) =>
  sweep(ground, w, h, 1150) +
  place(contact(0, 0, 150, 10) + stool(teak), 520, 1400, 1.55) +
  place(contact(0, 0, 110, 8) + body, 500, 1400 - 436 * 1.55, scale) +
  extra;

const pile = ['#3f4a3e', '#8c5a38', '#d8cab0', '#6b2c2a'];

type Views = readonly (() => string)[];

const views: Record<string, Views> = {
  'mitti-moor-amphora': [
    () => onFloor('paper', sandAmphora(), 1240, 2.2, 62),
    () =>
      sweep('sage', w, h, 1150) +
      place(oliveBranch(), 590, 710, 1.25, 6) +
      place(oliveBranch(9), 610, 720, 1.05, -24) +
      place(contact(0, 0, 62, 8) + sandAmphora(), 600, 1300, 1.3),
    () => near('sand', sandAmphora(), [86, -330], 5.2, -6),
    () =>
      sweep('clay', w, h, 1150) +
      place(contact(0, 300, 470, 26), 600, 1080) +
      place(plinth(480, 320, '#d9c8b2'), 600, 1072) +
      place(contact(0, 0, 62, 8) + sandAmphora(), 430, 1050, 1.35) +
      place(contact(0, 0, 76, 7) + celadon(), 800, 1060, 0.82) +
      windowLight(w, h, 0.6),
  ],
  'mitti-moor-bottle-vase': [
    () => onFloor('stone', indigoBottle(), 1230, 2.2, 72),
    () =>
      sweep('sand', w, h, 1180) +
      place(pampas(), 588, 830, 1.2) +
      place(contact(0, 0, 72, 8) + indigoBottle(), 600, 1330, 1.25) +
      windowLight(w, h, 0.4),
  ],
  'mitti-moor-talab-bowl': [
    () => onFloor('sand', celadon(), 990, 2.15, 78),
    () => onFloor('clay', bowlOfPomegranates('#a3b8a0'), 1040, 2.15, 78),
  ],
  'tamravat-minar-lamp': [
    () => onFloor('stone', minarLamp(), 1320, 1.66, 120),
    () => near('sand', minarLamp(), [0, -240], 5, -5),
    () => dusk(w, h, 1240) + place(contact(0, 0, 120, 9, 1.4) + minarLamp(true), 600, 1330, 1.5),
    () =>
      onStool(
        minarLamp(),
        0.86,
        place(contact(0, 0, 220, 9) + books(pile, 400), 930, 1400, 0.95),
        'sand',
      ) + windowLight(w, h, 0.4),
  ],
  'mitti-moor-kulhad-lamp': [
    () => onFloor('sand', kulhadLamp(), 1290, 1.78, 90),
    () => dusk(w, h, 1240) + place(contact(0, 0, 90, 9, 1.4) + kulhadLamp(true), 600, 1320, 1.6),
  ],
  'tamravat-fanous': [
    () => onFloor('sage', fanous(), 1270, 1.95, 110),
    () =>
      dusk(w, h, 1230) +
      place(lanternStars(), 600, 900) +
      place(contact(0, 0, 110, 9, 1.4) + fanous(true), 600, 1300, 1.7),
  ],
  'lampwick-monsoon-courtyard': [
    () => onFloor('stone', tumblerCandle(), 1120, 2.3, 138),
    () =>
      sweep('dusk', w, h, 1100) +
      focused(place(place(tumblerCandle(0.2, 0.45), 0, 250), 600, 800, 4.4, -3), 600, 740, 900, 8),
  ],
  'lampwick-oud-cardamom': [
    () =>
      sweep('sand', w, h, 1000) +
      place(contact(0, 0, 120, 8) + jar(), 480, 1130, 2) +
      place(contact(0, 0, 140, 7) + clayLid('#b0643d'), 880, 1180, 1.55),
    () =>
      sweep('clay', w, h, 1060) +
      place(contact(0, 0, 120, 8) + jar(), 420, 1150, 1.75) +
      place(clayLid('#b0643d'), 420, 1150 - 236 * 1.75, 1.7) +
      place(contact(0, 0, 120, 8) + jar(), 800, 1290, 2) +
      windowLight(w, h, 0.8),
  ],
  'lampwick-loban-sticks': [
    () => sweep('dusk', w, h, 1120) + place(contact(0, 0, 90, 7) + incense(), 560, 1250, 1.6),
  ],
  'tamravat-thali-tray': [
    () => tabletop('sand', w, h) + place(brassTray(), 600, 750, 1.26),
    () =>
      tabletop('clay', w, h) +
      place(
        brassTray() + teaGlass(-150, -120) + teaGlass(140, -70) + teaGlass(-30, 150),
        600,
        780,
        1.34,
      ) +
      leafShadow(w, h, 0.2),
  ],
  'chettin-row-cane-armchair': [
    () => onFloor('stone', caneArmchair(teak), 1310, 1.66, 270),
    () => near('sand', caneArmchair(teak), [180, -620], 4.6, -5),
    () =>
      sweep('clay', w, h, 1140) +
      place(contact(0, 0, 150, 10) + stool(rosewood), 950, 1330, 1.05) +
      place(contact(0, 0, 110, 8) + minarLamp(), 950, 1330 - 436 * 1.05, 0.74) +
      place(contact(0, 0, 270, 13) + caneArmchair(teak), 430, 1380, 1.32) +
      windowLight(w, h, 0.5),
  ],
  'chettin-row-stool': [
    () => onFloor('sand', stool(rosewood), 1260, 2.25, 150),
    () =>
      sweep('sage', w, h, 1150) +
      place(contact(0, 0, 150, 10) + stool(rosewood), 470, 1390, 1.7) +
      place(contact(0, 0, 120, 8) + tumblerCandle(), 470, 1390 - 436 * 1.7, 0.68) +
      place(contact(0, 0, 220, 9) + books([...pile, '#47575b', '#b08a52'], 380), 900, 1390, 1),
  ],
};

/** Every picture of things for the home. */
export const homeDrawings = (): Drawing[] =>
  Object.entries(views).flatMap(([key, bodies]) =>
    bodies.map((body, index) => productPicture(key, index + 1, body)),
  );
