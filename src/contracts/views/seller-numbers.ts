import { z } from 'zod';
import { Currency, Region } from '../price.ts';

const count = () => z.number().int();
const funnel = () => ({
  views: count().describe('Views of pages of products'),
  enquiries: count().describe('Products asked about, each time'),
  won: count().describe('Of these, those whose lead was won'),
});
const FirstMove = z.object({
  leads: count().describe('First moves out of “new”, at most the latest 1,000'),
  minutes: z.number().nullable().describe('Median from the enquiry to that move'),
});

/** What became of a seller's products in a period, and in the one of as many days before it. */
export const SellerNumbers = z.object({
  days: z
    .array(
      z.object({
        day: z.string(),
        region: Region,
        ...funnel(),
        pageViews: count().describe("Views of the seller's own page"),
      }),
    )
    .describe('One entry per day (UTC, `YYYY-MM-DD`) and region with any, of both periods'),
  wonValue: z
    .array(
      z.object({
        day: z.string(),
        currency: Currency,
        value: z.number().describe('What the leads brought that were won on that day'),
      }),
    )
    .describe('One entry per day (UTC, `YYYY-MM-DD`) and currency with any, of both periods'),
  pieces: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      ...funnel(),
      before: z.object(funnel()),
    }),
  ),
  unasked: z
    .array(z.object({ _id: z.string(), name: z.string(), views: count() }))
    .describe('Products that can be had, looked at and not asked about in the period'),
  firstMove: FirstMove.extend({ before: FirstMove }),
});
export type SellerNumbers = z.infer<typeof SellerNumbers>;

export const SellerNumbersQuery = z.object({
  days: z.coerce.number<string | number>().int().min(1).max(366).default(30),
  region: Region.optional(),
  by: z.enum(['views', 'enquiries', 'won']).default('views'),
});
export type SellerNumbersQuery = z.output<typeof SellerNumbersQuery>;
