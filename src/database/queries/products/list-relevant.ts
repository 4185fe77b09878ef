import { type SQL, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/product.ts';
import { HINT_CAP, rowsAsked, rowsSkipped, SEARCH_CAP, type Window } from '../lists/paging.ts';
import type { ChosenIds } from './choose-ids.ts';
import type { FilterShape, Filters } from './filters.ts';
import { filterShape, filterValues, publishedWhere } from './filters.ts';
import { endsOfRead, type PriceEnds, pricesOf } from './price-ends.ts';
import { type ProductShape, selectJson } from './product-json.ts';
import { onlyRow, type ProductPage, pageOfFound } from './product-page.ts';
import {
  kindsOfHints,
  kindsOfMatches,
  relevance,
  type SearchQuery,
  type SearchShape,
  searchShape,
  searchTerms,
} from './search-query.ts';
import { takeByPriority } from './take-by-priority.ts';

/** What the text of a list by relevance depends on. */
type RelevantShape = {
  filters: FilterShape;
  search: SearchShape;
  isHint: boolean;
  limit: number;
  as: ProductShape;
  withPrices: boolean;
};

type WeighedShape = Pick<RelevantShape, 'filters' | 'search' | 'isHint'>;

const weighed = (shape: WeighedShape, others = sql``): SQL => {
  const search = searchTerms(shape.search);
  const columns = sql`${product.createdAt} as created_at, ${relevance(search)} as weight${others}`;
  const kinds = shape.isHint ? kindsOfHints(search) : kindsOfMatches(search);
  const where = publishedWhere(shape.filters, null);
  return takeByPriority(columns, where, kinds, shape.isHint ? HINT_CAP : SEARCH_CAP);
};

const relevantProducts = preparedQuery('relevant_products', (db, shape: RelevantShape) => {
  const prices = sql`, ${product.priceINR} as inr, ${product.priceAED} as aed`;
  const matching = db
    .$with('matching', { total: sql<string>`total` })
    .as(weighed(shape, shape.withPrices ? prices : undefined));
  const best = sql`(
    select id, total from ${matching}
      order by weight desc, created_at desc, id
      limit ${inlineNumber(shape.limit)} offset ${sql.placeholder('offset')}) as best`;
  const chosen = db
    .select({
      id: sql<string>`id`.as('chosen_id'),
      position: sql<number>`row_number() over ()`.as('position'),
      total: sql<string>`total`.as('total'),
    })
    .from(best)
    .as('chosen');
  const page = {
    chosen: chosen as unknown as ChosenIds,
    cursor: sql`array[${chosen.total}::text]`,
    within: [matching],
  };
  const ends = shape.withPrices ? endsOfRead(sql`${matching}`) : sql<PriceEnds>`'{}'::float8[]`;
  return selectJson(db, shape.as, page, { ends });
});

const weighedTotal = preparedQuery('weighed_total', (db, shape: WeighedShape) =>
  db.select({ total: sql<number>`count(*)::int` }).from(sql`${weighed(shape)} as found`),
);

type Asked = { as: ProductShape; isHint: boolean; withPrices?: boolean };

/**
 * Returns published products by relevance, best first; of equal ones the newest. For suggestions,
 * only a few good ones.
 */
export async function listRelevant(
  db: Database,
  filters: Filters,
  search: SearchQuery,
  window: Window,
  { as, isHint, withPrices = false }: Asked,
): Promise<ProductPage & { price?: ProductFacets['price'] }> {
  const shape = { filters: filterShape(filters), search: searchShape(search), isHint };
  const values = { ...filterValues(filters), ...search, offset: rowsSkipped(window) };
  const page = relevantProducts(db, { ...shape, limit: rowsAsked(window), as, withPrices });
  const found = onlyRow(await page.execute(values));
  const { count, last } = found;
  // Past the last page there is no row with the count; on the first page the count is then zero.
  const isPast = count === 0 && rowsSkipped(window) > 0;
  const [counted] = isPast ? await weighedTotal(db, shape).execute(values) : [];
  const total = counted?.total ?? Number(last?.[0] ?? 0);
  const isMore = rowsSkipped(window) + count < total && count > 0;
  const nextPage = isMore ? (window.page ?? 1) + 1 : null;
  const capped = total >= (isHint ? HINT_CAP : SEARCH_CAP);
  const price = withPrices && { price: pricesOf(found.ends) };
  return { ...pageOfFound(found, false), total, capped, nextPage, ...price };
}
