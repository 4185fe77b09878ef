import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductFilters } from '#contracts/product.ts';
import { product } from '../../schema/product.ts';
import { matches, type SearchQuery } from './search-query.ts';

/** The filters of a public list, without the search, which is a {@link SearchQuery}. */
export type Filters = Omit<ProductFilters, 'q'>;

export function priceColumn(filters: Filters) {
  return filters.currency === 'AED' ? product.priceAED : product.priceINR;
}

/** A product without a type counts under every type of its sub-category. */
function ofType(typeId: string): SQL {
  return sql`(${product.productTypeId} = ${typeId} or (${product.productTypeId} is null
    and ${product.subCategoryId} = (select sub_category_id from product_type where id = ${typeId})))`;
}

/**
 * The condition for published products that match every filter. Only here is decided what the
 * public may see.
 */
export function publishedWhere(filters: Filters, search: SearchQuery | null): SQL | undefined {
  const { seller, category, subCategory, type, brand, ids, minPrice, maxPrice, trending } = filters;
  const price = priceColumn(filters);
  return and(
    sql`${product.published}`,
    seller === undefined ? undefined : eq(product.sellerId, seller),
    oneOf(product.categoryId, category),
    subCategory === undefined ? undefined : eq(product.subCategoryId, subCategory),
    type === undefined ? undefined : ofType(type),
    oneOf(product.brand, brand),
    ids === undefined ? undefined : inArray(product.id, ids.length > 0 ? ids : ['']),
    minPrice === undefined ? undefined : gte(price, String(minPrice)),
    maxPrice === undefined ? undefined : lte(price, String(maxPrice)),
    trending === undefined
      ? undefined
      : trending === 'true'
        ? sql`${product.trending}`
        : sql`not ${product.trending}`,
    search === null ? undefined : matches(search),
  );
}

/** Equality where there is one value, so that an index can also give the order. */
function oneOf(column: typeof product.brand | typeof product.categoryId, values?: string[]) {
  const [first, ...others] = values ?? [];
  if (first === undefined) return undefined;
  return others.length === 0 ? eq(column, first) : inArray(column, [first, ...others]);
}
