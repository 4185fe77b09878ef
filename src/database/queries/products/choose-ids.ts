import {
  and,
  type Placeholder,
  type SQL,
  type Subquery,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { inlineLimit } from '../../planner.ts';
import { product } from '../../schema/products/product.ts';

/** Which products a page has. */
export type Choice = {
  where: SQL | undefined;
  /**
   * Several lists, of which a product is in one at most, each soon in this order; with an offset only where
   * `reach` is known.
   */
  sources?: readonly Source[] | undefined;
  /** The sort column and its direction; the id breaks ties in the same direction. */
  by: SQL;
  /** A second sort column, before the id. */
  thenBy?: SQL | undefined;
  order: 'asc' | 'desc';
  limit: number;
  /** Left out of the statement where nothing is skipped; else no plan would be kept. */
  offset?: number | Placeholder | SQL | undefined;
  /** At least as many rows as are skipped, where their number is not known to the planner. */
  reach?: number | undefined;
  /** What the condition and the offset refer to. */
  near?: WithSubquery | undefined;
};

/**
 * Products that match a condition besides: those of the table, unless rows with its columns that are called `product`
 * take its place.
 */
export type Source = { where: SQL | undefined; among?: SQL };

export type ChosenIds = ReturnType<typeof chooseIds>;

/**
 * Selects the ids of one page, so that the joins are done for these few rows alone. They are
 * numbered once the page is cut out: the earlier rows are then skipped in the index without being
 * read, which is a third faster where the index has all columns in its own order.
 */
export function chooseIds(db: Database, choice: Choice) {
  if (choice.sources !== undefined) return chooseFromSeveral(db, choice, choice.sources);
  const walked = sql.raw(choice.order);
  const thenBy = choice.thenBy === undefined ? sql`` : sql`${choice.thenBy} ${walked}, `;
  const rows = (choice.near ? db.with(choice.near) : db)
    .select({
      by: sql`${choice.by}`.as('cut_by'),
      ...(choice.thenBy && { thenBy: sql`${choice.thenBy}`.as('cut_then_by') }),
      id: sql<string>`${product.id}`.as('cut_id'),
    })
    .from(product)
    .where(choice.where)
    .orderBy(sql`${choice.by} ${walked}, ${thenBy}${product.id} ${walked}`)
    .limit(inlineLimit(choice.limit + (choice.reach ?? 0)))
    .$dynamic();
  const skipped = choice.offset as Placeholder;
  const cut =
    choice.reach === undefined
      ? (choice.offset ? rows.offset(skipped) : rows).as('cut')
      : endOf(db, rows.as('reached'), choice.limit, skipped);
  return db
    .select({
      id: sql<string>`${cut.id}`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
    })
    .from(cut)
    .as('chosen');
}

type Reached = Subquery<'reached', { id: SQL.Aliased<string> }>;

const endOf = (db: Database, reached: Reached, limit: number, skipped: Placeholder) =>
  db
    .select({ id: sql<string>`cut_id`.as('cut_id') })
    .from(reached)
    .limit(inlineLimit(limit))
    .offset(skipped)
    .as('cut');

/**
 * Returns how far a prepared statement reads that skips so many rows: of an offset that it does not
 * know, PostgreSQL assumes a tenth of all rows, so that each page would be planned anew. A statement
 * for each power of four is planned once.
 */
export const reachOf = (skipped: number): number | undefined =>
  skipped === 0 ? undefined : 4 ** Math.max(3, Math.ceil(Math.log2(skipped) / 2));

/** Chooses from the beginnings of several ordered lists, so that none of them is read whole. */
function chooseFromSeveral(db: Database, choice: Choice, sources: readonly Source[]) {
  const walked = sql.raw(choice.order);
  const skipped = choice.offset ? sql` offset ${choice.offset}` : sql``;
  const most = inlineLimit(choice.limit + (choice.reach ?? 0));
  const lists = sources.map(
    ({ where, among }) => sql`(select ${choice.by} as cut_by, ${product.id} as cut_id
      from ${among ?? product} where ${and(choice.where, where)}
      order by ${choice.by} ${walked}, ${product.id} ${walked} limit ${most})`,
  );
  const cut = sql`(select cut_id from (${sql.join(lists, sql` union all `)}) as lists
    order by cut_by ${walked}, cut_id ${walked} limit ${inlineLimit(choice.limit)}${skipped}) as cut`;
  return db
    .select({
      id: sql<string>`cut_id`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
    })
    .from(cut)
    .as('chosen');
}
