import type { Texts } from '../translated.ts';
import { fashion } from './fashion.ts';
import { footwear } from './footwear.ts';
import { home } from './home.ts';
import { sunglasses } from './sunglasses.ts';
import { watches } from './watches.ts';

/** Every product of the demo in Hindi, by its key. */
export const products: Texts = {
  ...watches,
  ...sunglasses,
  ...footwear,
  ...fashion,
  ...home,
};
