import { z } from 'zod';
import { Listing } from '../category.ts';
import { Reference } from '../id.ts';
import { LeadState } from '../leads/lead.ts';
import { MediaItem } from '../media.ts';
import { Approval } from '../seller.ts';
import { SearchText } from '../text.ts';

/** What is typed to find anything: words of a name, a SKU, an article number, a reference, a number, an address. */
export const FindQuery = z.object({ text: SearchText.default('') });

const FoundProduct = z.object({
  kind: z.literal('product'),
  _id: z.string(),
  name: z.string(),
  brand: z.string(),
  sku: z.string(),
  sellerSku: z.string(),
  seller: Reference,
  picture: MediaItem.nullable(),
});

const FoundLead = z.object({
  kind: z.literal('lead'),
  _id: z.string(),
  reference: z.string(),
  state: LeadState,
  piece: z.string().describe('The first product that it is about'),
  seller: Reference,
});

const FoundSeller = z.object({
  kind: z.literal('seller'),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  approval: Approval,
});

const FoundTaxonomyEntry = z.object({
  kind: z.enum(['category', 'sub-category', 'product-type']),
  _id: z.string(),
  name: z.string(),
  within: z.string().describe('The name of the entry above it; empty for a category'),
  status: Listing,
});

const FoundPage = z.object({
  kind: z.enum(['story', 'page']),
  _id: z.string(),
  name: z.string().describe('Its title in English'),
});

const FoundAdmin = z.object({
  kind: z.literal('admin'),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
});

const FoundCustomer = z.object({
  kind: z.literal('customer'),
  _id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** What admins find: nothing of shoppers, who are their sellers' alone. */
export const FoundByAdmin = z.discriminatedUnion('kind', [
  FoundLead,
  FoundProduct,
  FoundSeller,
  FoundTaxonomyEntry,
  FoundPage,
  FoundAdmin,
]);
export type FoundByAdmin = z.infer<typeof FoundByAdmin>;

/** What a seller finds of its own. */
export const FoundBySeller = z.discriminatedUnion('kind', [FoundLead, FoundProduct, FoundCustomer]);
export type FoundBySeller = z.infer<typeof FoundBySeller>;
