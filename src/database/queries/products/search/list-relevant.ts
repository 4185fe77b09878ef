import { type SQL, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { inlineNumber } from '../../../planner.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { newestFirst, product } from '../../../schema/products/product.ts';
import { lastRow } from '../../lists/cursor.ts';
import { countSeen } from '../../lists/page-of.ts';
import { HINT_CAP, rowsAsked, rowsSkipped, SEARCH_CAP, type Window } from '../../lists/paging.ts';
import { endsOfRead, type PriceEnds, pricesOf } from '../../prices/price-ends.ts';
import {
  kindsOfHints,
  kindsOfMatches,
  relevance,
  type SearchQuery,
  type SearchShape,
  searchShape,
  searchTerms,
} from '../../searches/search-query.ts';
import type { ChosenIds } from '../choose-ids.ts';
import type { FilterShape, Filters } from '../filters.ts';
import { filterShape, filterValues, publishedWhere } from '../filters.ts';
import { type ProductShape, selectJson } from '../json/product-json.ts';
import { onlyRow, type ProductPage, pageOfFound } from '../product-page.ts';
import { countPublished } from '../published/count-published.ts';
import { takeByPriority } from '../take-by-priority.ts';

/** Where a page begins: among the best, so that it ends after them, after them, or after a key there. */
type Start = 'best' | 'both' | 'rest' | 'after';

/** What the text of a list by relevance depends on. */
type RelevantShape = {
  filters: FilterShape;
  search: SearchShape;
  isHint: boolean;
  limit: number;
  as: ProductShape;
  withPrices: boolean;
  start: Start;
};

/** The best matches: all, or as many as are weighed. */
function weighed(shape: RelevantShape): SQL {
  const search = searchTerms(shape.search);
  const prices = shape.withPrices
    ? sql`, ${product.priceINR} as inr, ${product.priceAED} as aed`
    : sql``;
  const columns = sql`${product.createdAt} as created_at, ${relevance(search)} as weight${prices}`;
  const kinds = shape.isHint ? kindsOfHints(search) : kindsOfMatches(search);
  const where = publishedWhere(shape.filters, null, {
    foundBy: shape.search.isRare ? 'word' : undefined,
  });
  return takeByPriority(columns, where, kinds, shape.isHint ? HINT_CAP : SEARCH_CAP);
}

const best = (limit: number): SQL => sql`
  select id, created_at, row_number() over (order by weight desc, created_at desc, id) as place
    from matching order by place limit ${inlineNumber(limit)} offset ${sql.placeholder('offset')}`;

/** The matches beside the best, where there are more than are weighed: newest first. */
function rest({ filters, search, start, limit }: RelevantShape): SQL {
  const by = sql`${product.createdAt}, ${product.id}`;
  const key = sql`${sql.placeholder('afterValue')}::timestamptz, ${sql.placeholder('afterId')}`;
  return sql`
    select id, created_at, ${inlineNumber(SEARCH_CAP)} + row_number() over () as place from (
      select ${product.id} as id, ${product.createdAt} as created_at from ${product}
        where (select count(*) from matching) >= ${inlineNumber(SEARCH_CAP)}
          and ${publishedWhere(filters, search)}
          and ${product.id} not in (select id from matching)
          ${start === 'after' ? sql`and (${by}) < (${key})` : sql``}
        ${newestFirst} limit ${inlineNumber(limit)}
        ${start === 'rest' ? sql`offset ${sql.placeholder('offset')}` : sql``}) as others`;
}

function chosenRows(shape: RelevantShape): SQL {
  const { start, limit } = shape;
  if (start === 'best') return best(limit);
  if (start !== 'both') return rest(shape);
  return sql`(${best(limit)}) union all (${rest(shape)}) order by place limit ${inlineNumber(limit)}`;
}

const relevantProducts = preparedQuery('relevant_products', (db, shape: RelevantShape) => {
  const matching = db.$with('matching', { id: sql<string>`id` }).as(weighed(shape));
  const chosen = db
    .select({
      id: sql<string>`id`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
      createdAt: sql<string>`created_at`.as('chosen_at'),
    })
    .from(sql`(${chosenRows(shape)}) as chosen_rows`)
    .as('chosen');
  const page = {
    chosen: chosen as unknown as ChosenIds,
    cursor: sql`array[${chosen.createdAt}::text, ${chosen.id}]`,
    most: shape.limit - 1,
    within: [matching],
  };
  const ends = shape.withPrices ? endsOfRead(sql`${matching}`) : sql<PriceEnds>`'{}'::float8[]`;
  const number = sql<number>`(select count(*)::int from ${matching})`;
  return selectJson(db, shape.as, page, { ends, number });
});

type Asked = { as: ProductShape; isHint: boolean; withPrices?: boolean };

/**
 * Returns published products by relevance, best first; of equal ones the newest. Of a search with more
 * matches than are weighed the others follow, newest first, by page number or by key. For suggestions,
 * only a few good ones. Throws a refusal with status 400 where the cursor does not fit.
 */
export async function listRelevant(
  db: Database,
  filters: Filters,
  search: SearchQuery,
  window: Window,
  { as, isHint, withPrices = false }: Asked,
): Promise<ProductPage & { price?: ProductFacets['price'] }> {
  const [limit, skipped, start] = [rowsAsked(window), rowsSkipped(window), startOf(window)];
  const shape = { filters: filterShape(filters), search: searchShape(search), isHint, as, start };
  const [afterValue, afterId] =
    window.after === undefined ? [] : lastRow(window.after, ['timestamptz']);
  const offset = start === 'rest' ? skipped - SEARCH_CAP : skipped;
  const values = { ...filterValues(filters), ...search, offset, afterValue, afterId };
  const page = relevantProducts(db, { ...shape, limit: limit + 1, withPrices });
  const { number, ends, ...found } = onlyRow(await page.execute(values));
  const isMore = found.count > limit;
  const price = withPrices && { price: pricesOf(ends) };
  if (start === 'after')
    return { ...pageOfFound(found, isMore), total: null, capped: false, ...price };
  const isFull = number >= (isHint ? HINT_CAP : SEARCH_CAP);
  if (isHint || !isFull) {
    const nextPage = isMore ? (window.page ?? 1) + 1 : null;
    return { ...pageOfFound(found, false), total: number, capped: isFull, nextPage, ...price };
  }
  const seen = skipped + Math.min(found.count, limit);
  const count = countSeen(await countPublished(db, filters, search), skipped, seen, isMore);
  // The best have no key.
  const isKeyed = seen > SEARCH_CAP;
  const nextPage = isMore && !isKeyed ? (window.page ?? 1) + 1 : null;
  return { ...pageOfFound(found, isMore && isKeyed), ...count, nextPage, ...price };
}

function startOf(window: Window): Start {
  if (window.after !== undefined) return 'after';
  const skipped = rowsSkipped(window);
  if (skipped + rowsAsked(window) < SEARCH_CAP) return 'best';
  return skipped < SEARCH_CAP ? 'both' : 'rest';
}
