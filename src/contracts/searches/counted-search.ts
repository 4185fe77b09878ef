import { z } from 'zod';
import { listQuery } from '../list-query.ts';
import { plainText } from '../text.ts';

/** A text that shoppers searched for in the last 30 days. */
export const CountedSearch = z.object({
  _id: z.string().describe('The text'),
  text: z.string().describe('As searches compare it, without case and accents'),
  searches: z.number().int().describe('How often'),
  found: z.number().int().describe('How many products the last of these searches found'),
  dismissed: z.boolean().describe('Left out of these lists and of what shoppers are suggested'),
});
export type CountedSearch = z.infer<typeof CountedSearch>;

export const CountedSearchQuery = listQuery(['searches', 'text']).extend({
  found: z
    .enum(['true', 'false'])
    .optional()
    .describe('`false`: those that found nothing and are no word of a synonym'),
  dismissed: z.enum(['true', 'false']).default('false'),
});
export type CountedSearchQuery = z.output<typeof CountedSearchQuery>;

export const Dismissal = z.object({
  text: plainText('Text', 80),
  dismissed: z.boolean(),
});
