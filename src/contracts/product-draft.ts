import { z } from 'zod';
import { asForm, fieldNames, fieldsWith, recordOf, shapeOf } from './product-fields.ts';

/**
 * A product form that was not sent yet, as typed: nothing is required, and prices are text.
 * Pictures are not part of it.
 */
export const ProductDraftInput = z.object(asForm(shapeOf('draft', {})));
export type ProductDraftInput = z.infer<typeof ProductDraftInput>;

/** A draft as its seller sees it; nobody else does. */
export const ProductDraft = z.object({
  _id: z.string(),
  values: z.object(
    asForm({
      ...recordOf(fieldNames, () => z.string()),
      ...recordOf(fieldsWith({ kind: 'flag' }), () => z.boolean()),
    }),
  ),
  updatedAt: z.string(),
});
export type ProductDraft = z.infer<typeof ProductDraft>;

/** How many drafts a seller can have at a time. */
export const MOST_DRAFTS = 50;
