import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { rowsAsked, rowsSkipped, type Window } from '../paging.ts';
import type { ProductPage } from './list-published.ts';
import { type ChosenIds, selectChosen } from './product-columns.ts';
import { type Filters, publishedWhere } from './product-filters.ts';
import { matchesHeadline, relevance, type SearchQuery } from './search-query.ts';

/** How many matches are weighed against each other; a broader search says "1,000+". */
const MOST_WEIGHED = 1000;

/**
 * Published products by relevance. Those that match in brand and name are taken first, so that a
 * search as broad as a category's name still finds what is called that, and costs no more at a
 * million products than at a thousand.
 */
export async function listRelevant(
  db: Database,
  filters: Filters,
  search: SearchQuery,
  window: Window,
): Promise<ProductPage> {
  const where = publishedWhere(filters, search);
  const taken = sql`
    (select ${product.id} as id from ${product} where ${where} and ${matchesHeadline(search)} limit ${MOST_WEIGHED})
    union
    (select ${product.id} as id from ${product} where ${where} limit ${MOST_WEIGHED})`;
  const weighed = db
    .select({
      id: product.id,
      createdAt: product.createdAt,
      weight: sql<number>`${relevance(search)}`.as('weight'),
    })
    .from(product)
    .where(sql`${product.id} in (${taken})`)
    .as('weighed');
  const chosen = db
    .select({
      id: sql<string>`${weighed.id}`.as('chosen_id'),
      position:
        sql<number>`row_number() over (order by ${weighed.weight} desc, ${weighed.createdAt} desc, ${weighed.id})`.as(
          'position',
        ),
      cursor: sql<string>`count(*) over ()`.as('cursor'),
    })
    .from(weighed)
    .orderBy(desc(weighed.weight), desc(weighed.createdAt), weighed.id)
    .limit(rowsAsked(window))
    .offset(rowsSkipped(window))
    .as('chosen') as unknown as ChosenIds;
  const rows = await selectChosen(db, chosen);
  const total = rows[0] ? Number(rows[0].cursor) : await countWeighed(db, taken, window);
  return { rows, total: Math.min(total, MOST_WEIGHED), capped: total >= MOST_WEIGHED, next: null };
}

/** Past the last page no row carries the count; on the first page it is simply none. */
async function countWeighed(db: Database, taken: ReturnType<typeof sql>, window: Window) {
  if (rowsSkipped(window) === 0) return 0;
  return db.$count(product, sql`${product.id} in (${taken})`);
}
