import { z } from 'zod';
import { Currency } from './price.ts';

const Words = z.object({
  words: z.string().describe('The words that say it, as typed'),
  spans: z
    .array(z.object({ start: z.number(), end: z.number() }))
    .describe('Where they stand in the text; empty where another text was read instead of it'),
});

/** A category, sub-category or type that a search names, by which it is filtered. */
const SearchedEntry = Words.extend({
  kind: z.enum(['category', 'sub-category', 'product-type']),
  _id: z.string(),
  name: z.string(),
});
export type SearchedEntry = z.infer<typeof SearchedEntry>;

/** The prices that a search names, by which it is filtered. */
const SearchedPrice = Words.extend({
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  currency: Currency,
});
export type SearchedPrice = z.infer<typeof SearchedPrice>;

/** A value of an attribute that a search names, by which it is filtered. */
const SearchedValue = Words.extend({
  code: z.string().nullable().describe('Of the attribute; null where several have the value'),
  values: z.array(z.string()).describe('As `attr.CODE` takes them; empty where several have it'),
  among: z
    .array(z.object({ code: z.string(), values: z.array(z.string()) }))
    .describe('The attributes that have it, of which any counts, where several have; else empty'),
  label: z.string(),
});
export type SearchedValue = z.infer<typeof SearchedValue>;

/** How a search text was read. */
export const SearchReading = z.object({
  words: z.string().describe('What is searched as words'),
  price: SearchedPrice.nullable(),
  entries: z.array(SearchedEntry),
  attributes: z.array(SearchedValue),
  reduced: Words.optional().describe('What asks for reduced products alone, where anything does'),
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
