import { type SQL, sql } from 'drizzle-orm';
import { LONGEST_PAGE } from '#contracts/list-query.ts';

/** What a list is asked for: a numbered page, or the rows after a cursor. */
export type Window = {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** How many rows a filtered count looks at before it says "10,000+". */
export const COUNT_CAP = 10_000;

/** How many matches of a search are looked at; a broader one says "1,000+" and is better narrowed. */
export const SEARCH_CAP = 1_000;

/** How many matches are compared for a few suggestions: asked for at every key, and never counted. */
export const HINT_CAP = 60;

export const rowsAsked = (window: Window) => window.limit ?? LONGEST_PAGE;

export const rowsSkipped = (window: Window) => ((window.page ?? 1) - 1) * rowsAsked(window);

/** A cursor is the sort value and id of the last row, opaque to whoever carries it. */
export function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor, or null where it is not one of ours. */
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

/** The refusal of a cursor that a stranger made up; answered with 400. */
export const notACursor = () =>
  Object.assign(new Error('after is not a valid cursor'), { statusCode: 400 });

/**
 * A number within the statement, not beside it: PostgreSQL keeps the plan of a page only where it
 * knows how short the page is.
 */
export const inlineNumber = (limit: number): SQL => sql.raw(String(Math.trunc(limit)));
