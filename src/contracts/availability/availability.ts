import { z } from 'zod';
import { said, says } from '#languages/said.ts';
import { MOST_OF_ONE } from '../product-field-kinds.ts';
import { optionalText, plainText } from '../text.ts';
import { version } from '../version.ts';

/** Whether a product can be had (docs/behaviour/rules.md#availability). */
export const Availability = z.enum(['AVAILABLE', 'RESERVED', 'SOLD']);
export type Availability = z.infer<typeof Availability>;

/** A calendar day, as `2026-12-03`. */
export const Day = z.iso.date(says(said('mustBeDay')));

/** What everybody is told: of a reservation that has ended, that the product is available. */
export const availabilityAnswer = {
  availability: Availability,
  reservedUntil: Day.nullable().describe('The last day of a reservation, else null'),
};

/** Which products a list has: `available` and `reserved` are those that it has by default. */
export const AvailabilityFilter = z.enum(['available', 'reserved', 'sold', 'all']);
export type AvailabilityFilter = z.infer<typeof AvailabilityFilter>;

const productVersion = version()
  .optional()
  .describe('Refused with 409 where the product was changed since');

/** A seller's word on a product; `reservedUntil` is needed for RESERVED, and is left out else. */
export const AvailabilityChange = z.object({
  availability: Availability,
  reservedUntil: Day.nullable().default(null),
  quantity: z
    .int()
    .min(1)
    .max(MOST_OF_ONE)
    .nullable()
    .optional()
    .describe('How many there are from now on. Left out, SOLD takes one of several off'),
  version: productVersion,
});
export type AvailabilityChange = z.output<typeof AvailabilityChange>;

/** Hides a seller's own product from shoppers, or shows it again. */
export const HidingChange = z.object({
  hidden: z.boolean(),
  version: productVersion,
});
export type HidingChange = z.infer<typeof HidingChange>;

/** Why an admin takes a product down. */
export const TakeDownReason = z.enum(
  ['authenticity', 'pictures', 'description', 'price', 'category', 'not-allowed', 'other'],
  said('chooseReason'),
);
export type TakeDownReason = z.infer<typeof TakeDownReason>;

/** What an admin writes to a product's seller about it. */
const words = (label: string) => optionalText(label, 500);

export const OTHER_NEEDS_WORDS = said('otherNeedsWords');

const isSaid = {
  holds: ({ reason, words: said }: { reason: TakeDownReason; words: string }) =>
    reason !== 'other' || said !== '',
  else: { path: ['words'], message: OTHER_NEEDS_WORDS },
};

/** Takes a product down, for a reason and in words that its seller reads. */
export const TakingDown = z
  .object({ reason: TakeDownReason, words: words('Words'), version: productVersion })
  .refine(isSaid.holds, isSaid.else);
export type TakingDown = z.output<typeof TakingDown>;

/** Deletes a seller's product, for a reason and in words that the seller reads. */
export const Deleting = z
  .object({ reason: TakeDownReason, words: words('Words') }, said('chooseReason'))
  .refine(isSaid.holds, isSaid.else);
export type Deleting = z.output<typeof Deleting>;

/** Puts a product up again. */
export const PuttingUp = z.object({ words: words('Words'), version: productVersion });
export type PuttingUp = z.output<typeof PuttingUp>;

/** Asks for another look at a product that was taken down. */
export const LookAgain = z.object({ words: words('What you changed'), version: productVersion });
export type LookAgain = z.output<typeof LookAgain>;

/** Answers that a product stays down. */
export const StayingDown = z.object({ words: plainText('Words', 500), version: productVersion });
export type StayingDown = z.output<typeof StayingDown>;

/** Why a product is down: for what an admin says, or since no admin has approved it yet. */
export const DownReason = z.enum([...TakeDownReason.options, 'not-approved']);
export type DownReason = z.infer<typeof DownReason>;

/**
 * What was said of a product that an admin has taken down, or has not approved; `askedAt` while an admin is to look at
 * it.
 */
export const TakenDown = z.object({
  at: z.string(),
  reason: DownReason,
  words: z.string(),
  askedAt: z.string().nullable(),
  askedWords: z.string(),
});
export type TakenDown = z.infer<typeof TakenDown>;
