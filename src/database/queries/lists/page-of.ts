import { type SQL, sql } from 'drizzle-orm';
import {
  COUNT_CAP,
  notACursor,
  readCursor,
  rowsAsked,
  rowsSkipped,
  type Window,
  writeCursor,
} from './paging.ts';

/** What a list is sorted by; `kind` says how a cursor stores the value (numbers are whole). */
export type SortBy = { column: SQL; kind: 'text' | 'moment' | 'number' };

/** `total` is exact, or a lower limit where it is capped. */
export type Count = { total: number; capped: boolean };

/** The part of a list that a statement is to read, in this order, with a cursor in each row. */
export type Piece = {
  after: SQL | undefined;
  orderBy: SQL;
  cursor: SQL<string>;
  limit: number;
  offset: number;
};

export type PageOf<Row> = {
  rows: Row[];
  total: number | null;
  capped: boolean;
  next: string | null;
};

type List<Row> = {
  window: Window;
  by: SortBy;
  order: 'asc' | 'desc';
  /** The column that breaks ties; null where the sorted column is unique. */
  id: SQL | null;
  count: () => Promise<Count>;
  read: (piece: Piece) => Promise<Row[]>;
};

/**
 * Returns one page of a list, by number or by key. A numbered page in the far half is read from the
 * other end. Throws a refusal with status 400 where the cursor does not fit this list.
 */
export async function pageOf<Row extends { id: string | number; cursor: string }>(
  list: List<Row>,
): Promise<PageOf<Row>> {
  const { window } = list;
  const limit = rowsAsked(window);
  if (window.after !== undefined) {
    const rows = await list.read(pieceOf(list, list.order, limit + 1, 0, afterOf(list)));
    return { ...endAt(rows, limit), total: null, capped: false };
  }
  const { total, capped } = await list.count();
  const skipped = rowsSkipped(window);
  if (!capped && skipped >= total) return { rows: [], total, capped, next: null };
  if (!capped && skipped > total / 2) {
    const wanted = Math.min(limit, total - skipped);
    const flipped = list.order === 'asc' ? 'desc' : 'asc';
    const rows = await list.read(pieceOf(list, flipped, wanted, total - skipped - wanted));
    const following = total > skipped + wanted;
    return { rows: rows.reverse(), total, capped, next: following ? cursorAt(rows.at(-1)) : null };
  }
  const rows = await list.read(pieceOf(list, list.order, limit + 1, skipped));
  return { ...endAt(rows, limit), total, capped };
}

function pieceOf<Row>(
  { by, id }: List<Row>,
  order: 'asc' | 'desc',
  limit: number,
  offset: number,
  after?: SQL,
): Piece {
  const way = sql.raw(order);
  const tie = id === null ? sql`` : sql`, ${id} ${way}`;
  const cursor =
    by.kind === 'moment'
      ? sql<string>`(extract(epoch from ${by.column}) * 1000000)::bigint::text`
      : sql<string>`(${by.column})::text`;
  return { after, orderBy: sql`${by.column} ${way}${tie}`, cursor, limit, offset };
}

function afterOf<Row>({ window, by, order, id }: List<Row>): SQL {
  const [text, lastId] = readCursor(window.after ?? '') ?? [];
  const value = cursorValue(by.kind, text);
  if (value === null || !isPlainText(lastId)) throw notACursor();
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  return id === null
    ? sql`${by.column} ${beyond} ${value}`
    : sql`(${by.column}, ${id}) ${beyond} (${value}, ${lastId})`;
}

const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\u0000');

/** Returns a cursor's value as the database can compare it, or null where it is forged. */
function cursorValue(kind: SortBy['kind'], text: unknown): SQL | null {
  if (!isPlainText(text)) return null;
  if (kind === 'text') return sql`${text}`;
  if (!/^\d{1,16}$/.test(text) || Number(text) > Number.MAX_SAFE_INTEGER) return null;
  return kind === 'number'
    ? sql`${text}::bigint`
    : sql`(timestamptz '1970-01-01 00:00:00+00' + ${text}::bigint * interval '1 microsecond')`;
}

function endAt<Row extends { id: string | number; cursor: string }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? cursorAt(shown.at(-1)) : null };
}

function cursorAt(row: { id: string | number; cursor: string } | undefined): string | null {
  return row === undefined ? null : writeCursor([row.cursor, String(row.id)]);
}

/** Returns a count of at most 10,000, from a subquery that stops one row later. */
export function capCount(counted: number): Count {
  return { total: Math.min(counted, COUNT_CAP), capped: counted > COUNT_CAP };
}
