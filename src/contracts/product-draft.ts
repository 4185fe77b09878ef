import { z } from 'zod';
import { Id } from './id.ts';
import { optionalText } from './text.ts';

const chosen = z.union([z.literal(''), Id]).default('');

/**
 * What was typed into the product form and not sent yet, as it was typed: nothing is required, and
 * prices are text. Pictures are not part of it.
 */
export const ProductDraftInput = z.object({
  name: optionalText('Product name', 200),
  brand: optionalText('Brand', 80),
  description: optionalText('Description', 5000),
  categoryId: chosen,
  subCategoryId: chosen,
  productTypeId: chosen,
  priceINR: optionalText('Price (INR)', 20),
  priceAED: optionalText('Price (AED)', 20),
  originalPrice: optionalText('Original price', 20),
  isTrending: z.boolean().default(false),
  sellerSku: optionalText('Article number', 60),
});
export type ProductDraftInput = z.infer<typeof ProductDraftInput>;

/** A draft as its seller sees it; nobody else does. */
export const ProductDraft = z.object({
  _id: z.string(),
  values: z.object({
    name: z.string(),
    brand: z.string(),
    description: z.string(),
    categoryId: z.string(),
    subCategoryId: z.string(),
    productTypeId: z.string(),
    priceINR: z.string(),
    priceAED: z.string(),
    originalPrice: z.string(),
    isTrending: z.boolean(),
    sellerSku: z.string(),
  }),
  updatedAt: z.string(),
});
export type ProductDraft = z.infer<typeof ProductDraft>;

/** How many drafts a seller can have at a time. */
export const MOST_DRAFTS = 50;
