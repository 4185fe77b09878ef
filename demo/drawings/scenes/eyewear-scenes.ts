import { eyewearFront, eyewearShadow, eyewearSide } from '../eyewear/eyewear.ts';
import { eyewearRange } from '../eyewear/eyewear-range.ts';
import { type EyewearSpec, lensPoints } from '../eyewear/eyewear-spec.ts';
import { focused } from '../focus.ts';
import { contact, type Ground, leafShadow, sweep, tabletop, windowLight } from '../ground.ts';
import { books, drum, pileHeight } from '../props/standing.ts';
import { blurred, ellipse, place } from '../svg.ts';
import { type Drawing, productPicture } from './drawing.ts';

const [w, h] = [1200, 1500];

const spec = (key: string): EyewearSpec => {
  const found = eyewearRange[key];
  if (!found) throw new Error(`No sunglasses are drawn for ${key}`);
  return found;
};

/** A pair standing on a quiet ground with a short shadow. */
export function eyewearOnGround(
  pair: EyewearSpec,
  ground: Ground,
  x = 600,
  y = 690,
  scale = 6.7,
  width = w,
  height = h,
): string {
  return (
    tabletop(ground, width, height) +
    place(eyewearShadow(pair, 0.55, -0.3, 1.7) + eyewearFront(pair), x, y, scale)
  );
}

function side(pair: EyewearSpec, ground: Ground): string {
  const low = Math.max(...lensPoints[pair.shape].map(([, y]) => y));
  const shade =
    blurred(5, ellipse(66, low + 5, 84, 4, { fill: '#3b2d20', opacity: 0.22 })) +
    blurred(1.6, ellipse(-5, low + 2, 12, 1.6, { fill: '#2a1e14', opacity: 0.5 }));
  return tabletop(ground, w, h) + place(shade + eyewearSide(pair), 180, 720, 6.3);
}

const detail = (pair: EyewearSpec, ground: Ground, [cx, cy]: readonly [number, number]) =>
  tabletop(ground, w, h) +
  focused(
    place(
      place(eyewearShadow(pair, 0.5, -0.3, 1.2) + eyewearFront(pair), -cx, -cy),
      600,
      720,
      15.5,
      -11,
    ),
    600,
    720,
    880,
    8,
  );

/** A pair in low sun: long shadows in the colour of its lenses. */
export const eyewearInSun = (
  pair: EyewearSpec,
  ground: Ground,
  width = w,
  height = h,
  x = 640,
  y = 500,
  scale = 6,
) =>
  tabletop(ground, width, height) +
  leafShadow(width, height, 0.14) +
  place(eyewearShadow(pair, 1.75, 0.62, 0.7, 1) + eyewearFront(pair), x, y, scale, -5);

const onBooks = (pair: EyewearSpec) => {
  const pile = ['#3f4a3e', '#8c5a38', '#d8cab0'];
  const top = 1180 - pileHeight(pile.length) * 1.9;
  return (
    sweep('sand', w, h, 1040) +
    place(contact(0, 0, 240, 12) + books(pile, 460), 600, 1180, 1.9) +
    place(eyewearShadow(pair, 0.16, -0.2, 1.2) + eyewearFront(pair), 600, top - 128, 5.4) +
    windowLight(w, h, 0.7)
  );
};

const onDrum = (pair: EyewearSpec) =>
  sweep('stone', w, h, 1060) +
  place(contact(0, 260, 470, 26) + drum(470, 250, '#dcd0be'), 600, 990) +
  place(eyewearShadow(pair, 0.34, -0.3, 1.2) + eyewearFront(pair), 590, 870, 5.7) +
  leafShadow(w, h, 0.16);

type Views = {
  ground: Ground;
  detail?: readonly [number, number];
  last?: () => string;
  side?: boolean;
};

const views: Record<string, Views> = {
  'dunelarke-khamsin-gold': {
    ground: 'sand',
    detail: [2, -8],
    last: () => eyewearInSun(spec('dunelarke-khamsin-gold'), 'paper'),
  },
  'dunelarke-khamsin-silver': { ground: 'mist' },
  'dunelarke-shamal': { ground: 'stone', detail: [4, -10] },
  'ovrai-pier-tortoise': {
    ground: 'paper',
    detail: [58, -10],
    last: () => onBooks(spec('ovrai-pier-tortoise')),
  },
  'ovrai-pier-black': { ground: 'stone' },
  'ovrai-lagoon': {
    ground: 'paper',
    side: false,
    last: () => eyewearInSun(spec('ovrai-lagoon'), 'paper'),
  },
  'ovrai-clerk': { ground: 'sage' },
  'zohra-vane-orbit': {
    ground: 'blush',
    detail: [0, -4],
    last: () => eyewearInSun(spec('zohra-vane-orbit'), 'paper'),
  },
  'zohra-vane-halo': { ground: 'sand', detail: [6, -8] },
  'zohra-vane-mynah': {
    ground: 'stone',
    detail: [60, -14],
    last: () => onDrum(spec('zohra-vane-mynah')),
  },
  'zohra-vane-mynah-rose': { ground: 'blush' },
  'zohra-vane-begum': {
    ground: 'clay',
    last: () => eyewearInSun(spec('zohra-vane-begum'), 'sand'),
  },
};

/** Every picture of every pair of sunglasses. */
export function eyewearDrawings(): Drawing[] {
  return Object.entries(views).flatMap(([key, view]) => {
    const bodies: (() => string)[] = [() => eyewearOnGround(spec(key), view.ground)];
    if (view.side !== false) bodies.push(() => side(spec(key), view.ground));
    if (view.detail) {
      const at = view.detail;
      bodies.push(() => detail(spec(key), view.ground, at));
    }
    if (view.last) bodies.push(view.last);
    return bodies.map((body, index) => productPicture(key, index + 1, body));
  });
}
