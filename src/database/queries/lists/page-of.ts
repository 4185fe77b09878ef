import { and, eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../../database.ts';
import { inlineLimit, sortedApart } from '../../planner.ts';
import { rowCount } from '../../schema/operation.ts';
import {
  COUNT_CAP,
  type CursorRow,
  cursorAfter,
  lastRow,
  rowsAsked,
  rowsSkipped,
  type SortType,
  type Window,
} from './cursor.ts';

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
 * of the page and one more, which tells that others follow.
 */
export type Slice = {
  /** The rows after a cursor. */
  after: SQL | undefined;
  /** The same without the id: the rows with the cursor's sort values, or after them. */
  from: SQL | undefined;
  order: 'asc' | 'desc';
  orderBy: SQL;
  cursor: SQL<string>;
  limit: number;
  offset: number;
  /** All matching rows are found first and then sorted, rather than met in the order of an index. */
  isGathered: boolean;
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
  read: (slice: Slice) => Promise<Read>;
  /** Most lists of this kind end with their first page, which is then read before it is counted. */
  isShort?: boolean;
  /**
   * Which of its rows are gathered and then sorted: all, or those of a list that is counted to its end, since a page of
   * more is soon met in the order of an index. By default, the database decides.
   */
  gathers?: 'all' | 'few';
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
 * does not fit this list, and where the page is deeper than pages are numbered.
 */
export async function pageOf<Row extends CursorRow>(list: List<Row[]>): Promise<PageOf<Row>> {
  const { found, isMore, ...count } = await partOf({
    ...list,
    read: async (slice) => {
      const rows = await list.read(slice);
      return { rows: rows.slice(0, slice.limit - 1), count: rows.length };
    },
  });
  const rows = found?.rows ?? [];
  return { rows, ...count, next: isMore ? cursorAfter(rows.at(-1)) : null };
}

/** Returns what `read` does of one page of a list, with the `count` of rows that it read. */
export async function partOf<Found extends { count: number }>(
  list: List<Found>,
): Promise<Part<Found>> {
  const { window } = list;
  const isNumbered = window.after === undefined;
  const limit = rowsAsked(window) + 1;
  const offset = isNumbered ? rowsSkipped(window) : 0;
  const readPart = async (isGathered = false) => {
    const found = await list.read(sliceOf(list, { limit, offset, isGathered }));
    return { found, isMore: found.count >= limit };
  };
  const isAll = list.gathers === 'all';
  if (!isNumbered && list.gathers !== 'few') {
    return { ...(await readPart(isAll)), total: null, capped: false };
  }
  const first = list.isShort && offset === 0 ? await readPart() : null;
  if (first?.isMore === false) return { ...first, total: first.found.count, capped: false };
  const { total, capped } = await list.count();
  const count = isNumbered ? { total, capped } : { total: null, capped: false };
  if (!capped && offset >= total) return { found: null, isMore: false, ...count };
  return { ...(first ?? (await readPart(isAll || (list.gathers === 'few' && !capped)))), ...count };
}

/** Returns the first slice of a list as {@link pageOf} asks for it; it contains no values. */
export const firstSlice = (sorted: Sorted, limit: number, isGathered = false): Slice =>
  sliceOf({ ...sorted, window: {} }, { limit, offset: 0, isGathered });

/** Cuts a slice out of a statement that selects the slice's cursor in each row. */
export function cutSlice<Rows extends PgSelect>(
  rows: Rows,
  where: SQL | undefined,
  { after, orderBy, limit, offset }: Slice,
) {
  const cut = rows.where(and(where, after)).orderBy(orderBy).limit(inlineLimit(limit));
  return offset === 0 ? cut : cut.offset(offset);
}

/** Counts and reads the rows of a table that match, for {@link pageOf}. */
export const tableRows = <Columns extends SelectedFields>(
  db: Database,
  table: PgTable | Subquery,
  columns: Columns,
  where: SQL | undefined,
) => ({
  count: async (): Promise<Count> => ({
    total: await db.$count(table as PgTable, where),
    capped: false,
  }),
  read: (slice: Slice) =>
    cutSlice(
      db
        .select({ ...columns, cursor: slice.cursor })
        .from(table as PgTable)
        .$dynamic(),
      where,
      slice,
    ) as unknown as Promise<(SelectResultFields<Columns> & CursorRow)[]>,
});

/** Whether a slice is the beginning of its list. */
export const isFirst = ({ after, offset }: Slice): boolean => after === undefined && offset === 0;

function sliceOf(
  list: Sorted & { window: Window },
  cut: Pick<Slice, 'limit' | 'offset' | 'isGathered'>,
): Slice {
  const { order, id, window } = list;
  const by = cut.isGathered ? { ...list.by, column: sortedApart(list.by.column) } : list.by;
  const way = sql.raw(order);
  const columns = columnsOf(by, id).map((column) => sql`${column} ${way}`);
  const cursor = sql<string>`(${list.by.column})::text`;
  const beyond = window.after === undefined ? null : beyondRow({ ...list, by }, window.after);
  return {
    ...cut,
    order,
    orderBy: sql.join(columns, sql`, `),
    cursor,
    after: beyond?.after,
    from: beyond?.from,
  };
}

const columnsOf = ({ column, thenBy }: SortBy, id: SQL | null): SQL[] =>
  [column, thenBy?.column, id].filter((each) => each != null);

/** Returns the conditions for the rows of a list after the one that a cursor stands for. */
function beyondRow({ by, order, id }: Sorted, cursor: string): Pick<Slice, 'after' | 'from'> {
  const types = [by, by.thenBy].flatMap((each) => (each ? sortTypes[each.kind] : []));
  const last = lastRow(cursor, types);
  const columns = columnsOf(by, id);
  const values = columns.map((_, index) => {
    const type = types[index];
    return type ? sql`${last[index]}::${sql.raw(type)}` : sql`${last[index]}`;
  });
  const row = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const sorted = types.length;
  return {
    after: sql`${row(columns)} ${beyond} ${row(values)}`,
    from: sql`${row(columns.slice(0, sorted))} ${beyond}= ${row(values.slice(0, sorted))}`,
  };
}

/** Returns a count of at most `most`, from a subquery that stops one row later. */
export function capCount(counted: number, most = COUNT_CAP): Count {
  return { total: Math.min(counted, most), capped: counted > most };
}

type CountedTable =
  | 'enquiry'
  | 'lead'
  | 'audit_entry'
  | 'newsletter_subscriber'
  | 'contact_message'
  | 'product'
  | 'seller';

/** Returns the exact number of rows of a growing table, from its maintained counters. */
export async function countRows(db: Database, name: CountedTable): Promise<Count> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${rowCount.rows}), 0)::int` })
    .from(rowCount)
    .where(eq(rowCount.name, name));
  return { total: row?.total ?? 0, capped: false };
}

/** Returns how many rows match, counted up to 10,000. */
export async function countMatching(
  db: Database,
  table: PgTable | Subquery,
  where: SQL | undefined,
): Promise<Count> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table as PgTable)
    .where(where)
    .limit(inlineLimit(COUNT_CAP + 1))
    .as('counted');
  return capCount(await db.$count(rows));
}
