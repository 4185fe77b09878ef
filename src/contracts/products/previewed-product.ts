import { z } from 'zod';
import { AttributeShown } from '../attributes/values.ts';
import { Reference } from '../id.ts';
import { MediaItem } from '../media.ts';

export const PricePair = z.object({ priceINR: z.number(), priceAED: z.number() });

/** What a change is about of a product, before or after it: one of these. */
const Shown = z.object({
  prices: PricePair.optional(),
  entries: z.array(Reference).optional().describe('Category, sub-category and type if any'),
  attribute: AttributeShown.nullable().optional().describe('Null where it has no value'),
});
export type ShownPart = z.infer<typeof Shown>;

/** One of the first products that a change is about, as it is and as it would be. */
export const PreviewedProduct = z.object({
  _id: z.string(),
  name: z.string(),
  seller: Reference.nullable().describe('Null of one’s own'),
  picture: MediaItem.nullable(),
  before: Shown,
  after: Shown,
  refusal: z.string().nullable().describe('Why it cannot be changed so'),
});
export type PreviewedProduct = z.infer<typeof PreviewedProduct>;
