import { fashion } from './fashion.ts';
import { footwear } from './footwear.ts';
import { home } from './home.ts';
import { sunglasses } from './sunglasses.ts';
import type { DemoProduct } from './types.ts';
import { watches } from './watches.ts';

/** Every product of the demo, all categories together. */
export const products: DemoProduct[] = [
  ...watches,
  ...sunglasses,
  ...footwear,
  ...fashion,
  ...home,
];
