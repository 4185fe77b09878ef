import { z } from 'zod';
import { said } from '#languages/said.ts';
import { AttributeChange } from '../attributes/values.ts';
import { Day, TakeDownReason } from '../availability/availability.ts';
import { Id } from '../id.ts';
import { Paging } from '../list-query.ts';
import { managedFilters, ownFilters } from '../product.ts';
import { MOST_OF_ONE } from '../product-field-kinds.ts';
import { optionalText, SearchText } from '../text.ts';
import { PreviewedProduct, PricePair } from './previewed-product.ts';

/** Nothing is left out in silence: what is unknown may have been meant to change fewer products. */
const strict = <Shape extends z.core.$ZodLooseShape>(what: string, shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${what} cannot have ${(issue.keys as string[]).join(', ')}: leave it out`
        : undefined,
  });

/** A filter of the back offices' tables of products, refused where it has anything else. */
export const filterBy = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  strict('The filter', { q: SearchText.optional(), ...filters });

const steps = {
  after: Paging.shape.after.describe('`next` of the step before'),
  undo: Id.optional().describe('`undo` of the first step, so that all are undone together'),
  only: Id.optional().describe('One product alone, rather than all that match'),
  previewed: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .describe('`total` of the preview: the first step is refused where others match by now'),
};
/**
 * How a changed price is rounded: to the nearest multiple, where 0.01 leaves it as it comes out; or up to the next
 * whole amount that ends in 9 or in 0.
 */
export const ROUNDINGS = [0.01, 'next-9', 'next-0', 1, 5, 10, 50, 100, 500, 1000] as const;
const rounding = z.literal([...ROUNDINGS]);
export type Rounding = (typeof ROUNDINGS)[number];

/** Prices that rise, or fall where `percent` is below 0. */
export const PricesChange = z.object({
  percent: z
    .number()
    .min(-90, said('percentTooLow'))
    .max(900, said('percentTooHigh'))
    .multipleOf(0.01, 'percent can have at most two decimals')
    .refine((percent) => percent !== 0, said('percentMissing')),
  roundINR: rounding,
  roundAED: rounding,
  raiseOriginals: z
    .boolean()
    .optional()
    .describe('An original price that the new one would reach changes with it'),
});
export type PricesChange = z.infer<typeof PricesChange>;

/** Where products are to stand. */
export const MoveTarget = z.object({
  categoryId: Id,
  subCategoryId: Id,
  productTypeId: Id.nullable().default(null),
});
export type MoveTarget = z.output<typeof MoveTarget>;

const changesOf = <Matching extends z.core.$ZodLooseShape>(matching: Matching) =>
  [
    strict('The change', {
      action: z.literal('change-prices'),
      ...PricesChange.shape,
      ...matching,
    }),
    strict('The change', { action: z.literal('move'), ...MoveTarget.shape, ...matching }),
    strict('The change', {
      action: z.literal('set-attribute'),
      ...AttributeChange.shape,
      ...matching,
    }),
  ] as const;
const byAdmin = <Matching extends z.core.$ZodLooseShape>(matching: Matching) =>
  z.discriminatedUnion('action', [
    strict('The change', {
      action: z.enum(['set-trending', 'clear-trending', 'put-up']),
      ...matching,
    }),
    strict('The change', {
      action: z.enum(['take-down', 'delete']),
      reason: TakeDownReason,
      words: optionalText('Words', 500),
      ...matching,
    }),
    ...changesOf(matching),
  ]);
const bySeller = <Matching extends z.core.$ZodLooseShape>(matching: Matching) =>
  z.discriminatedUnion('action', [
    strict('The change', {
      action: z.enum(['set-available', 'set-sold', 'hide', 'show', 'delete']),
      ...matching,
    }),
    strict('The change', { action: z.literal('reserve'), reservedUntil: Day, ...matching }),
    strict('The change', {
      action: z.literal('set-quantity'),
      quantity: z.int().min(1).max(MOST_OF_ONE).nullable(),
      ...matching,
    }),
    ...changesOf(matching),
  ]);

/** The change of all matching products by an admin, some at a time. */
export const MatchingChange = byAdmin({ filter: filterBy(managedFilters), ...steps });
export type MatchingChange = z.infer<typeof MatchingChange>;

/** The change of all matching products by their seller, some at a time. */
export const OwnMatchingChange = bySeller({ filter: filterBy(ownFilters), ...steps });
export type OwnMatchingChange = z.infer<typeof OwnMatchingChange>;

/** The result of one step. The change is complete where `next` is null. */
export const MatchingStep = z.object({
  done: z.number().int(),
  waiting: z.number().int().describe('How many of those that are done wait for an admin'),
  failed: z.array(z.object({ _id: z.string(), name: z.string(), message: z.string() })),
  total: z.number().int().nullable().describe('How many match, told by the first step alone'),
  capped: z.boolean().describe('There are more than were counted'),
  next: z.string().nullable(),
  undo: z
    .string()
    .nullable()
    .describe('What the change is undone with for an hour; null where it cannot be'),
});
export type MatchingStep = z.infer<typeof MatchingStep>;

/** The most products that are named, rather than found by a filter. */
const MOST_NAMED = 1000;
const named = {
  ids: z
    .array(Id)
    .min(1)
    .max(MOST_NAMED)
    .optional()
    .describe('These products alone, as far as they match'),
};
const whole = { ...named, previewed: steps.previewed };

/** The change of all matching products, or of those named, by an admin in the background. */
export const BulkChangeInput = byAdmin({ filter: filterBy(managedFilters), ...whole });
export type BulkChangeInput = z.infer<typeof BulkChangeInput>;

/** The change of all matching products, or of those named, by their seller in the background. */
export const OwnBulkChangeInput = bySeller({ filter: filterBy(ownFilters), ...whole });
export type OwnBulkChangeInput = z.infer<typeof OwnBulkChangeInput>;

const previewOf = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.discriminatedUnion('action', changesOf({ filter: filterBy(filters), ...named }));

/** What a change would do to all products that match, by an admin and by their seller. */
export const PreviewOfMatching = previewOf(managedFilters);
export type PreviewOfMatching = z.infer<typeof PreviewOfMatching>;
export const PreviewOfOwnMatching = previewOf(ownFilters);
export type PreviewOfOwnMatching = z.infer<typeof PreviewOfOwnMatching>;

/** What a change would do, counted over all that match. */
export const MatchingPreview = z.object({
  total: z.number().int(),
  changing: z.number().int(),
  same: z.number().int().describe('They are so already'),
  refused: z.number().int().describe('They cannot be changed so, and stay as they are'),
  losing: z.number().int().describe('They lose attributes that the new category does not have'),
  prices: z
    .object({
      lowest: PricePair,
      highest: PricePair,
    })
    .nullable()
    .describe('The ends of the prices that change, of a change of prices'),
  first: z
    .array(PreviewedProduct)
    .describe('The first ten that change, newest first; of prices with those that are refused'),
});
export type MatchingPreview = z.infer<typeof MatchingPreview>;
