import { LONGEST_PAGE } from '#contracts/list-query.ts';
import { DEEPEST_ROW } from '#domain/deepest-page.ts';

/** The requested part of a list: a numbered page, or the rows after a cursor. */
export type Window = {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** How many rows a filtered or searched list counts before it says "10,000+". */
export const COUNT_CAP = DEEPEST_ROW;

/** How many matches of a search are weighed against each other; the others come newest first. */
export const SEARCH_CAP = 500;

export const rowsAsked = (window: Window) => window.limit ?? LONGEST_PAGE;

/** Returns how many rows precede a numbered page. 400 below row 10,000. */
export function rowsSkipped(window: Window): number {
  const skipped = ((window.page ?? 1) - 1) * rowsAsked(window);
  if (skipped < DEEPEST_ROW) return skipped;
  const advice = 'Narrow the list down, or follow Link: rel="next" to the rest.';
  throw new UnknownPage(`Pages are numbered down to row 10,000. ${advice}`);
}

/** Says in its message why a list has no such page: 400. */
export class UnknownPage extends Error {
  readonly statusCode = 400;
}
