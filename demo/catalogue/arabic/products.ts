import { fashionInArabic } from './fashion.ts';
import { footwearInArabic } from './footwear.ts';
import { homeInArabic } from './home.ts';
import { sunglassesInArabic } from './sunglasses.ts';
import type { ArabicTexts } from './texts.ts';
import { watchesInArabic } from './watches.ts';

/** Every product of the demo in Arabic, by its key. */
export const productsInArabic: ArabicTexts = {
  ...watchesInArabic,
  ...sunglassesInArabic,
  ...footwearInArabic,
  ...fashionInArabic,
  ...homeInArabic,
};
