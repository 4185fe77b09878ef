import { and, type SQL, sql } from 'drizzle-orm';
import type { AvailabilityFilter } from '#contracts/availability/availability.ts';
import type { FacetName } from '#contracts/facets/facets.ts';
import { type MarkName, markNames } from '#contracts/facets/list-facets.ts';
import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { PublicProductQuery } from '#contracts/product.ts';
import { priceIn, saidCurrency } from '#domain/currencies.ts';
import { newSince } from '#domain/time/new-since.ts';
import { equals } from '../planner.ts';
import { today } from '../queries/products/availability.ts';
import { listing } from '../schema/products/listing.ts';
import { isShown } from './is-public.ts';

/**
 * A filter by one attribute, by its id ('' where a searched value may be of several): a product has one of `values`, texts of
 * `listing.values`; `asked` are the values as the address has them.
 */
export type AttributeFilter = { attribute: string; values: string[]; asked: string[] };

/** A query of a public list, whose attributes are looked up. */
export type ListQuery = Omit<PublicProductQuery, 'attr'> & {
  attributes?: AttributeFilter[] | undefined;
  /** Words that nothing found by the search has. */
  unlike?: readonly string[] | undefined;
};

/** The filters of a public list, without its search. */
export type Filters = Omit<ProductFilters, 'q' | 'plain' | 'attr'> & Pick<ListQuery, 'attributes'>;

/** Filters that take several values, of which a product matches one. */
type Several = 'seller' | 'category' | 'subCategory' | 'brand';

/** Which filters are set, and of some how many values: what a statement's text depends on. */
export type FilterShape = {
  [Name in 'type' | 'ids' | 'minPrice' | 'maxPrice' | MarkName]?: true | undefined;
} & { [Name in Several]?: 'one' | 'several' | undefined } & Pick<
    Filters,
    'currency' | 'trending' | 'availability'
  > & {
    /** Positions among the query's attributes, which name their placeholders: `attribute0`, `values0`. */
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
    ...Object.fromEntries(markNames.map((name) => [name, isGiven(filters[name])])),
    minPrice: isGiven(filters.minPrice),
    maxPrice: isGiven(filters.maxPrice),
    currency: saidCurrency(filters.currency),
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
      attributes.flatMap(({ attribute, values }, at) => [
        [`attribute${at}`, attribute],
        [`values${at}`, values],
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

/** A facet, or one attribute that is filtered by, by its position; `attributes` are all, counted under every filter. */
export type FacetKey = FacetName | number;

/** Returns filters without the choice of one facet, which is counted under all others. */
export function withoutFacet(shape: FilterShape, key: FacetKey): FilterShape {
  if (key === 'price') return { ...shape, minPrice: undefined, maxPrice: undefined };
  if (typeof key === 'string') return key === 'attributes' ? shape : { ...shape, [key]: undefined };
  const others = shape.attributes?.filter((number) => number !== key) ?? [];
  return { ...shape, attributes: others.length === 0 ? undefined : others };
}

/** Whether a list is filtered by the choice of one facet. */
export function isChosen(shape: FilterShape, key: FacetKey): boolean {
  if (key === 'price') return shape.minPrice !== undefined || shape.maxPrice !== undefined;
  if (key === 'attributes') return false;
  return typeof key === 'number' || shape[key] !== undefined;
}

export function priceColumn({ currency }: Pick<Filters, 'currency'>) {
  return priceIn(listing, currency);
}

const has = (value: string) => sql`${listing.values} @> ${sql.raw(`'{${value}}'::text[]`)}`;

/** A mark that is a word of `listing.values`: the totals count it, too. */
const word = (value: string) => ({ is: has(value), value });

/** With both ends, of which PostgreSQL expects few rows even where it does not know them, as in a kept plan. */
const isNew = sql`(${listing.createdAt} >= ${sql.placeholder('since')}::timestamptz
  and ${listing.createdAt} < 'infinity')`;
export const isReserved = sql`(${listing.reservedUntil} >= ${today}) is true`;

/** Which products have a mark; `value` is the one of `listing.values` that says so, by which the totals count it too. */
export const marks: Record<MarkName, { is: SQL; value?: string }> = {
  discount: word('reduced'),
  new: { is: isNew },
};

/** The condition for products that match every filter. */
export function matchesFilters(shape: FilterShape): SQL | undefined {
  const { seller, category, subCategory, brand, trending, attributes = [] } = shape;
  return and(
    isShown,
    ofAvailability(shape.availability),
    seller && equals(listing.sellerId, seller, 'seller'),
    category && equals(listing.categoryId, category, 'category'),
    subCategory && equals(listing.subCategoryId, subCategory, 'subCategory'),
    shape.type && ofType,
    brand && equals(listing.brand, brand, 'brand'),
    shape.ids && sql`${listing.id} = any(${sql.placeholder('ids')})`,
    shape.minPrice && sql`${priceColumn(shape)} >= ${sql.placeholder('minPrice')}`,
    shape.maxPrice && sql`${priceColumn(shape)} <= ${sql.placeholder('maxPrice')}`,
    ...attributes.map((at) => sql`${listing.values} && ${sql.placeholder(`values${at}`)}::text[]`),
    ...markNames.map((name) => shape[name] && marks[name].is),
    trending && (trending === 'true' ? has('trending') : sql`not ${has('trending')}`),
  );
}

/** A product without a type stands under every type of its sub-category. */
const ofType = sql`${listing.productTypeId} in (${sql.placeholder('type')}, '') and ${listing.subCategoryId} =
  (select sub_category_id from product_type where id = ${sql.placeholder('type')})`;

/** What can still be had, unless sold products are asked for. */
function ofAvailability(filter: AvailabilityFilter | undefined): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'sold':
      return has('sold');
    case 'reserved':
      return sql`${has('reserved')} and ${isReserved}`;
    case 'available':
      return sql`${listing.soldAt} is null and not ${isReserved}`;
    case undefined:
      return sql`${listing.soldAt} is null`;
  }
}
