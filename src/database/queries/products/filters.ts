import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { PublicProductQuery } from '#contracts/product.ts';
import { newSince } from '#domain/time/new-since.ts';
import { equals, metSoon, onlyTested, sortedApart } from '../../planner.ts';
import { product, reductionOf } from '../../schema/products/product.ts';
import { matches, type SearchShape, searchTerms } from '../searches/search-query.ts';
import { isListed } from './availability.ts';

/** Values of one attribute, of which a product has one: as `product.facets` has them, and as asked for. */
export type AttributeFilter = { attribute: string; facets: string[]; asked: string[] };

/** A query of a public list, whose attributes are looked up. */
export type ListQuery = Omit<PublicProductQuery, 'attr'> & {
  attributes?: AttributeFilter[] | undefined;
};

/** The filters of a public list, without the search, which is a {@link SearchShape}. */
export type Filters = Omit<ProductFilters, 'q' | 'plain' | 'attr'> & Pick<ListQuery, 'attributes'>;

/** Filters that take several values, of which a product matches one. */
type Several = 'seller' | 'category' | 'subCategory' | 'brand';

/** Which filters are set, and of some how many values: what a statement's text depends on. */
export type FilterShape = {
  [Name in 'type' | 'ids' | 'minPrice' | 'maxPrice' | 'discount' | 'new']?: true | undefined;
} & { [Name in Several]?: 'one' | 'several' | undefined } & Pick<
    Filters,
    'currency' | 'trending' | 'availability'
  > & {
    /** The numbers of the filters by attributes. */
    attributes?: number[] | undefined;
  };

const isGiven = (value: unknown) => (value === undefined ? undefined : true);
const numberOf = ([first, ...others]: string[] = []) =>
  first === undefined ? undefined : others.length === 0 ? 'one' : 'several';

/** Returns what a statement's text depends on. */
export function filterShape(filters: Filters): FilterShape {
  const { seller, category, subCategory, type, brand, ids } = filters;
  return {
    seller: numberOf(seller),
    category: numberOf(category),
    subCategory: numberOf(subCategory),
    type: isGiven(type),
    brand: numberOf(brand),
    ids: isGiven(ids),
    attributes: filters.attributes?.length ? [...filters.attributes.keys()] : undefined,
    discount: isGiven(filters.discount),
    new: isGiven(filters.new),
    minPrice: isGiven(filters.minPrice),
    maxPrice: isGiven(filters.maxPrice),
    currency: filters.currency === 'AED' ? 'AED' : undefined,
    trending: filters.trending,
    availability: filters.availability,
  };
}

/** Returns the values of the placeholders in a statement for filters of this shape. */
export function filterValues(filters: Filters): Record<string, unknown> {
  const { seller, category, subCategory, brand, attributes = [], ...others } = filters;
  return {
    ...others,
    ...Object.fromEntries(
      attributes.flatMap(({ attribute, facets }, at) => [
        [`attribute${at}`, attribute],
        [`facets${at}`, facets],
      ]),
    ),
    seller: oneOrAll(seller),
    category: oneOrAll(category),
    subCategory: oneOrAll(subCategory),
    brand: oneOrAll(brand),
    since: newSince(),
  };
}

const oneOrAll = (values: string[] = []) => (values.length === 1 ? values[0] : values);

/** A product that was dearer before. */
export const isReduced = sql`${reductionOf(product)} > 0`;
export const isNew = sql`${product.createdAt} >= ${sql.placeholder('since')}::timestamptz`;

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
 * those that are found by a rare word, place and price are only tested, of those found by a brand or
 * attributes the category, and of those met in the order of a list the attributes: no index is read for them.
 */
export function publishedWhere(
  shape: FilterShape,
  search: SearchShape | null,
  { foundBy }: { foundBy?: 'word' | 'filter' | 'order' | undefined } = {},
): SQL | undefined {
  const { seller, category, subCategory, type, brand, ids, trending } = shape;
  const isFoundByWord = foundBy === 'word';
  const tested = (column: SQLWrapper) => (isFoundByWord ? sortedApart(column) : column);
  const isNarrow = shape.attributes !== undefined || brand !== undefined;
  const ofCategory = category && equals(tested(product.categoryId), category, 'category');
  const isNewApart = foundBy === 'filter' && shape.new;
  const price = isNewApart ? sortedApart(priceColumn(shape)) : tested(priceColumn(shape));
  const ofAttributes = and(
    ...(shape.attributes ?? []).map(
      (at) => sql`${product.facets} && ${sql.placeholder(`facets${at}`)}::text[]`,
    ),
  );
  return and(
    isListed(shape.availability),
    seller && equals(product.sellerId, seller, 'seller'),
    ofCategory && foundBy === 'filter' && isNarrow ? onlyTested(ofCategory) : ofCategory,
    subCategory && equals(tested(product.subCategoryId), subCategory, 'subCategory'),
    type && ofType,
    brand && equals(product.brand, brand, 'brand'),
    ids && sql`${product.id} = any(${sql.placeholder('ids')})`,
    withinPrices(shape, price),
    ofAttributes && foundBy === 'order' ? metSoon(ofAttributes) : ofAttributes,
    shape.discount && isReduced,
    shape.new && isNew,
    trending && (trending === 'true' ? sql`${product.trending}` : sql`not ${product.trending}`),
    search === null ? undefined : matches(searchTerms(search)),
  );
}

/** The condition for the prices that are filtered by. */
export const withinPrices = (
  shape: FilterShape,
  price: SQLWrapper = priceColumn(shape),
): SQL | undefined =>
  and(
    shape.minPrice && sql`${price} >= ${sql.placeholder('minPrice')}`,
    shape.maxPrice && sql`${price} <= ${sql.placeholder('maxPrice')}`,
  );
