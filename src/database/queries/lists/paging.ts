import { type SQL, sql } from 'drizzle-orm';
import { LONGEST_PAGE } from '#contracts/list-query.ts';

/** The requested part of a list: a numbered page, or the rows after a cursor. */
export type Window = {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** How many rows a filtered count reads before it says "10,000+". */
export const COUNT_CAP = 10_000;

/** How many matches of a search are counted; broader ones say "1,000+". */
export const SEARCH_CAP = 1_000;

/**
 * How many matches are compared for a few suggestions, which are requested at every key and never
 * counted.
 */
export const HINT_CAP = 60;

export const rowsAsked = (window: Window) => window.limit ?? LONGEST_PAGE;

export const rowsSkipped = (window: Window) => ((window.page ?? 1) - 1) * rowsAsked(window);

/** Returns a cursor: the sort value and id of the last row, opaque to clients. */
export function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Returns the values of a cursor, or null where it is not one of ours. */
export function readCursor(cursor: string): (string | number | null)[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const plain = (value: unknown) =>
      value === null || typeof value === 'string' || typeof value === 'number';
    return Array.isArray(values) && values.length <= 3 && values.every(plain) ? values : null;
  } catch {
    return null;
  }
}

/** Returns the refusal of a forged cursor, with status 400. */
export const notACursor = () =>
  Object.assign(new Error('after is not a valid cursor'), { statusCode: 400 });

/**
 * Writes a number into the statement instead of a parameter: PostgreSQL keeps the plan of a page
 * only where it knows how short the page is.
 */
export const inlineNumber = (limit: number): SQL => sql.raw(String(Math.trunc(limit)));
