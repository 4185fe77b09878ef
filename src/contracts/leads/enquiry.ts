import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Id } from '../id.ts';
import { Language } from '../language.ts';
import { listQuery, noFilter } from '../list-query.ts';
import { Currency, Region } from '../price.ts';
import { cleanedLine, cleanedText, optionalLine, optionalText } from '../text.ts';
import { LeadState, LostReason } from './lead.ts';
import { Work } from './work.ts';

/** The reference in a chat message that finds its enquiry again. */
export const EnquiryReference = z
  .string(said('referenceRequired'))
  .regex(/^[A-Z0-9]{6,10}$/, said('referenceInvalid'));

/** The most products that one message asks about. */
const MOST_PIECES = 50;

/** A choice's label with its scale. */
const LONGEST_SIZE = 80;

/** A product that a shopper asks about. */
const EnquiredPiece = z.object({
  productId: Id,
  size: optionalLine('Size', LONGEST_SIZE),
  quantity: z
    .number(said('quantityMustBeWhole'))
    .int(said('quantityMustBeWhole'))
    .min(1, said('quantityTooLow'))
    .max(99, said('quantityTooHigh'))
    .default(1),
  note: optionalText('Note', 500),
});
export type EnquiredPiece = z.output<typeof EnquiredPiece>;

const listOf = <Piece extends z.ZodType>(piece: Piece) =>
  z
    .array(piece)
    .min(1, said('choosePiece'))
    .max(MOST_PIECES, said('tooManyPieces', { most: MOST_PIECES }));

export const EnquiredPieces = listOf(EnquiredPiece);

/** Nobody sees the answer to a report: its words are cleaned, since a refusal would lose the enquiry. */
const ReportedPiece = EnquiredPiece.extend({
  size: cleanedLine('Size', LONGEST_SIZE),
  note: cleanedText('Note', 500),
});

/**
 * The report of a click on a chat link (docs/behaviour/rules.md#chat-links-and-enquiries): about one
 * product, or about several of one seller. The server adds seller and prices itself.
 */
export const EnquiryInput = z
  .object({
    reference: EnquiryReference,
    productId: Id.optional(),
    pieces: listOf(ReportedPiece).optional(),
    region: Region,
    message: cleanedText('Message', 1000),
    language: Language.default('en').describe('What the pages were in'),
    work: Work,
  })
  .refine(({ productId, pieces }) => productId !== undefined || pieces !== undefined, {
    path: ['productId'],
    message: said('sayWhichPiece'),
  });
export type EnquiryInput = z.output<typeof EnquiryInput>;

export const Enquiry = z.object({
  _id: z.string(),
  reference: z.string(),
  productId: z.string().nullable(),
  productName: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  region: Region,
  price: z.number(),
  createdAt: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;

/** An enquiry as its seller accounts for it, with how its lead stands. */
export const OwnEnquiry = Enquiry.extend({
  leadId: z.string(),
  state: LeadState,
  wonPrice: z
    .number()
    .nullable()
    .describe('What its lead brought, told once a lead, at the first of its products; else null'),
  wonCurrency: Currency.nullable(),
  lostReason: LostReason.nullable(),
  customer: z.string().describe('The name, number or address of its customer, or empty'),
  answeredAfter: z
    .number()
    .nullable()
    .describe('Days from the enquiry to the first move of its lead; null where it is new'),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

export const EnquiryQuery = listQuery(['createdAt']).extend({
  region: Region.optional(),
  productId: Id.optional(),
  sellerId: Id.optional(),
});
export type EnquiryQuery = z.infer<typeof EnquiryQuery>;
export const OwnEnquiryQuery = EnquiryQuery.extend({ sellerId: noFilter('sellerId') });

/** Enquiries over time: one entry per day (UTC, `YYYY-MM-DD`) and region with enquiries. */
export const EnquiryStatistics = z.object({
  days: z.array(z.object({ day: z.string(), region: Region, enquiries: z.number().int() })),
  products: z.array(z.object({ _id: z.string(), name: z.string(), enquiries: z.number().int() })),
  sellers: z.array(z.object({ _id: z.string(), name: z.string(), enquiries: z.number().int() })),
});
export type EnquiryStatistics = z.infer<typeof EnquiryStatistics>;

export const StatisticsQuery = z.object({
  days: z.coerce.number<string | number>().int().min(1).max(366).default(30),
});

export const AllStatisticsQuery = StatisticsQuery.extend({
  category: Id.optional().describe('Whose products `products` names; all, unless said'),
});
