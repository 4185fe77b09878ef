import { z } from 'zod';
import { Id } from './id.ts';
import { listQuery } from './list-query.ts';
import { Region } from './price.ts';

/** The reference in a chat message that finds its enquiry again. */
const EnquiryReference = z
  .string('Reference is required')
  .regex(/^[A-Z0-9]{6,10}$/, 'Reference must be 6 to 10 capital letters or digits');

/**
 * The report of a click on a chat link (docs/behaviour/rules.md#chat-links-and-enquiries). The
 * server adds seller and price itself.
 */
export const EnquiryInput = z.object({
  reference: EnquiryReference,
  productId: Id,
  region: Region,
});
export type EnquiryInput = z.infer<typeof EnquiryInput>;

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

export const EnquiryQuery = listQuery(['createdAt']).extend({
  region: Region.optional(),
  productId: Id.optional(),
  sellerId: Id.optional(),
});
export type EnquiryQuery = z.infer<typeof EnquiryQuery>;

/** Enquiries over time: one entry per day (UTC, `YYYY-MM-DD`) and region with enquiries. */
export const EnquiryStatistics = z.object({
  days: z.array(z.object({ day: z.string(), region: Region, enquiries: z.number().int() })),
  products: z.array(z.object({ _id: z.string(), name: z.string(), enquiries: z.number().int() })),
  sellers: z.array(z.object({ _id: z.string(), name: z.string(), enquiries: z.number().int() })),
});
export type EnquiryStatistics = z.infer<typeof EnquiryStatistics>;

export const StatisticsQuery = z.object({
  days: z.coerce.number<string | number>('days must be a number').int().min(1).max(366).default(30),
});
