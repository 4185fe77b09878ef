import { z } from 'zod';
import { Currency } from './price.ts';

/** A category, sub-category or type that a search names, by which it is filtered. */
const SearchedPlace = z.object({
  kind: z.enum(['category', 'sub-category', 'product-type']),
  _id: z.string(),
  name: z.string(),
  words: z.string().describe('The words that name it, as typed'),
});
export type SearchedPlace = z.infer<typeof SearchedPlace>;

/** The prices that a search names, by which it is filtered. */
const SearchedPrice = z.object({
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  currency: Currency,
  words: z.string().describe('The words that name them, as typed'),
  rest: z.string().describe('The search without these words'),
});
export type SearchedPrice = z.infer<typeof SearchedPrice>;

/** How a search text was read. Attributes and sizes will stand beside prices and places. */
export const SearchReading = z.object({
  words: z.string().describe('What is searched as words'),
  price: SearchedPrice.nullable(),
  places: z.array(SearchedPlace),
  mended: z
    .string()
    .nullable()
    .describe('The words with mistyped ones mended, where there are any'),
  nearest: z
    .string()
    .nullable()
    .describe('Nothing was found, and this instead, by leaving out what matters least'),
});
export type SearchReading = z.infer<typeof SearchReading>;
