import { LONGEST_PAGE } from '#contracts/list-query.ts';
import { DEEPEST_ROW } from '#domain/deepest-page.ts';

/** The database type of a column that a list is sorted by. */
export type SortType = 'timestamptz' | 'bigint' | 'numeric' | 'text' | 'boolean';

const shapes: Record<SortType, RegExp> = {
  timestamptz: /^(19|20|21)\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-5])(:?[0-5]\d)?$/,
  bigint: /^\d{1,16}$/,
  numeric: /^\d{1,12}(\.\d{1,4})?$/,
  text: /^[^\0]{0,400}$/,
  boolean: /^(true|false)$/,
};

/**
 * Returns the sort values and id of a cursor. Throws a refusal with status 400 where the values do
 * not fit this order.
 */
export function lastRow(after: string, types: readonly SortType[]): [...string[], string] {
  const read = readCursor(after);
  const values = read.filter((value) => typeof value === 'string');
  const id = values.at(-1);
  const isWhole = read.length === types.length + 1 && values.length === read.length;
  if (!isWhole || id === undefined || id.includes('\0')) throw notACursor();
  for (const [index, type] of types.entries()) {
    if (!isOfType(values[index] ?? '', type)) throw notACursor();
  }
  return [...values.slice(0, -1), id];
}

function readCursor(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

const notACursor = () => new UnknownPage('after is not a valid cursor');

function isOfType(value: string, type: SortType): boolean {
  if (!shapes[type].test(value)) return false;
  return type !== 'timestamptz' || isMoment(value);
}

/** Whether the date exists: JavaScript takes the 30th of February for the 2nd of March. */
function isMoment(value: string): boolean {
  const asked = `${value.slice(0, 10)}T${value.slice(11, 19)}`;
  const moment = new Date(`${asked}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(asked);
}

/** The last row of a page; `cursor` holds the values it is sorted by, as text. */
export type CursorRow = { id: string | number; cursor: string | string[] };

/**
 * Returns the cursor of the rows after this one, opaque to clients, or null where there are none.
 */
export function cursorAfter(row: CursorRow | undefined): string | null {
  if (row === undefined) return null;
  return cursorOf([row.cursor, String(row.id)].flat());
}

/** Returns the cursor of the rows after the one with these sort values and, as the last, this id. */
export const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

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
