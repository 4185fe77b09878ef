import { z } from 'zod';
import { MOST_ATTRIBUTES, MOST_VALUES } from '../attributes/values.ts';
import { Id } from '../id.ts';
import { asForm, fieldNames, fieldsWith, recordOf, shapeOf } from '../product-fields.ts';
import { optionalText } from '../text.ts';

const SizeDraft = z.object({ choice: Id, available: z.boolean() });
const detailDraft = z.union([
  optionalText('A detail', 500),
  z.boolean(),
  z.array(z.union([Id, SizeDraft])).max(MOST_VALUES),
]);
const details = z
  .record(Id, detailDraft)
  .refine((values) => Object.keys(values).length <= MOST_ATTRIBUTES, 'attributes are too many');

/** Values of attributes as they were typed, as JSON text; empty where there are none. */
const DetailsDraft = z
  .string()
  .transform((text, context): unknown => {
    try {
      return text.trim() === '' ? {} : JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'attributes must be JSON text' });
      return z.NEVER;
    }
  })
  .pipe(details)
  .transform((values) => (Object.keys(values).length === 0 ? '' : JSON.stringify(values)))
  .default('');

/**
 * A product form that was not sent yet, as typed: nothing is required, and prices are text.
 * Pictures are not part of it.
 */
export const ProductDraftInput = z.object({
  ...asForm(shapeOf('draft', {})),
  attributes: DetailsDraft,
  copyOf: Id.optional().describe('Of a copy: the product whose pictures can be taken'),
});
export type ProductDraftInput = z.infer<typeof ProductDraftInput>;

/** A draft as its seller sees it; nobody else does. */
export const ProductDraft = z.object({
  _id: z.string(),
  values: z.object({
    ...asForm({
      ...recordOf(fieldNames, () => z.string()),
      ...recordOf(fieldsWith({ kind: 'flag' }), () => z.boolean()),
    }),
    attributes: z.string().describe('Values by the ids of attributes, as JSON text, or empty'),
    copyOf: z.string().optional(),
  }),
  updatedAt: z.string(),
});
export type ProductDraft = z.infer<typeof ProductDraft>;

/** How many drafts a seller can have at a time. */
export const MOST_DRAFTS = 50;
