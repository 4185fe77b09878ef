import { z } from 'zod';
import { plainText, SearchText } from '../text.ts';

/** The most products of a page of a search, and identifiers of a lookup. */
export const MOST_ON_PAGE = 50;
export const MOST_IDS = 50;
/** The most pieces that one prepared enquiry asks about. */
const MOST_ENQUIRED = 20;

const shortText = z.string().max(200);

/** What an agent says of the buyer's market; the rest of it changes nothing here. */
const Context = z.looseObject({
  address_country: shortText.optional().describe('IN or AE; decides the currency where none is'),
  language: shortText.optional().describe('BCP 47, such as en, ar or hi'),
  currency: shortText.optional().describe('INR or AED; also the currency of a price filter'),
});
export type Context = z.output<typeof Context>;

const amount = z.int().min(0).max(1e14);
const PriceFilter = z.object({
  min: amount.optional().describe('In minor units'),
  max: amount.optional().describe('In minor units'),
});

/** Filters of a catalogue; one that is not known here is left out, and that is said. */
const Filters = z.looseObject({
  categories: z.array(shortText).max(50).optional().describe('Values of products’ categories'),
  price: PriceFilter.optional(),
  brands: z.array(z.string().max(80)).max(50).optional(),
});
export type Filters = z.output<typeof Filters>;

/** What stands beside every request. Signals and attribution are taken and not kept. */
const beside = { context: Context.optional(), filters: Filters.optional() };

export const SearchRequest = z.object({
  query: SearchText.optional(),
  ...beside,
  pagination: z
    .object({
      cursor: z.string().max(500).optional(),
      limit: z
        .int()
        .min(1)
        .max(1_000_000)
        .default(10)
        .describe(`At most ${MOST_ON_PAGE} are answered`),
    })
    .optional(),
});
export type SearchRequest = z.output<typeof SearchRequest>;

const Identifier = z.string().min(1).max(500);

export const LookupRequest = z.object({
  ids: z
    .array(Identifier)
    .min(1)
    .describe('Ids of products or their variants, SKUs, handles or addresses of product pages'),
  ...beside,
});
export type LookupRequest = z.output<typeof LookupRequest>;

export const ProductRequest = z.object({
  id: Identifier.describe('The id or SKU of a product, or the id of a variant'),
  selected: z
    .array(z.object({ name: shortText, label: shortText, id: shortText.optional() }))
    .max(20)
    .optional(),
  preferences: z.array(shortText).max(20).optional(),
  ...beside,
});
export type ProductRequest = z.output<typeof ProductRequest>;

/** What a person may want to ask a seller, as an agent words it. */
export const EnquiryRequest = z.object({
  ids: z
    .array(Identifier)
    .min(1)
    .max(MOST_ENQUIRED)
    .describe('Ids or SKUs of products, or ids of variants, of one seller'),
  message: plainText('Message', 1000).optional().describe('The person’s question, in their words'),
  context: Context.optional(),
});
export type EnquiryRequest = z.output<typeof EnquiryRequest>;

const Meta = z
  .looseObject({
    'ucp-agent': z.looseObject({ profile: z.string().max(2000) }).optional(),
  })
  .optional()
  .describe('Of agents that speak UCP: where their profile is');

export const toolArguments = {
  search_catalog: z.object({ meta: Meta, catalog: SearchRequest }),
  lookup_catalog: z.object({ meta: Meta, catalog: LookupRequest }),
  get_product: z.object({ meta: Meta, catalog: ProductRequest }),
  prepare_enquiry: z.object({ meta: Meta, enquiry: EnquiryRequest }),
} as const;
export type ToolName = keyof typeof toolArguments;
