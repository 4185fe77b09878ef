import { z } from 'zod';
import { SearchText } from './text.ts';

/** The most rows of a page, and the default of `limit`; `Link: rel="next"` leads to the rest. */
export const LONGEST_PAGE = 100;

/** Which way a list is sorted. */
export const Order = z.enum(['asc', 'desc'], 'order must be asc or desc');
export type Order = z.infer<typeof Order>;

const wholeNumber = (name: string, most: number) =>
  z.coerce
    .number<string | number>(`${name} must be a whole number`)
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(most, `${name} must be at most ${most}`);

/** The paging of every list. `after` is the opaque cursor from `Link: rel="next"`. */
export const Paging = z.object({
  page: wholeNumber('page', 10_000_000).optional(),
  limit: wholeNumber('limit', LONGEST_PAGE).optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'after is not a valid cursor')
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
    sort: z.enum(columns, `sort must be one of ${columns.join(', ')}`).optional(),
    order: Order.optional(),
  });
}

/** What cannot narrow a list is refused: left out in silence, a change of all that match would be one of more. */
export const noFilter = (name: string) =>
  z.never(`${name} is no filter here: leave it out`).optional();

/** A query parameter that may be given several times or as comma-separated text. */
export function severalOf<T extends z.ZodType<string, string>>(item: T, most: number) {
  return z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
    .transform((list) => [...new Set(list.map((text) => text.trim()).filter(Boolean))])
    .pipe(z.array(item).max(most, `at most ${most} values`));
}
