import { z } from 'zod';
import type { AttributeValues } from '../attributes/values.ts';
import { PuttingUp, StayingDown } from '../availability/availability.ts';
import { defineCall } from '../calls/call.ts';
import { ManagedProduct, type ProductValues } from '../product.ts';
import { fieldNames, type ProductField } from '../product-fields.ts';
import { written } from '../response.ts';
import { version } from '../version.ts';
import { changedWithProducts } from './changed-with-products.ts';

/** The values that an edit gives a product, of the fields that it changes. */
export type ProposedChanges = Partial<ProductValues> & { attributes?: AttributeValues };

/** What an edit can change: a field, the attributes, or the pictures and videos. */
export const ChangedPart = z.enum([
  ...(fieldNames as [ProductField, ...ProductField[]]),
  'attributes',
  'media',
]);
export type ChangedPart = z.infer<typeof ChangedPart>;

/** A rule of the settings that a product or an edit has met, and with what (docs/behaviour/rules.md#rules-that-send-to-approval). */
export const MetRule = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('words'),
    field: z.enum([...(fieldNames as [ProductField, ...ProductField[]]), 'attributes']),
    words: z.string(),
  }),
  z.object({
    rule: z.literal('price'),
    priceINR: z.number(),
    median: z.number().describe('Of its category'),
  }),
  z.object({
    rule: z.literal('picture'),
    productId: z.string().describe('Whose picture looks the same'),
    name: z.string(),
    seller: z.string(),
  }),
]);
export type MetRule = z.infer<typeof MetRule>;

/** A product beside what its seller wants it to be. */
export const ProductReview = z.object({
  present: ManagedProduct.describe('As it is'),
  proposed: ManagedProduct.nullable().describe('As the edit makes it; null where none is kept'),
  changed: z.array(ChangedPart),
  collides: z
    .array(ChangedPart)
    .describe('What somebody else has changed since the edit was saved: it cannot be approved'),
  met: z.array(MetRule).describe('The rules that sent it here; told to admins alone'),
});
export type ProductReview = z.infer<typeof ProductReview>;

const reading = { response: ProductReview, reads: ['products'] } as const;

export const reviewCalls = {
  seller: defineCall('GET /seller/get-product-review/:id', {
    summary: 'One of the asking seller’s products beside its edit that waits or was declined',
    policy: 'seller',
    staff: 'replies',
    support: 'see-products',
    ...reading,
  }),
  admin: defineCall('GET /admin/get-product-review/:id', {
    summary: 'A product beside its edit that waits, and the rules that it met',
    policy: 'admin',
    permission: 'see-products',
    ...reading,
  }),
};

const response = { response: written(ManagedProduct), changes: changedWithProducts } as const;

export const takeBackEdit = defineCall('PUT /seller/take-back-edit/:productId', {
  summary: 'Take back an edit that waits for approval or was declined',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  body: z.object({ version: version().optional() }),
  ...response,
});

const deciding = { policy: 'admin', permission: 'take-down-products', ...response } as const;

export const approveEdit = defineCall('PUT /admin/approve-edit/:productId', {
  summary: 'Make the edit of a product that waits public; its seller is mailed',
  body: PuttingUp,
  ...deciding,
});

export const declineEdit = defineCall('PUT /admin/decline-edit/:productId', {
  summary: 'Decline the edit of a product that waits, for a reason that its seller is mailed',
  body: StayingDown,
  ...deciding,
});
