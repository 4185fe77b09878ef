import {
  firstSlide as arabicFirst,
  secondSlide as arabicSecond,
  shopNow as arabicShopNow,
  thirdSlide as arabicThird,
} from '#languages/ar/storefront/home.ts';
import {
  promoFootwear as arabicFootwear,
  promoSunglasses as arabicSunglasses,
  promoWatches as arabicWatches,
} from '#languages/ar/storefront/promotions.ts';
import { firstSlide, secondSlide, shopNow, thirdSlide } from '#languages/en/storefront/home.ts';
import {
  promoFootwear,
  promoSunglasses,
  promoWatches,
} from '#languages/en/storefront/promotions.ts';
import type { Promotion, Section, Slide } from './content.ts';

// What a fresh shop says, with which editing begins. A promotion of it leads to its category where there is one.

export const firstSlides = (): Slide[] => [
  slide(firstSlide, arabicFirst, 'hero1'),
  slide(secondSlide, arabicSecond, 'hero2'),
  slide(thirdSlide, arabicThird, 'hero3'),
];

type SlideTexts = { start: string; end: string; text: string };

const slide = (en: SlideTexts, ar: SlideTexts, picture: Slide['picture']): Slide => ({
  start: { en: en.start, ar: ar.start },
  end: { en: en.end, ar: ar.end },
  text: { en: en.text, ar: ar.text },
  button: { en: shopNow, ar: arabicShopNow },
  to: '/category',
  picture,
});

export const firstPromotions = (): Promotion[] => [
  promotion(promoWatches, arabicWatches, '/shop?q=watch', 'promoWatches'),
  promotion(promoSunglasses, arabicSunglasses, '/shop?q=sunglass', 'promoSunglasses'),
  promotion(promoFootwear, arabicFootwear, '/shop?q=footwear', 'promoFootwear'),
];

type PromotionTexts = { title: string; text: string };

const promotion = (
  en: PromotionTexts,
  ar: PromotionTexts,
  to: string,
  picture: Promotion['picture'],
): Promotion => ({
  title: { en: en.title, ar: ar.title },
  text: { en: en.text, ar: ar.text },
  to,
  picture,
});

export const firstSections = (): Section[] => [
  { kind: 'promotions' },
  { kind: 'trending' },
  { kind: 'recently-viewed' },
  { kind: 'featured-sellers' },
  { kind: 'latest-stories' },
  { kind: 'new-arrivals' },
];
