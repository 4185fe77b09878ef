import { LONGEST_PAGE } from '#contracts/list-query.ts';

/** The requested part of a list: a numbered page, or the rows after a cursor. */
export type Window = {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** How many rows a filtered or searched list counts before it says "10,000+". */
export const COUNT_CAP = 10_000;

/** How many matches of a search are weighed against each other; the others come newest first. */
export const SEARCH_CAP = 500;

/**
 * How many matches are compared for a few suggestions, which are requested at every key and never
 * counted.
 */
export const HINT_CAP = 60;

export const rowsAsked = (window: Window) => window.limit ?? LONGEST_PAGE;

export const rowsSkipped = (window: Window) => ((window.page ?? 1) - 1) * rowsAsked(window);
