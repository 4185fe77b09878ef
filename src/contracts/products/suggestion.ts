import { z } from 'zod';
import { MediaItem } from '../media.ts';
import { productFields } from '../product-fields.ts';

const suggested = <const K extends string>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    _id: z.string(),
    name: z.string(),
    detail: z.string().describe("A product's brand, a sub-category's category, or what is counted"),
    picture: MediaItem.nullable(),
  });

/** One line of the search box's suggestions; `search` is a text that others searched for. */
export const Suggestion = z.discriminatedUnion('kind', [
  suggested('product').extend({
    priceINR: productFields.priceINR.answer,
    priceAED: productFields.priceAED.answer,
  }),
  suggested('brand'),
  suggested('category'),
  suggested('sub-category').extend({
    category: z.object({ _id: z.string(), name: z.string() }),
  }),
  suggested('seller'),
  suggested('search'),
]);
export type Suggestion = z.infer<typeof Suggestion>;
