import { and, type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import { inlineNumber } from '../../planner.ts';
import { newestFirst, product } from '../../schema/products/product.ts';
import { isInSample } from '../../schema/samples.ts';
import { isReserved } from '../products/availability.ts';
import { type FilterShape, isNew, isReduced, publishedWhere } from '../products/filters.ts';
import { takeSome } from '../products/take-by-priority.ts';
import { kindsOfMatches, type SearchShape, searchTerms } from '../searches/search-query.ts';

/**
 * How many products of a list are read to count its facets: what has more is counted in so many of them
 * (docs/decisions/065-facets.md).
 */
export const FACET_CAP = 300;

/** What a list is filtered by, as facets are counted, and which sets are read in a sample (`sampledSets`). */
export type FacetedShape = {
  filters: FilterShape;
  search: SearchShape | null;
  sampled: readonly FacetKey[];
};

/** A facet, or one of the attributes that are filtered by, by its number. */
export type FacetKey = FacetName | number;

/** Returns filters without the choice of one facet. */
export function withoutFacet(shape: FilterShape, key: FacetKey): FilterShape {
  if (key === 'price') return { ...shape, minPrice: undefined, maxPrice: undefined };
  if (typeof key === 'string') return key === 'attributes' ? shape : { ...shape, [key]: undefined };
  const others = shape.attributes?.filter((number) => number !== key) ?? [];
  return { ...shape, attributes: others.length === 0 ? undefined : others };
}

function isChosen(shape: FilterShape, key: FacetKey): boolean {
  if (key === 'price') return shape.minPrice !== undefined || shape.maxPrice !== undefined;
  if (key === 'attributes') return false;
  return typeof key === 'number' || shape[key] !== undefined;
}

/** The name of the products that a facet is counted in: those without its own choice. */
export const setOf = (shape: FilterShape, key: FacetKey): SQL =>
  sql.raw(isChosen(shape, key) ? `without_${`${key}`.toLowerCase()}` : 'chosen');

/** Whether the set of a facet is read in a sample. */
export const isSampled = ({ filters, sampled }: FacetedShape, key: FacetKey): boolean =>
  sampled.includes(isChosen(filters, key) ? key : 'attributes');

/**
 * Whether the set of a facet is read newest first, so that all new products are in it: where an index has them in
 * this order, or by one attribute, whose index gives all of its products before the first is read.
 */
export function isNewestFirst(faceted: FacetedShape, key: FacetKey): boolean {
  const shape = withoutFacet(faceted.filters, key);
  const { seller, category, subCategory, brand, attributes = [], new: isNew, ...others } = shape;
  const places = [seller, category, subCategory, brand].filter((place) => place !== undefined);
  const isOneEach = places.every((number) => number === 'one') && attributes.length <= 1;
  const isFound = places.length > 0 || attributes.length > 0 || isNew !== undefined;
  const isNarrower = Object.values(others).some((filter) => filter !== undefined);
  const isWhole = faceted.search === null && !isSampled(faceted, key);
  return isWhole && isOneEach && isFound && !isNarrower;
}

/** Returns the products that these facets are counted in, as the tables of a `with`. */
export function facetSets(faceted: FacetedShape, keys: readonly FacetKey[]): SQL[] {
  const { filters, search } = faceted;
  const columns = sql`${product.brand} as brand, ${product.sellerId} as seller_id,
    ${product.subCategoryId} as sub_category_id, ${product.priceINR}::float8 as inr,
    ${product.priceAED}::float8 as aed, coalesce(${isReduced}, false) as reduced, ${isNew} as new,
    ${isReserved()} as reserved,
    ${product.facets} as facets`;
  const kinds = search && kindsOfMatches(searchTerms(search));
  const set = (key: FacetKey) => {
    const shape = withoutFacet(filters, key);
    const isWalked = isNewestFirst(faceted, key);
    // The newest of a category are walked, and an attribute tested.
    const foundBy = isWalked && shape.brand === undefined ? undefined : 'filter';
    const where = and(
      publishedWhere(shape, null, { foundBy }),
      isSampled(faceted, key) ? isInSample(product) : undefined,
    );
    const order = isWalked ? newestFirst : undefined;
    return sql`${setOf(filters, key)} as materialized ${takeSome(columns, where, kinds, FACET_CAP, order)}`;
  };
  const chosen = keys.filter((key) => isChosen(filters, key));
  return [...(chosen.length < keys.length ? ['attributes' as const] : []), ...chosen].map(set);
}

/** Whether the set of a facet was cut off. */
export const isCut = (faceted: FacetedShape, key: FacetKey): SQL =>
  isSampled(faceted, key)
    ? sql`true`
    : sql`((select count(*) from ${setOf(faceted.filters, key)}) >= ${inlineNumber(FACET_CAP)})`;
