import { z } from 'zod';
import { said } from '#languages/said.ts';
import { SearchText } from './text.ts';

/** The most rows of a page, and the default of `limit`; `Link: rel="next"` leads to the rest. */
export const LONGEST_PAGE = 100;

/** Which way a list is sorted. */
export const Order = z.enum(['asc', 'desc']);
export type Order = z.infer<typeof Order>;

const wholeNumber = (most: number) => z.coerce.number<string | number>().int().min(1).max(most);

/** The paging of every list. `after` is the opaque cursor from `Link: rel="next"`. */
export const Paging = z.object({
  page: wholeNumber(10_000_000).optional(),
  limit: wholeNumber(LONGEST_PAGE).optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,400}$/)
    .optional(),
});
export type Paging = z.infer<typeof Paging>;

/**
 * Returns the schema of paging, searching and sorting by one of `columns`; without `sort`, newest
 * first.
 */
export function listQuery<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return Paging.extend({
    q: SearchText.optional(),
    sort: z.enum(columns).optional(),
    order: Order.optional(),
  });
}

/** What cannot narrow a list is refused: left out in silence, a change of all that match would be one of more. */
export const noFilter = (name: string) => z.never(said('isNotKnown', { names: [name] })).optional();

/** A query parameter that may be given several times or as comma-separated text. */
export function severalOf<T extends z.ZodType<string, string>>(item: T, most: number) {
  return z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
    .transform((list) => [...new Set(list.map((text) => text.trim()).filter(Boolean))])
    .pipe(z.array(item).max(most));
}
