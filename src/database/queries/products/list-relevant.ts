import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { product } from '../../schema/product.ts';
import {
  HINT_CAP,
  inlineNumber,
  rowsAsked,
  rowsSkipped,
  SEARCH_CAP,
  type Window,
} from '../lists/paging.ts';
import type { ProductPage } from './list-published.ts';
import { type ChosenIds, selectChosen } from './product-columns.ts';
import { type Filters, publishedWhere } from './product-filters.ts';
import { kindsOfHints, kindsOfMatches, relevance, type SearchQuery } from './search-query.ts';
import { takeByPriority } from './take-by-priority.ts';

/**
 * Returns published products by relevance, best first; of equal ones the newest. For suggestions,
 * only a few good ones.
 */
export async function listRelevant(
  db: Database,
  filters: Filters,
  search: SearchQuery,
  window: Window,
  isHint = false,
): Promise<ProductPage> {
  const most = isHint ? HINT_CAP : SEARCH_CAP;
  const kinds = isHint ? kindsOfHints(search) : kindsOfMatches(search);
  const columns = sql`${product.createdAt} as created_at, ${relevance(search)} as weight`;
  const found = takeByPriority(columns, publishedWhere(filters, null), kinds, most);
  const best = sql`(
    select id, total from ${found} as found
      order by weight desc, created_at desc, id
      limit ${inlineNumber(rowsAsked(window))} offset ${rowsSkipped(window)}) as best`;
  const chosen = db
    .select({
      id: sql<string>`id`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
      total: sql<string>`total`.as('total'),
    })
    .from(best)
    .as('chosen');
  const counted = sql<string[]>`array[${chosen.total}::text]`;
  const rows = await selectChosen(db, chosen as unknown as ChosenIds, counted);
  const total = rows[0] ? Number(rows[0].cursor[0]) : await countWeighed(db, found, window);
  const isMore = rowsSkipped(window) + rows.length < total && rows.length > 0;
  const nextPage = isMore ? (window.page ?? 1) + 1 : null;
  return { rows, total, capped: total >= most, next: null, nextPage };
}

/** Past the last page there is no row with the count; on the first page the count is then zero. */
async function countWeighed(db: Database, found: SQL, window: Window): Promise<number> {
  if (rowsSkipped(window) === 0) return 0;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${found} as found`,
  );
  return row?.total ?? 0;
}
