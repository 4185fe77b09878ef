import { z } from 'zod';
import { said } from '#languages/said.ts';
import { AttributeChange } from '../attributes/values.ts';
import { Day, TakeDownReason } from '../availability/availability.ts';
import { Id } from '../id.ts';
import { Paging } from '../list-query.ts';
import { managedFilters, ownFilters } from '../product.ts';
import { optionalText, SearchText } from '../text.ts';

/** Nothing is left out in silence: what is unknown may have been meant to change fewer products. */
const strict = <Shape extends z.core.$ZodLooseShape>(what: string, shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${what} cannot have ${(issue.keys as string[]).join(', ')}: leave it out`
        : undefined,
  });

const filterBy = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  strict('The filter', { q: SearchText.optional(), ...filters });

const steps = {
  after: Paging.shape.after.describe('`next` of the step before'),
  undo: Id.optional().describe('`undo` of the first step, so that all are undone together'),
  only: Id.optional().describe('One product alone, rather than all that match'),
};
const matching = { filter: filterBy(managedFilters), ...steps };

/** The change of all matching products by an admin, some at a time. */
export const MatchingChange = z.discriminatedUnion(
  'action',
  [
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
    strict('The change', {
      action: z.literal('set-attribute'),
      ...AttributeChange.shape,
      ...matching,
    }),
  ],
  'action must be set-trending, clear-trending, delete, take-down, put-up or set-attribute',
);
export type MatchingChange = z.infer<typeof MatchingChange>;

/** To which multiples a changed price is rounded; 0.01 leaves it as it comes out. */
export const ROUNDINGS = [0.01, 1, 5, 10, 50, 100, 500, 1000] as const;
const rounding = z.literal([...ROUNDINGS], `rounding must be one of ${ROUNDINGS.join(', ')}`);

/** Prices that rise, or fall where `percent` is below 0. */
export const PricesChange = z.object({
  percent: z
    .number('percent must be a number')
    .min(-90, said('percentTooLow'))
    .max(900, said('percentTooHigh'))
    .multipleOf(0.01, 'percent can have at most two decimals')
    .refine((percent) => percent !== 0, said('percentMissing')),
  roundINR: rounding,
  roundAED: rounding,
});
export type PricesChange = z.infer<typeof PricesChange>;

/** Where products are to stand. */
export const PlaceChange = z.object({
  categoryId: Id,
  subCategoryId: Id,
  productTypeId: Id.nullable().default(null),
});
export type PlaceChange = z.output<typeof PlaceChange>;

const ownMatching = { filter: filterBy(ownFilters), ...steps };

/** The change of all matching products by their seller, some at a time. */
export const OwnMatchingChange = z.discriminatedUnion(
  'action',
  [
    strict('The change', {
      action: z.enum(['set-available', 'set-sold', 'hide', 'show', 'delete']),
      ...ownMatching,
    }),
    strict('The change', { action: z.literal('reserve'), reservedUntil: Day, ...ownMatching }),
    strict('The change', {
      action: z.literal('change-prices'),
      ...PricesChange.shape,
      ...ownMatching,
    }),
    strict('The change', { action: z.literal('move'), ...PlaceChange.shape, ...ownMatching }),
    strict('The change', {
      action: z.literal('set-attribute'),
      ...AttributeChange.shape,
      ...ownMatching,
    }),
  ],
  'action must be set-available, reserve, set-sold, hide, show, change-prices, move, set-attribute or delete',
);
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
