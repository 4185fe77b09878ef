import { z } from 'zod';
import { AttributeChange } from '../attributes/values.ts';
import { Day, TakeDownReason } from '../availability/availability.ts';
import { Id } from '../id.ts';
import { Paging } from '../list-query.ts';
import { managedFilters } from '../product.ts';
import { optionalText, SearchText } from '../text.ts';

const matching = {
  filter: z.object({ q: SearchText.optional(), ...managedFilters }),
  after: Paging.shape.after.describe('`next` of the step before'),
  undo: Id.optional().describe('`undo` of the first step, so that all are undone together'),
};

/** The change of all matching products by an admin, some at a time. */
export const MatchingChange = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.enum(['set-trending', 'clear-trending', 'delete', 'put-up']),
      ...matching,
    }),
    z.object({
      action: z.literal('take-down'),
      reason: TakeDownReason,
      words: optionalText('Words', 500),
      ...matching,
    }),
    z.object({ action: z.literal('set-attribute'), ...AttributeChange.shape, ...matching }),
  ],
  'action must be set-trending, clear-trending, delete, take-down, put-up or set-attribute',
);
export type MatchingChange = z.infer<typeof MatchingChange>;

/** The change of all matching products by their seller, some at a time. */
export const OwnMatchingChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(['set-available', 'set-sold', 'hide', 'show']), ...matching }),
    z.object({ action: z.literal('reserve'), reservedUntil: Day, ...matching }),
  ],
  'action must be set-available, reserve, set-sold, hide or show',
);
export type OwnMatchingChange = z.infer<typeof OwnMatchingChange>;

/** The result of one step. The change is complete where `next` is null. */
export const MatchingStep = z.object({
  done: z.number().int(),
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
