import { and, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { inlineLimit } from '../../planner.ts';
import { type CursorRow, cursorAfter, lastRow, type SortType } from './cursor.ts';
import { COUNT_CAP, rowsAsked, rowsSkipped, type Window } from './paging.ts';

const sortTypes = {
  text: 'text',
  moment: 'timestamptz',
  number: 'bigint',
  price: 'numeric',
  flag: 'boolean',
} as const satisfies Record<string, SortType>;

type SortColumn = { column: SQL; kind: keyof typeof sortTypes };

/** What a list is sorted by; numbers are whole. Equal rows go by `thenBy`, then by their id. */
export type SortBy = SortColumn & { thenBy?: SortColumn };

/** `total` is exact, or a lower limit where it is capped. */
export type Count = { total: number; capped: boolean };

/**
 * The part of a list that a statement is to read, in this order, with a cursor in each row: the rows
 * of the page and often one more, which tells that others follow. Of a reversed one the last row comes
 * first.
 */
export type Piece = {
  most: number;
  isReversed: boolean;
  after: SQL | undefined;
  order: 'asc' | 'desc';
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

type Sorted = {
  by: SortBy;
  order: 'asc' | 'desc';
  /** The column that breaks ties; null where the sorted column is unique. */
  id: SQL | null;
};

type List<Read> = Sorted & {
  window: Window;
  count: () => Promise<Count>;
  read: (piece: Piece) => Promise<Read>;
  /** Most lists of this kind end with their first page, which is then read before it is counted. */
  isShort?: boolean;
};

/** What was read of a list, null where the page is past its end, and whether more rows follow. */
type Part<Found> = {
  found: Found | null;
  total: number | null;
  capped: boolean;
  isMore: boolean;
};

/**
 * Returns one page of a list, by number or by key. Throws a refusal with status 400 where the cursor
 * does not fit this list.
 */
export async function pageOf<Row extends CursorRow>(list: List<Row[]>): Promise<PageOf<Row>> {
  const { found, isMore, ...count } = await partOf({
    ...list,
    read: async (piece) => {
      const rows = await list.read(piece);
      const shown = rows.slice(0, piece.most);
      return { rows: piece.isReversed ? shown.reverse() : shown, count: rows.length };
    },
  });
  const rows = found?.rows ?? [];
  return { rows, ...count, next: isMore ? cursorAfter(rows.at(-1)) : null };
}

/**
 * Returns what `read` does of one page of a list, with the `count` of rows that it read. A numbered
 * page in the far half is read from the other end.
 */
export async function partOf<Found extends { count: number }>(
  list: List<Found>,
): Promise<Part<Found>> {
  const { window } = list;
  const limit = rowsAsked(window);
  const upTo = async (piece: Piece) => {
    const found = await list.read(piece);
    return { found, isMore: found.count > limit };
  };
  if (window.after !== undefined) {
    const part = await upTo(pieceOf(list, list.order, limit + 1, 0, afterOf(list)));
    return { ...part, total: null, capped: false };
  }
  const skipped = rowsSkipped(window);
  const isWhole = list.isShort && skipped === 0;
  const first = isWhole ? await upTo(pieceOf(list, list.order, limit + 1, 0)) : null;
  if (first?.isMore === false) return { ...first, total: first.found.count, capped: false };
  const { total, capped } = await list.count();
  if (first !== null) return { ...first, total, capped };
  if (!capped && skipped >= total) return { found: null, total, capped, isMore: false };
  if (!capped && skipped > total / 2) {
    const wanted = Math.min(limit, total - skipped);
    const flipped = list.order === 'asc' ? 'desc' : 'asc';
    const piece = pieceOf(list, flipped, wanted, total - skipped - wanted);
    const found = await list.read({ ...piece, most: wanted, isReversed: true });
    return { found, total, capped, isMore: total > skipped + wanted };
  }
  const part = await upTo(pieceOf(list, list.order, limit + 1, skipped));
  if (!capped) return { ...part, total, capped };
  const seen = skipped + Math.min(limit, part.found.count);
  return { ...part, ...countSeen({ total, capped }, skipped, seen, part.isMore) };
}

/** Returns the first piece of a list as {@link pageOf} asks for it; it contains no values. */
export const firstPiece = (sorted: Sorted, limit: number): Piece =>
  pieceOf(sorted, sorted.order, limit, 0);

/** Cuts a piece out of a statement that selects the piece's cursor in each row. */
export function cutPiece<Rows extends PgSelect>(
  rows: Rows,
  where: SQL | undefined,
  { after, orderBy, limit, offset }: Piece,
) {
  const cut = rows.where(and(where, after)).orderBy(orderBy).limit(inlineLimit(limit));
  return offset === 0 ? cut : cut.offset(offset);
}

/** Whether a piece is the beginning of its list. */
export const isFirst = ({ after, offset }: Piece): boolean => after === undefined && offset === 0;

function pieceOf(
  { by, id }: Omit<Sorted, 'order'>,
  order: 'asc' | 'desc',
  limit: number,
  offset: number,
  after?: SQL,
): Piece {
  const way = sql.raw(order);
  const columns = columnsOf(by, id).map((column) => sql`${column} ${way}`);
  const orderBy = sql.join(columns, sql`, `);
  const cursor = sql<string>`(${by.column})::text`;
  return { after, order, orderBy, cursor, limit, offset, most: limit - 1, isReversed: false };
}

const columnsOf = ({ column, thenBy }: SortBy, id: SQL | null): SQL[] =>
  [column, thenBy?.column, id].filter((each) => each != null);

function afterOf<Read>({ window, by, order, id }: List<Read>): SQL {
  const types = [by, by.thenBy].flatMap((each) => (each ? sortTypes[each.kind] : []));
  const last = lastRow(window.after ?? '', types);
  const columns = columnsOf(by, id);
  const values = columns.map((_, index) => {
    const type = types[index];
    return type ? sql`${last[index]}::${sql.raw(type)}` : sql`${last[index]}`;
  });
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`;
}

/**
 * Returns a count that stopped early, or is not of this moment, as the rows of a page show it: exact on
 * the last page, and never less than what was seen.
 */
export function countSeen(count: Count, skipped: number, seen: number, isMore: boolean): Count {
  if (seen === skipped) return count;
  if (!isMore) return { total: seen, capped: false };
  return seen < count.total ? count : { total: seen, capped: true };
}

/** Returns a count of at most `most`, from a subquery that stops one row later. */
export function capCount(counted: number, most = COUNT_CAP): Count {
  return { total: Math.min(counted, most), capped: counted > most };
}
