import { z } from 'zod';
import { Currency } from './price.ts';

/** A category, sub-category or type that a search names, by which it is filtered. */
const SearchedEntry = z.object({
  kind: z.enum(['category', 'sub-category', 'product-type']),
  _id: z.string(),
  name: z.string(),
  words: z.string().describe('The words that name it, as typed'),
});
export type SearchedEntry = z.infer<typeof SearchedEntry>;

/** The prices that a search names, by which it is filtered. */
const SearchedPrice = z.object({
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  currency: Currency,
  words: z.string().describe('The words that name them, as typed'),
  rest: z.string().describe('The search without these words'),
});
export type SearchedPrice = z.infer<typeof SearchedPrice>;

/** A value of an attribute that a search names, by which it is filtered. */
const SearchedValue = z.object({
  code: z.string().nullable().describe('Of the attribute; null where several have the value'),
  values: z.array(z.string()).describe('As `attr.CODE` takes them; empty where several have it'),
  among: z
    .array(z.object({ code: z.string(), values: z.array(z.string()) }))
    .describe('The attributes that have it, of which any counts, where several have; else empty'),
  label: z.string(),
  words: z.string().describe('The words that name it, as typed'),
});
export type SearchedValue = z.infer<typeof SearchedValue>;

/** How a search text was read. */
export const SearchReading = z.object({
  words: z.string().describe('What is searched as words'),
  price: SearchedPrice.nullable(),
  entries: z.array(SearchedEntry),
  attributes: z.array(SearchedValue),
  reduced: z
    .string()
    .optional()
    .describe('The words that ask for reduced pieces alone, as typed, where there are any'),
  mended: z
    .string()
    .nullable()
    .describe('The words with mistyped ones mended, where there are any'),
  nearest: z
    .string()
    .nullable()
    .describe('Nothing was found, and this instead, by leaving out what matters least'),
  absent: z
    .string()
    .nullable()
    .describe(
      'A known brand that the text names and nobody sells here; what is near is found instead',
    ),
});
export type SearchReading = z.infer<typeof SearchReading>;
