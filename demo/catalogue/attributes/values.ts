import { eyewearValues } from './eyewear-values.ts';
import { fashionValues } from './fashion-values.ts';
import { footwearValues } from './footwear-values.ts';
import { homeValues } from './home-values.ts';
import type { DemoAttributeValues } from './types.ts';
import { watchValues } from './watch-values.ts';

/** The attributes of every product of the demo, by its key. */
export const demoAttributeValues: Record<string, DemoAttributeValues> = {
  ...watchValues,
  ...eyewearValues,
  ...footwearValues,
  ...fashionValues,
  ...homeValues,
};
