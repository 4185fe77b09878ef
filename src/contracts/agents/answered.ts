import { z } from 'zod';
import { Currency } from '../price.ts';

/** The version of the Universal Commerce Protocol that is spoken. */
export const UCP_VERSION = '2026-04-08';

export const SEARCH = 'dev.ucp.shopping.catalog.search';
export const LOOKUP = 'dev.ucp.shopping.catalog.lookup';

const url = z.string().describe('An absolute address');

const Ucp = z.object({
  version: z.literal(UCP_VERSION),
  status: z.enum(['success', 'error']),
  capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))),
});

const Message = z.object({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  content: z.string(),
  path: z.string().optional(),
  severity: z.enum(['recoverable', 'unrecoverable']).optional(),
});
export type Message = z.output<typeof Message>;

const Price = z.object({ amount: z.int().describe('In minor units'), currency: Currency });
export type Price = z.output<typeof Price>;
const PriceRange = z.object({ min: Price, max: Price });
const Description = z.object({ plain: z.string().describe('Written by the seller') });
const Media = z.object({
  type: z.enum(['image', 'video']),
  url,
  alt_text: z.string().optional(),
  width: z.int(),
  height: z.int(),
});
const Selected = z.object({ name: z.string(), id: z.string(), label: z.string() });
const OptionValue = z.object({
  id: z.string(),
  label: z.string(),
  available: z.boolean(),
  exists: z.literal(true),
});

const Variant = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  description: Description,
  url,
  price: Price,
  list_price: Price.optional(),
  availability: z.object({ available: z.boolean(), status: z.string() }),
  options: z.array(Selected).optional(),
  seller: z.object({
    name: z.string(),
    links: z.array(z.object({ type: z.literal('seller'), url, title: z.string() })),
  }),
  inputs: z
    .array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) }))
    .optional()
    .describe('Of a lookup: which identifiers lead here'),
});
export type Variant = z.output<typeof Variant>;

/** A fact of a product, such as its case size; `unit` of numbers alone. */
const Fact = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.string().optional(),
});

const CatalogueProduct = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: Description,
  url,
  categories: z.array(z.object({ value: z.string(), taxonomy: z.literal('merchant') })),
  price_range: PriceRange,
  list_price_range: PriceRange.optional(),
  media: z.array(Media),
  options: z.array(z.object({ name: z.string(), values: z.array(OptionValue) })).optional(),
  selected: z.array(Selected).optional(),
  variants: z.array(Variant).min(1),
  rating: z
    .object({ value: z.number(), scale_max: z.literal(5), count: z.int().optional() })
    .optional(),
  metadata: z.object({
    brand: z.string(),
    facts: z.array(Fact),
    condition: z.enum(['new', 'refurbished', 'used']).optional(),
    available: z.number().int().optional().describe('How many, where the seller tells it'),
    reserved_until: z.string().optional().describe('The last day of a reservation'),
    price_valid_until: z.string().optional().describe('The last day of a reduced price'),
    seller_away_until: z.string().optional(),
    enquiry_url: url.describe('Where a person writes to the seller'),
  }),
});
export type CatalogueProduct = z.output<typeof CatalogueProduct>;

const messages = z.array(Message).optional();

export const SearchResponse = z.object({
  ucp: Ucp,
  products: z.array(CatalogueProduct),
  pagination: z
    .object({
      cursor: z.string().optional(),
      has_next_page: z.boolean(),
      total_count: z.int().optional(),
    })
    .optional(),
  messages,
  continue_url: url.optional(),
});
export type SearchResponse = z.output<typeof SearchResponse>;

export const LookupResponse = SearchResponse.omit({ pagination: true });
export type LookupResponse = z.output<typeof LookupResponse>;

/** One product, or why there is none: then `messages` says it, and `continue_url` leads on. */
export const ProductResponse = z.object({
  ucp: Ucp,
  product: CatalogueProduct.optional(),
  messages,
  continue_url: url.optional(),
});
export type ProductResponse = z.output<typeof ProductResponse>;

/** What was prepared for a person to send; nothing has been sent. */
export const EnquiryResponse = z.object({
  ucp: Ucp,
  enquiry: z
    .object({
      seller: z.string(),
      message: z.string().describe('What the chat link holds, for the person to read'),
      chat_url: url.describe('Opens a chat with the message typed; the person sends it'),
      page_url: url.describe('A page where the person reads the question and sends it'),
    })
    .optional(),
  messages,
  continue_url: url.optional(),
});
export type EnquiryResponse = z.output<typeof EnquiryResponse>;

/** What the tools answer, by their names; each may be the refusal of a negotiation. */
export const toolAnswers = {
  search_catalog: SearchResponse.partial({ products: true }),
  lookup_catalog: LookupResponse.partial({ products: true }),
  get_product: ProductResponse,
  prepare_enquiry: EnquiryResponse,
} as const;
