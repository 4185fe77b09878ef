import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { brandCount, productCount } from '../../schema/bookkeeping.ts';
import { SEARCH_CAP } from '../lists/paging.ts';
import { countUpToCap } from './count-up-to-cap.ts';
import { type Filters, publishedWhere } from './product-filters.ts';
import { kindsOfMatches, type SearchQuery } from './search-query.ts';

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
 * Returns the smallest set of counters that gives the count, and the rows that a filter selects.
 */
export function countersOf(filters: Filters) {
  const { seller, category, subCategory, type, brand } = filters;
  const isWide = seller === undefined && subCategory === undefined && type === undefined;
  const counters = isWide ? brandCount : productCount;
  const where = and(
    sql`${counters.products} > 0`,
    isWide ? undefined : eq(productCount.published, true),
    seller === undefined ? undefined : eq(productCount.sellerId, seller),
    category?.length ? inArray(counters.categoryId, category) : undefined,
    subCategory === undefined ? undefined : eq(productCount.subCategoryId, subCategory),
    brand?.length ? inArray(counters.brand, brand) : undefined,
    type === undefined
      ? undefined
      : sql`(${productCount.productTypeId} = ${type} or (${productCount.productTypeId} = ''
          and ${productCount.subCategoryId} = (select sub_category_id from product_type where id = ${type})))`,
  );
  return { counters, where };
}

/** Whether a list is filtered by ids or brands, some of which may have no products. */
export function isNarrowed({ seller, category, subCategory, type, brand }: Filters): boolean {
  return [seller, subCategory, type, category?.[0], brand?.[0]].some((name) => name !== undefined);
}

/**
 * Whether anything is published under these ids and brands, whatever the other filters. The
 * counters say so without reading products.
 */
export async function holdsAny(db: Database, filters: Filters): Promise<boolean> {
  const { counters, where } = countersOf(filters);
  const [row] = await db.select({ one: sql<number>`1` }).from(counters).where(where).limit(1);
  return row !== undefined;
}

/**
 * Returns how many published products match: exact from the counters, else counted up to a cap.
 */
export async function countPublished(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
): Promise<{ total: number; capped: boolean }> {
  if (isCounted(filters, search)) {
    const { counters, where } = countersOf(filters);
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${counters.products}), 0)::int` })
      .from(counters)
      .where(where);
    return { total: row?.total ?? 0, capped: false };
  }
  if (search !== null && search.atLeast > SEARCH_CAP && isUnfiltered(filters)) {
    return { total: SEARCH_CAP, capped: true };
  }
  return countUpToCap(db, publishedWhere(filters, null), search && kindsOfMatches(search));
}
