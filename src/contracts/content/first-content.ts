import { besideTexts } from '#languages/beside-texts.ts';
import { inEach } from '#languages/translations.ts';
import type { Promotion, Section, Slide } from './content.ts';
import type { Words } from './words.ts';

// What a fresh shop says, with which editing begins. A promotion of it leads to its category where there is one.

const say = (text: (texts: (typeof besideTexts)['en']) => string): Words =>
  inEach((language) => text(besideTexts[language]));

export const firstSlides = (): Slide[] => [
  slide('firstSlide', 'hero1'),
  slide('secondSlide', 'hero2'),
  slide('thirdSlide', 'hero3'),
];

const slide = (
  name: 'firstSlide' | 'secondSlide' | 'thirdSlide',
  picture: Slide['picture'],
): Slide => ({
  start: say(({ home }) => home[name].start),
  end: say(({ home }) => home[name].end),
  text: say(({ home }) => home[name].text),
  button: say(({ home }) => home.shopNow),
  to: '/category',
  picture,
});

export const firstPromotions = (): Promotion[] => [
  promotion('promoWatches', '/shop?q=watch'),
  promotion('promoSunglasses', '/shop?q=sunglass'),
  promotion('promoFootwear', '/shop?q=footwear'),
];

const promotion = (
  name: 'promoWatches' | 'promoSunglasses' | 'promoFootwear',
  to: string,
): Promotion => ({
  title: say(({ promotions }) => promotions[name].title),
  text: say(({ promotions }) => promotions[name].text),
  to,
  picture: name,
});

export const firstSections = (): Section[] => [
  { kind: 'promotions' },
  { kind: 'trending' },
  { kind: 'recently-viewed' },
  { kind: 'featured-sellers' },
  { kind: 'latest-stories' },
  { kind: 'new-arrivals' },
];
