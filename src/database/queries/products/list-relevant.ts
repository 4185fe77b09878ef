import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { rowsAsked, rowsSkipped, SEARCH_CAP, type Window } from '../paging.ts';
import type { ProductPage } from './list-published.ts';
import { type ChosenIds, selectChosen } from './product-columns.ts';
import { type Filters, publishedWhere } from './product-filters.ts';
import { matchesHeadline, relevance, type SearchQuery } from './search-query.ts';

/** Published products by relevance, best first; of equally good ones the newest. */
export async function listRelevant(
  db: Database,
  filters: Filters,
  search: SearchQuery,
  window: Window,
): Promise<ProductPage> {
  const weighed = weigh(filters, search);
  const chosen = db
    .select({
      id: sql<string>`id`.as('chosen_id'),
      position: sql<number>`row_number() over (order by weight desc, created_at desc, id)`.as(
        'position',
      ),
      total: sql<string>`count(*) over ()`.as('total'),
    })
    .from(weighed)
    .orderBy(sql`weight desc, created_at desc, id`)
    .limit(rowsAsked(window))
    .offset(rowsSkipped(window))
    .as('chosen');
  const counted = sql<string[]>`array[${chosen.total}::text]`;
  const rows = await selectChosen(db, chosen as unknown as ChosenIds, counted);
  const total = rows[0] ? Number(rows[0].cursor[0]) : await countWeighed(db, weighed, window);
  return { rows, total, capped: total >= SEARCH_CAP, next: null };
}

/**
 * The matches in brand and name, and those in place and seller alone only where there is room left:
 * so a search as broad as a category's name still finds what is called that, and costs no more at a
 * million products than at a thousand.
 */
function weigh(filters: Filters, search: SearchQuery): SQL {
  const where = publishedWhere(filters, search);
  const called = matchesHeadline(search);
  const columns = sql`select ${product.id} as id, ${product.createdAt} as created_at,
    ${relevance(search)} as weight from ${product}`;
  return sql`(
    with called as materialized (
      ${columns} where ${where} and ${called} limit ${SEARCH_CAP}),
    placed as materialized (
      ${columns} where ${where} and not ${called}
        limit (select ${SEARCH_CAP} - count(*) from called))
    select id, created_at, weight from called
    union all select id, created_at, weight from placed) as weighed`;
}

/** Past the last page no row carries the count; on the first page it is simply none. */
async function countWeighed(db: Database, weighed: SQL, window: Window): Promise<number> {
  if (rowsSkipped(window) === 0) return 0;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${weighed}`,
  );
  return row?.total ?? 0;
}
