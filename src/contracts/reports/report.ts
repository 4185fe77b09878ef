import { z } from 'zod';
import { said } from '#languages/said.ts';
import { TakeDownReason } from '../availability/availability.ts';
import { maybeEmail } from '../contact-details.ts';
import { Id, Reference } from '../id.ts';
import { listQuery } from '../list-query.ts';
import { MediaItem } from '../media.ts';
import { NoticeSaid } from '../privacy-notice.ts';
import { optionalText } from '../text.ts';

/** Why a shopper reports a product or a shop (docs/behaviour/rules.md#reports). */
export const ReportReason = z.enum(
  [
    'counterfeit',
    'stolen',
    'description',
    'pictures',
    'not-there',
    'not-allowed',
    'identity',
    'conduct',
    'other',
  ],
  said('chooseReason'),
);
export type ReportReason = z.infer<typeof ReportReason>;

/** A report of either a product or a shop. */
export const ReportInput = z
  .object({
    productId: Id.optional(),
    sellerId: Id.optional(),
    reason: ReportReason,
    words: optionalText('What you saw', 1000),
    email: maybeEmail.describe('Where an admin may ask back'),
    notice: NoticeSaid,
  })
  .refine(({ productId, sellerId }) => (productId === undefined) !== (sellerId === undefined), {
    path: ['productId'],
    message: said('sayPieceOrShop'),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    message: said('sayWhatItIsAbout'),
  });
export type ReportInput = z.output<typeof ReportInput>;

const outcomes = ['NO_ACTION', 'ASKED', 'TAKEN_DOWN'] as const;

/** What an admin answers: nothing is wrong, the seller is asked, or the product is taken down. */
export const ReportOutcome = z.enum(outcomes);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

/** A product or a shop as the queue shows it; of a product that is deleted the name alone, if it was kept. */
export const ReportSubject = z.object({
  kind: z.enum(['product', 'seller']),
  _id: z.string(),
  name: z.string(),
  brand: z.string().describe('Of a product, else empty'),
  picture: MediaItem.nullable(),
  seller: Reference,
  listed: z.boolean().describe('Whether it stands in the lists of the shop'),
  takenDown: z.boolean(),
});
export type ReportSubject = z.infer<typeof ReportSubject>;

/** A product or a shop with its open reports; its id is that of the product or the shop. */
export const ReportedThing = z.object({
  _id: z.string(),
  subject: ReportSubject,
  reports: z.number().int(),
  reasons: z.array(ReportReason),
  since: z.string(),
  newest: z.string().describe('The id of the newest report, which an answer repeats'),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

export const ReportQuery = listQuery(['since', 'reports']).extend({
  reason: ReportReason.optional(),
  kind: z.enum(['product', 'seller']).optional(),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

/** One report as admins read it. */
export const Report = z.object({
  _id: z.string(),
  reason: ReportReason,
  words: z.string(),
  email: z.string().nullable(),
  deletedPiece: z
    .string()
    .nullable()
    .describe(
      'The name of the product that it is about, where that is deleted; empty where it was not kept',
    ),
  createdAt: z.string(),
});
export type Report = z.infer<typeof Report>;

/** One answer to one or more reports of a product or shop. */
export const ReportAnswer = z.object({
  _id: z.string(),
  subject: ReportSubject,
  outcome: ReportOutcome,
  words: z.string().describe('What the seller was told'),
  reports: z.number().int(),
  by: z.string(),
  createdAt: z.string(),
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** A reported thing with its newest open reports, up to 100, and the latest answers before. */
export const ReportedThingInFull = ReportedThing.extend({
  open: z.array(Report),
  answers: z.array(ReportAnswer.omit({ subject: true })),
});
export type ReportedThingInFull = z.infer<typeof ReportedThingInFull>;

export const AnswerQuery = listQuery(['createdAt']).extend({
  outcome: ReportOutcome.optional(),
  seller: Id.optional(),
});
export type AnswerQuery = z.infer<typeof AnswerQuery>;

/** Answers all open reports of one thing; `newest` as it was shown. */
export const AnsweringReports = z
  .object({
    outcome: ReportOutcome,
    newest: Id,
    reason: TakeDownReason.optional().describe('Why a product is taken down'),
    words: optionalText('Words', 500).describe('What the seller is told'),
  })
  .refine(({ outcome, reason }) => outcome !== 'TAKEN_DOWN' || reason !== undefined, {
    path: ['reason'],
    message: said('chooseReason'),
  })
  .refine(
    ({ outcome, reason, words }) =>
      words !== '' || !(outcome === 'ASKED' || (outcome === 'TAKEN_DOWN' && reason === 'other')),
    { path: ['words'], message: 'Say what the seller should know' },
  );
export type AnsweringReports = z.output<typeof AnsweringReports>;
