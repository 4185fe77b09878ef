import { z } from 'zod';
import { said } from '#languages/said.ts';
import { inTranslations } from '#languages/translations.ts';
import { Availability, Day } from '../availability/availability.ts';
import { Id } from '../id.ts';
import { Language } from '../language.ts';
import { listQuery } from '../list-query.ts';
import { CardPicture } from '../media.ts';
import { Currency, priceInput, Region } from '../price.ts';
import { PaymentRequest, Receipt } from '../sales/sale.ts';
import { plainText } from '../text.ts';
import { shownTranslation } from '../translated.ts';
import { version } from '../version.ts';
import { LeadCustomer } from './customer.ts';

/** How far a lead has come (docs/behaviour/rules.md#leads). */
export const LeadState = z.enum(['NEW', 'TALKING', 'RESERVED', 'WON', 'LOST']);
export type LeadState = z.infer<typeof LeadState>;

export const LostReason = z.enum(
  ['NO_ANSWER', 'PRICE', 'SOLD_ELSEWHERE', 'NOT_AVAILABLE', 'OTHER'],
  said('chooseWhyLost'),
);
export type LostReason = z.infer<typeof LostReason>;

/** Where a shopper asked: in a chat, or by the form in its place. */
export const LeadSource = z.enum(['CHAT', 'FORM']);
export type LeadSource = z.infer<typeof LeadSource>;

/** A product that a lead is about; name and price are of the moment of the enquiry. */
export const LeadPiece = z.object({
  _id: z.string(),
  reference: z.string(),
  productId: z.string().nullable().describe('Null once the product is deleted'),
  sku: z.string(),
  sellerSku: z.string(),
  brand: z.string(),
  name: z.string(),
  ...inTranslations(['name'], shownTranslation),
  price: z.number().describe("In the region's currency, at the enquiry"),
  priceNow: z.number().nullable().describe("In the region's currency, today"),
  size: z.string(),
  sizeAvailable: z
    .boolean()
    .nullable()
    .describe('Whether the product can be had in that size; null where it does not come in it'),
  quantity: z.number().int(),
  left: z
    .number()
    .int()
    .nullable()
    .describe('How many there are of several; null of one of a kind'),
  note: z.string(),
  image: CardPicture.nullable(),
  availability: Availability.nullable(),
  reservedUntil: z.string().nullable(),
  holds: z.boolean().describe('Whether this lead has reserved or sold it'),
});
export type LeadPiece = z.infer<typeof LeadPiece>;

/** One message of one shopper to one seller. */
export const Lead = z.object({
  _id: z.string(),
  reference: z.string(),
  sellerId: z.string(),
  region: Region,
  source: LeadSource,
  state: LeadState,
  lostReason: LostReason.nullable(),
  wonPrice: z.number().nullable(),
  wonCurrency: Currency.nullable(),
  reservedUntil: z.string().nullable(),
  followUpOn: z.string().nullable(),
  isDue: z
    .boolean()
    .describe('Whether the day of the follow-up has come, or that of the reservation is over'),
  message: z.string().describe("The shopper's own words"),
  assignee: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe('Who is to answer: one of the staff, or the seller itself; null is nobody yet'),
  customer: LeadCustomer.nullable(),
  pieces: z.array(LeadPiece),
  createdAt: z.string(),
  firstMovedAt: z.string().nullable(),
  movedAt: z.string(),
  erasedAt: z.string().nullable(),
  isJunk: z.boolean().describe('Whether its seller says that nobody asked'),
  language: Language.describe('What the pages were in on which the shopper asked'),
  noticeVersion: z
    .string()
    .nullable()
    .describe('The version of the privacy notice that was agreed to; null of chats'),
  version: z.number(),
});
export type Lead = z.infer<typeof Lead>;

/** What happened to a lead. `from` and `to` are states, days of a follow-up, or names of who is to answer. */
export const LeadEvent = z.object({
  _id: z.string(),
  kind: z.enum(['CREATED', 'STATE', 'NOTE', 'FOLLOW_UP', 'CUSTOMER', 'ERASED', 'JUNK', 'ASSIGNED']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  words: z.string().describe('A note, the reason of a loss, or a price'),
  actorRole: z.enum(['admin', 'seller']).nullable(),
  actorName: z.string(),
  at: z.string(),
});
export type LeadEvent = z.infer<typeof LeadEvent>;

/**
 * A lead with its history, the oldest first, the other leads of its customer, newest first, and what was asked for and
 * written about its sale.
 */
export const LeadDetail = Lead.extend({
  events: z.array(LeadEvent),
  others: z.array(Lead),
  payments: z.array(PaymentRequest),
  receipts: z.array(Receipt),
  /** Proposed for a receipt, by the `_id` of `pieces`. */
  hsn: z.record(z.string(), z.string()),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** Whose leads: the asking person's, nobody's yet, or one person's by their id. */
const Assignee = z.union([z.enum(['mine', 'nobody']), Id]);

/** Leads are listed due ones first, and then by when they came; or by that alone. */
export const LeadQuery = listQuery(['due', 'createdAt']).extend({
  state: LeadState.optional(),
  region: Region.optional(),
  productId: Id.optional(),
  customerId: Id.optional(),
  followUp: z
    .enum(['due', 'any'])
    .optional()
    .describe('Leads that are due, or those with any follow-up'),
  assignee: Assignee.optional(),
  junk: z.literal('true').optional().describe('Those that are junk, which no other list has'),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Whose leads are counted; all, unless said. */
export const LeadCountQuery = z.object({ assignee: Assignee.optional() });

/** How many leads a seller has, by state. */
export const LeadCounts = z.object({
  states: z.record(LeadState, z.number().int()),
});
export type LeadCounts = z.infer<typeof LeadCounts>;

const leadVersion = version()
  .optional()
  .describe('Refused with 409 where the lead was changed since');

/**
 * Moves a lead. WON needs the price and sets the products sold; RESERVED needs the day and reserves them;
 * LOST needs the reason. Back, what the lead has reserved or sold is available again.
 */
export const LeadMove = z.object({
  state: LeadState,
  price: priceInput('Price').optional(),
  currency: Currency.optional().describe("The region's, unless said"),
  reservedUntil: Day.optional(),
  lostReason: LostReason.optional(),
  pieces: z
    .array(Id)
    .max(100, said('tooManyPiecesChosen'))
    .optional()
    .describe('Which products are sold or reserved, by their `_id`; all, unless said'),
  version: leadVersion,
});
export type LeadMove = z.output<typeof LeadMove>;

/** Says who is to answer a lead. */
export const Assignment = z.object({
  assigneeId: Id.nullable().describe("One of the staff, or the seller's own id; null is nobody"),
  version: leadVersion,
});
export type Assignment = z.output<typeof Assignment>;

export const MOST_NOTES = 100;

/** The most leads that are marked at once. */
const MOST_MARKED = 100;

/** Says of leads that nobody asked, or that somebody did after all. */
export const JunkChange = z.object({
  leads: z
    .array(Id)
    .min(1, said('chooseAtLeastOne'))
    .max(MOST_MARKED, said('chooseAtMost', { most: MOST_MARKED })),
  junk: z.boolean(),
});
export type JunkChange = z.infer<typeof JunkChange>;

export const LeadNote = z.object({ words: plainText('Note', 2000) });
export const FollowUpChange = z.object({
  followUpOn: Day.nullable().describe('Null takes it away'),
  version: leadVersion,
});
export type FollowUpChange = z.output<typeof FollowUpChange>;
