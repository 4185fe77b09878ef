import { type Placeholder, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { inlineLimit } from '../../planner.ts';
import { product } from '../../schema/product.ts';

/** Which products a page has. */
export type Choice = {
  where: SQL | undefined;
  /** The sort column and its direction; the id breaks ties in the same direction. */
  by: SQL;
  /** A second sort column, before the id. */
  thenBy?: SQL | undefined;
  order: 'asc' | 'desc';
  limit: number;
  /** Left out of the statement where nothing is skipped; else no plan would be kept. */
  offset?: number | Placeholder | SQL | undefined;
  /** What the condition and the offset refer to. */
  near?: WithSubquery | undefined;
};

export type ChosenIds = ReturnType<typeof chooseIds>;

/**
 * Selects the ids of one page, so that the joins are done for these few rows alone. They are
 * numbered once the page is cut out: the earlier rows are then skipped in the index without being
 * read, which is a third faster where the index has all columns in its own order.
 */
export function chooseIds(db: Database, choice: Choice) {
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
    .limit(inlineLimit(choice.limit))
    .$dynamic();
  const cut = (choice.offset ? rows.offset(choice.offset as Placeholder) : rows).as('cut');
  return db
    .select({
      id: sql<string>`${cut.id}`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
    })
    .from(cut)
    .as('chosen');
}
