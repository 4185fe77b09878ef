import { z } from 'zod';
import { Id, Reference } from '../id.ts';
import { listQuery } from '../list-query.ts';
import { Currency, Region } from '../price.ts';
import { LeadSource, LeadState, LostReason } from './lead.ts';

const State = z.enum(LeadState.options);
const count = () => z.number().int();

/** How many days back from today. */
const days = () => z.coerce.number<string | number>().int().min(1).max(366);

/** A lead as admins see it: how it stands, and nothing of the shopper (docs/behaviour/rules.md#pipeline). */
export const PipelineLead = z.object({
  _id: z.string(),
  reference: z.string(),
  seller: Reference,
  region: Region,
  source: LeadSource,
  state: LeadState,
  lostReason: LostReason.nullable(),
  wonPrice: z.number().nullable(),
  wonCurrency: Currency.nullable(),
  pieces: z.array(z.object({ productId: z.string().nullable(), name: z.string() })),
  createdAt: z.string(),
  firstMovedAt: z.string().nullable(),
  movedAt: z.string(),
});
export type PipelineLead = z.infer<typeof PipelineLead>;

export const PipelineQuery = listQuery(['createdAt']).extend({
  seller: Id.optional(),
  state: State.optional(),
  region: Region.optional(),
  category: Id.optional().describe('Of one of its products'),
  days: days().optional().describe('Those that came within so many days, today among them'),
});
export type PipelineQuery = z.output<typeof PipelineQuery>;

/** A seller with leads that nobody has moved out of “new” for more than a day. */
export const WaitingSeller = z.object({
  _id: z.string(),
  name: z.string(),
  waiting: count().describe('At most 1,000'),
  oldest: z.string(),
  medianMinutes: z
    .number()
    .nullable()
    .describe('From lead to first move, of those of the last 90 days, at most the latest 1,000'),
});
export type WaitingSeller = z.infer<typeof WaitingSeller>;

const funnel = () => ({ views: count(), enquiries: count(), won: count() });
export const Funnel = z.object(funnel());
export type Funnel = z.infer<typeof Funnel>;

/** What became of the marketplace's products in a period, and in the one of as many days before it. */
export const PipelineNumbers = z.object({
  states: z.object({
    NEW: count(),
    TALKING: count(),
    RESERVED: count(),
    WON: count(),
    LOST: count(),
  }),
  days: z
    .array(z.object({ day: z.string(), region: Region, ...funnel() }))
    .describe('One entry per day (UTC, `YYYY-MM-DD`) and region with any, of both periods'),
  categories: z.array(z.object({ _id: z.string(), name: z.string(), ...funnel(), before: Funnel })),
});
export type PipelineNumbers = z.infer<typeof PipelineNumbers>;

export const PipelineNumbersQuery = z.object({
  days: days().default(30),
  category: Id.optional().describe('Whose products `days` counts; all, unless said'),
});
export type PipelineNumbersQuery = z.output<typeof PipelineNumbersQuery>;

/** What a seller's leads that were won in a month are worth: as told in each currency, nothing converted. */
export const WonValue = z.object({
  month: z.string().describe('`YYYY-MM`, UTC'),
  seller: Reference,
  leads: count(),
  INR: z.number(),
  AED: z.number(),
});
export type WonValue = z.infer<typeof WonValue>;

export const WonValueQuery = PipelineNumbersQuery.pick({ days: true });
export type WonValueQuery = z.output<typeof WonValueQuery>;
