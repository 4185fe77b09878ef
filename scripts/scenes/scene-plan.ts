/** A picture of the shop itself: its file below `demo/pictures/site`, and how pages get it. */
export type PlannedScene = {
  file: string;
  /** Widths in pixels; none where the file is sent as it is. */
  widths: readonly number[];
  /** The part that is kept: width by height, and where it stands from left (0) to right (1). */
  part?: { ratio: number; at: number };
  /** Width by height after its empty left side is mirrored, to make room for words. */
  canvas?: number;
  /** For pages from right to left: turned over, so that its empty side is the right one. Not where anything is written. */
  isTurned?: boolean;
};

const WIDE = [960, 1280, 1600, 2160, 2880];
const NARROW = [480, 750, 1080, 1536];
const SIDE = [480, 750, 960, 1200];
/** Heroes leave room for words on their left: phones, where words stand below, get the right side. */
const SUBJECT = { ratio: 1, at: 0.86 };

/** Every picture that the shop itself shows. */
export const scenePlan = {
  hero1: { file: 'hero-1.webp', widths: WIDE },
  hero1Narrow: { file: 'hero-1.webp', widths: NARROW, part: SUBJECT },
  hero1Turned: { file: 'hero-1.webp', widths: WIDE, isTurned: true },
  hero2: { file: 'hero-2.webp', widths: WIDE },
  hero2Turned: { file: 'hero-2.webp', widths: WIDE, isTurned: true },
  hero2Narrow: { file: 'hero-2-narrow.webp', widths: NARROW },
  hero3: { file: 'hero-3.webp', widths: WIDE },
  hero3Turned: { file: 'hero-3-turned.webp', widths: WIDE },
  hero3Narrow: { file: 'hero-3.webp', widths: NARROW, part: SUBJECT },
  promoWatches: { file: 'promo-watches.webp', widths: SIDE },
  promoSunglasses: { file: 'promo-sunglasses.webp', widths: SIDE },
  promoFootwear: { file: 'promo-footwear.webp', widths: SIDE },
  newArrivals: { file: 'new-arrivals.webp', widths: WIDE },
  newArrivalsNarrow: {
    file: 'new-arrivals.webp',
    widths: NARROW,
    part: { ratio: 4 / 3, at: 0.78 },
  },
  shop: { file: 'new-arrivals.webp', widths: WIDE, canvas: 2.9 },
  shopTurned: { file: 'new-arrivals.webp', widths: WIDE, canvas: 2.9, isTurned: true },
  shopNarrow: { file: 'new-arrivals.webp', widths: NARROW, part: { ratio: 1.8, at: 0.82 } },
  about: { file: 'about.webp', widths: SIDE },
  logIn: { file: 'log-in.webp', widths: SIDE },
  openGraph: { file: 'open-graph.jpg', widths: [] },
} satisfies Record<string, PlannedScene>;
