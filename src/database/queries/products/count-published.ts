import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { equals } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { brandCounted, productCounted } from '../../schema/counted.ts';
import type { Count } from '../lists/page-of.ts';
import { COUNT_CAP, SEARCH_CAP } from '../lists/paging.ts';
import {
  type FilterShape,
  type Filters,
  filterShape,
  filterValues,
  publishedWhere,
} from './filters.ts';
import {
  kindsOfMatches,
  type SearchQuery,
  type SearchShape,
  searchShape,
  searchTerms,
} from './search-query.ts';
import { type MatchKind, takeSome } from './take-by-priority.ts';

/** Whether the maintained counters give the count: no search, no prices, no single products. */
export function isCounted(filters: Filters, search: SearchQuery | null): boolean {
  const { ids, minPrice, maxPrice, trending } = filters;
  return (
    search === null && [ids, minPrice, maxPrice, trending].every((filter) => filter === undefined)
  );
}

function isUnfiltered(filters: Filters): boolean {
  const { currency: _, ...others } = filters;
  return Object.values(others).every((filter) => filter === undefined);
}

/**
 * Returns the smallest set of counters that gives the count, and the rows that a filter selects, to be
 * summed.
 */
export function countersOf({ seller, category, subCategory, type, brand }: FilterShape) {
  const isWide = seller === undefined && subCategory === undefined && type === undefined;
  const counters = isWide ? brandCounted : productCounted;
  const where = and(
    isWide ? undefined : sql`${productCounted.shown}`,
    seller && eq(productCounted.sellerId, sql.placeholder('seller')),
    category && equals(counters.categoryId, category, 'category'),
    subCategory && eq(productCounted.subCategoryId, sql.placeholder('subCategory')),
    brand && equals(counters.brand, brand, 'brand'),
    type && countedOfType,
  );
  return { counters, where };
}

const countedOfType = sql`(${productCounted.productTypeId} = ${sql.placeholder('type')}
  or (${productCounted.productTypeId} = '' and ${productCounted.subCategoryId} =
    (select sub_category_id from product_type where id = ${sql.placeholder('type')})))`;

/** Whether a list is filtered by ids or brands, some of which may have no products. */
export function isNarrowed({ seller, category, subCategory, type, brand }: Filters): boolean {
  return [seller, subCategory, type, category?.[0], brand?.[0]].some((name) => name !== undefined);
}

const anyCounted = preparedQuery('any_counted', (db, shape: FilterShape) => {
  const { counters, where } = countersOf(shape);
  return db
    .select({ isThere: sql<boolean>`coalesce(sum(${counters.products}), 0) > 0` })
    .from(counters)
    .where(where);
});

/**
 * Whether anything is published under these ids and brands, whatever the other filters. The
 * counters say so without reading products.
 */
export async function holdsAny(db: Database, filters: Filters): Promise<boolean> {
  const { seller, category, subCategory, type, brand } = filterShape(filters);
  const counted = anyCounted(db, { seller, category, subCategory, type, brand });
  const [row] = await counted.execute(filterValues(filters));
  return row?.isThere ?? false;
}

/** Selects the sum of the counters of a list, whatever else it is filtered by. */
export function selectCounted(db: Database, shape: FilterShape) {
  const { counters, where } = countersOf(shape);
  return db
    .select({ total: sql<number>`coalesce(sum(${counters.products}), 0)::int`.as('total') })
    .from(counters)
    .where(where);
}

const countedTotal = preparedQuery('counted_total', selectCounted);

const total = preparedQuery('total', (db, shape: FilterShape, search: SearchShape | null) =>
  selectCountUpToCap(
    db,
    publishedWhere(shape, null),
    search && kindsOfMatches(searchTerms(search)),
  ),
);

/**
 * Returns how many published products match: exact from the counters, else counted up to a cap.
 */
export async function countPublished(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
): Promise<Count> {
  const shape = filterShape(filters);
  if (isCounted(filters, search)) {
    const [row] = await countedTotal(db, shape).execute(filterValues(filters));
    return { total: row?.total ?? 0, capped: false };
  }
  if (search !== null && search.atLeast > SEARCH_CAP && isUnfiltered(filters)) {
    return { total: SEARCH_CAP, capped: true };
  }
  const counted = total(db, shape, search && searchShape(search));
  const rows = await counted.execute({ ...filterValues(filters), ...search });
  return cappedCount(rows, search === null ? COUNT_CAP : SEARCH_CAP);
}

/** Returns how many products a search may count (`kinds`), or a filter alone (`null`). */
export const capOf = (kinds: readonly MatchKind[] | null): number =>
  kinds === null ? COUNT_CAP : SEARCH_CAP;

/** Selects the number of products that match `where` and one of the kinds, up to one past their cap. */
export function selectCountUpToCap(
  db: Database,
  where: SQL | undefined,
  kinds: readonly MatchKind[] | null,
) {
  const some = takeSome(sql`1 as one`, where, kinds, capOf(kinds) + 1);
  return db.select({ total: sql<number>`count(*)::int` }).from(sql`${some} as counted`);
}

/** Returns the count of a list from the rows of {@link selectCountUpToCap}. */
export function cappedCount(rows: { total: number }[], cap: number): Count {
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, cap), capped: total > cap };
}
