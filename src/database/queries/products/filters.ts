import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProductFilters } from '#contracts/product.ts';
import { equals, sortedApart } from '../../planner.ts';
import { product } from '../../schema/product.ts';
import { matches, type SearchShape, searchTerms } from '../searches/search-query.ts';
import { isListed } from './availability.ts';

/** The filters of a public list, without the search, which is a {@link SearchShape}. */
export type Filters = Omit<ProductFilters, 'q' | 'plain'>;

/** Which filters are set, and of categories and brands how many: what a statement's text depends on. */
export type FilterShape = {
  [Name in 'seller' | 'subCategory' | 'type' | 'ids' | 'minPrice' | 'maxPrice']?: true | undefined;
} & { [Name in 'category' | 'brand']?: 'one' | 'several' | undefined } & Pick<
    Filters,
    'currency' | 'trending' | 'availability'
  >;

const isGiven = (value: unknown) => (value === undefined ? undefined : true);
const numberOf = ([first, ...others]: string[]) =>
  first === undefined ? undefined : others.length === 0 ? 'one' : 'several';

/** Returns what a statement's text depends on. */
export function filterShape(filters: Filters): FilterShape {
  const { seller, category = [], subCategory, type, brand = [], ids } = filters;
  return {
    seller: isGiven(seller),
    category: numberOf(category),
    subCategory: isGiven(subCategory),
    type: isGiven(type),
    brand: numberOf(brand),
    ids: isGiven(ids),
    minPrice: isGiven(filters.minPrice),
    maxPrice: isGiven(filters.maxPrice),
    currency: filters.currency === 'AED' ? 'AED' : undefined,
    trending: filters.trending,
    availability: filters.availability,
  };
}

/** Returns the values of the placeholders in a statement for filters of this shape. */
export function filterValues(filters: Filters): Record<string, unknown> {
  const { category = [], brand = [] } = filters;
  return {
    ...filters,
    category: category.length === 1 ? category[0] : category,
    brand: brand.length === 1 ? brand[0] : brand,
  };
}

export function priceColumn({ currency }: Pick<Filters, 'currency'>) {
  return currency === 'AED' ? product.priceAED : product.priceINR;
}

/** What the indexes of types have: a product without a type stands under its sub-category. */
const typeOrPlace = sql`coalesce(${product.productTypeId}, ${product.subCategoryId})`;
const placeOfType = sql`(select sub_category_id from product_type where id = ${sql.placeholder('type')})`;

/** A product without a type counts under every type of its sub-category. */
const ofType = sql`${typeOrPlace} = any(array[${sql.placeholder('type')}, ${placeOfType}])`;

/** The same as two conditions, of which a product matches one at most. */
export const ofTypeOrPlace = [
  sql`${typeOrPlace} = ${sql.placeholder('type')}`,
  sql`${typeOrPlace} = ${placeOfType}`,
];

/**
 * The condition for products that match every filter: for published ones, unless it asks for others. Of
 * those that are found by a rare word, place and price are only tested: no index is read for them.
 */
export function publishedWhere(
  shape: FilterShape,
  search: SearchShape | null,
  { isFoundByWord = false } = {},
): SQL | undefined {
  const { seller, category, subCategory, type, brand, ids, minPrice, maxPrice, trending } = shape;
  const tested = (column: SQLWrapper) => (isFoundByWord ? sortedApart(column) : column);
  const price = tested(priceColumn(shape));
  return and(
    isListed(shape.availability),
    seller && eq(product.sellerId, sql.placeholder('seller')),
    category && equals(tested(product.categoryId), category, 'category'),
    subCategory && equals(tested(product.subCategoryId), 'one', 'subCategory'),
    type && ofType,
    brand && equals(product.brand, brand, 'brand'),
    ids && sql`${product.id} = any(${sql.placeholder('ids')})`,
    minPrice && sql`${price} >= ${sql.placeholder('minPrice')}`,
    maxPrice && sql`${price} <= ${sql.placeholder('maxPrice')}`,
    trending && (trending === 'true' ? sql`${product.trending}` : sql`not ${product.trending}`),
    search === null ? undefined : matches(searchTerms(search)),
  );
}
