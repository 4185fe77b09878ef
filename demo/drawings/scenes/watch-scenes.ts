import { eyewearFront, eyewearShadow } from '../eyewear/eyewear.ts';
import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { hoop } from '../fashion/jewellery.ts';
import { foldedScarf, indigo, madder } from '../fashion/scarf.ts';
import { focused } from '../focus.ts';
import { type Ground, leafShadow, lying, slab, tabletop, windowLight } from '../ground.ts';
import { ledgers, pen, roll, rope, shell } from '../props/desk.ts';
import { circle, group, place, rect } from '../svg.ts';
import { laid } from '../watch/strap-bend.ts';
import { laidWatch, wornWatch } from '../watch/watch.ts';
import { watchBack } from '../watch/watch-back.ts';
import { watchRange } from '../watch/watch-range.ts';
import type { WatchSpec } from '../watch/watch-spec.ts';
import { strapEnd, strapHalf } from '../watch/watch-strap.ts';
import { type Drawing, productPicture } from './drawing.ts';

const [w, h] = [1200, 1500];

const wornShape = (spec: WatchSpec) =>
  (spec.shape === 'round' ? circle(0, 0, 104, {}) : rect(-84, -127, 168, 254, { rx: 10 })) +
  rect(-49, -240, 98, 480, { rx: 4 });
const laidShape = (spec: WatchSpec) =>
  (spec.shape === 'round' ? circle(0, 0, 104, {}) : rect(-84, -127, 168, 254, { rx: 10 })) +
  rect(-45, -458, 90, 916, { rx: 10 });

/** A watch from the front on a quiet ground. */
export function watchFront(
  spec: WatchSpec,
  ground: Ground,
  x = 588,
  y = 750,
  scale = 2.62,
  width = w,
  height = h,
): string {
  return (
    tabletop(ground, width, height) +
    place(lying(wornShape(spec), 14, 22, 17, 0.85), x, y, scale) +
    place(wornWatch(spec), x, y, scale)
  );
}

/** A watch lying open, its shadow under it. */
export const lyingWatch = (spec: WatchSpec, x: number, y: number, scale: number, turn: number) =>
  place(lying(laidShape(spec), 8, 14, 9), x, y, scale, turn) +
  place(laidWatch(spec), x, y, scale, turn);

function detail(
  spec: WatchSpec,
  ground: Ground,
  at: readonly [number, number],
  scale = 6.3,
  turn = -16,
): string {
  const inner = group(wornWatch(spec), { transform: `translate(${-at[0]} ${-at[1]})` });
  const shadow = group(lying(wornShape(spec), 10, 16, 12), {
    transform: `translate(${-at[0]} ${-at[1]})`,
  });
  return (
    tabletop(ground, w, h) + focused(place(shadow + inner, 600, 740, scale, turn), 600, 740, 860, 8)
  );
}

const back = (spec: WatchSpec, ground: Ground, solidBack: boolean) =>
  tabletop(ground, w, h) +
  place(lying(wornShape(spec), 14, 22, 17), 612, 750, 2.62) +
  place(watchBack(spec, solidBack), 612, 750, 2.62);

function pair(first: WatchSpec): string {
  const strap: WatchSpec = {
    ...first,
    strap: { kind: 'leather', color: '#1f1d1d', stitch: '#3a3636' },
  };
  const half = (up: boolean) =>
    group(strapHalf(strap, laid, true) + strapEnd(strap, laid, up), {
      transform: 'translate(0 260)',
    });
  return (
    place(lying(rect(-45, -190, 90, 390, {}), 8, 14, 9), 960, 560, 1.5, 12) +
    place(half(true), 960, 560, 1.5, 12) +
    place(lying(rect(-45, -190, 90, 390, {}), 8, 14, 9), 990, 1180, 1.5, -8) +
    place(half(false), 990, 1180, 1.5, -8)
  );
}

const spec = (key: string): WatchSpec => {
  const found = watchRange[key];
  if (!found) throw new Error(`No watch is drawn for ${key}`);
  return found;
};

type Views = {
  ground: Ground;
  detail?: readonly [number, number];
  zoom?: number;
  back?: 'window' | 'solid';
  still?: () => string;
};

const aviators = eyewearRange['dunelarke-khamsin-gold'];

const views: Record<string, Views> = {
  'kharavel-nizam-38': {
    ground: 'paper',
    detail: [34, 34],
    back: 'window',
    still: () =>
      tabletop('sand', w, h) +
      place(roll('#234536', '#b98a5a'), 560, 960, 1.5, -12) +
      lyingWatch(spec('kharavel-nizam-38'), 480, 740, 2.05, -14) +
      place(pen('#17202c'), 990, 900, 1.2, 78) +
      leafShadow(w, h),
  },
  'kharavel-nizam-rose-gold': {
    ground: 'clay',
    detail: [-18, -34],
    back: 'window',
    still: () =>
      tabletop('dusk', w, h) +
      slab(90, 190, 1020, 1160, '#6b4630', 'wood', 14) +
      lyingWatch(spec('kharavel-nizam-rose-gold'), 600, 760, 2.05, 24) +
      windowLight(w, h, 0.75),
  },
  'kharavel-charminar-moon': {
    ground: 'mist',
    detail: [4, 36],
    zoom: 7.4,
    back: 'window',
    still: () =>
      tabletop('slate', w, h) +
      place(foldedScarf(indigo), 600, 800, 1.72, -8) +
      lyingWatch(spec('kharavel-charminar-moon'), 600, 760, 2, 18) +
      leafShadow(w, h, 0.3),
  },
  'aubin-sehgal-avenue': { ground: 'stone', detail: [48, -10] },
  'aubin-sehgal-avenue-emerald': { ground: 'paper' },
  'aubin-sehgal-corniche': {
    ground: 'stone',
    detail: [40, -4],
    back: 'window',
    still: () =>
      tabletop('mist', w, h) +
      slab(-120, 420, 1000, 1300, '#e2ddd3', 'stone', 10) +
      lyingWatch(spec('aubin-sehgal-corniche'), 430, 700, 2, -18) +
      (aviators
        ? place(
            eyewearShadow(aviators, 0.35, -0.2, 1.6) + eyewearFront(aviators),
            900,
            1170,
            4,
            -16,
          )
        : ''),
  },
  'aubin-sehgal-night-circuit': { ground: 'sand', detail: [-26, 30] },
  'kharavel-dak': {
    ground: 'clay',
    detail: [-30, -20],
    back: 'window',
    still: () =>
      tabletop('clay', w, h) +
      place(ledgers('#5a2a2a', '#2f4038'), 560, 760, 1.45, 4) +
      lyingWatch(spec('kharavel-dak'), 600, 740, 2, -22) +
      place(pen('#3a1418'), 1010, 960, 1.1, 66),
  },
  'mirqaba-sirocco': { ground: 'sand', detail: [44, 10] },
  'mirqaba-fathom-300': {
    ground: 'mist',
    detail: [36, -46],
    back: 'solid',
    still: () =>
      tabletop('slate', w, h) +
      slab(60, 240, 1080, 1400, '#7f8785', 'stone', 12) +
      place(rope('#c9b28a'), 930, 330, 1.15, 100) +
      lyingWatch(spec('mirqaba-fathom-300'), 520, 840, 2, -24),
  },
  'mirqaba-pearl-diver': { ground: 'paper', detail: [8, -56] },
  'mirqaba-dhow-bronze': { ground: 'sand', detail: [-36, 34] },
  'tarini-petal-28': { ground: 'blush', detail: [6, -20] },
  'tarini-chand': { ground: 'paper' },
  'tarini-raat': { ground: 'stone', detail: [-40, -40] },
};

/** Second or third pictures that are neither a close view nor a back. */
const extra: Record<string, readonly [number, () => string]> = {
  'aubin-sehgal-avenue-emerald': [
    2,
    () =>
      tabletop('dusk', w, h) +
      slab(70, 110, 1060, 1500, '#3b3d3c', 'stone', 10) +
      lyingWatch(spec('aubin-sehgal-avenue-emerald'), 440, 740, 2, -10) +
      pair(spec('aubin-sehgal-avenue-emerald')),
  ],
  'mirqaba-pearl-diver': [
    3,
    () =>
      tabletop('sand', w, h) +
      place(shell(), 930, 420, 1.25, 20) +
      lyingWatch(spec('mirqaba-pearl-diver'), 500, 800, 2.05, -22) +
      leafShadow(w, h),
  ],
  'mirqaba-dhow-bronze': [3, () => back(spec('mirqaba-dhow-bronze'), 'clay', true)],
  'tarini-petal-28': [
    3,
    () =>
      tabletop('blush', w, h) +
      place(hoop(3), 900, 470, 1.15) +
      place(hoop(5), 950, 1100, 1.1, 40) +
      lyingWatch(spec('tarini-petal-28'), 440, 760, 2, -14),
  ],
  'tarini-chand': [
    2,
    () =>
      tabletop('sand', w, h) +
      place(foldedScarf(madder), 620, 780, 1.7, 12) +
      lyingWatch(spec('tarini-chand'), 570, 760, 2, -16),
  ],
};

/** Every picture of every watch. */
export function watchDrawings(): Drawing[] {
  return Object.entries(views).flatMap(([key, view]) => {
    const bodies: (() => string)[] = [() => watchFront(spec(key), view.ground)];
    if (view.detail) {
      const at = view.detail;
      bodies.push(() =>
        detail(spec(key), view.ground === 'paper' ? 'sand' : view.ground, at, view.zoom),
      );
    }
    if (view.back) bodies.push(() => back(spec(key), view.ground, view.back === 'solid'));
    if (view.still) bodies.push(view.still);
    const more = extra[key];
    if (more) bodies[more[0] - 1] = more[1];
    return bodies.map((body, index) => productPicture(key, index + 1, body));
  });
}
