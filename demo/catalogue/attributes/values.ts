import { forWhom } from './audience-values.ts';
import { eyewearValues } from './eyewear-values.ts';
import { fashionValues } from './fashion-values.ts';
import { footwearValues } from './footwear-values.ts';
import { homeValues } from './home-values.ts';
import type { DemoAttributeValues } from './types.ts';
import { watchValues } from './watch-values.ts';

const described: Record<string, DemoAttributeValues> = {
  ...watchValues,
  ...eyewearValues,
  ...footwearValues,
  ...fashionValues,
  ...homeValues,
};

/** The attributes of every product of the demo, by its key. */
export const demoAttributeValues: Record<string, DemoAttributeValues> = Object.fromEntries(
  Object.entries(described).map(([key, values]) => {
    const audience = forWhom.get(key);
    return [key, audience === undefined ? values : { ...values, For: audience }];
  }),
);
