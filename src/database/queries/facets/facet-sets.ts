import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import { product } from '../../schema/products/product.ts';
import { isReserved } from '../products/availability.ts';
import { type FilterShape, isNew, isReduced, publishedWhere } from '../products/filters.ts';
import { takeSome } from '../products/take-by-priority.ts';
import { kindsOfMatches, type SearchShape, searchTerms } from '../searches/search-query.ts';

/**
 * How many products of a list are read to count its facets: what has more is counted in so many of them
 * (docs/decisions/065-facets.md).
 */
export const FACET_CAP = 300;

/** What a list is filtered by, as facets are counted. */
export type FacetedShape = { filters: FilterShape; search: SearchShape | null };

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

/** Returns the products that these facets are counted in, as the tables of a `with`. */
export function facetSets({ filters, search }: FacetedShape, keys: readonly FacetKey[]): SQL[] {
  const columns = sql`${product.brand} as brand, ${product.sellerId} as seller_id,
    ${product.subCategoryId} as sub_category_id, ${product.priceINR}::float8 as inr,
    ${product.priceAED}::float8 as aed, coalesce(${isReduced}, false) as reduced, ${isNew} as new,
    ${isReserved()} as reserved,
    ${product.facets} as facets`;
  const kinds = search && kindsOfMatches(searchTerms(search));
  const set = (name: SQL, shape: FilterShape) =>
    sql`${name} as materialized ${takeSome(columns, publishedWhere(shape, null, { foundBy: 'filter' }), kinds, FACET_CAP)}`;
  const chosen = keys.filter((key) => isChosen(filters, key));
  return [
    ...(chosen.length < keys.length ? [set(sql.raw('chosen'), filters)] : []),
    ...chosen.map((key) => set(setOf(filters, key), withoutFacet(filters, key))),
  ];
}

/** Whether a set was cut off. */
export const isCut = (set: SQL): SQL =>
  sql`(select count(*) from ${set}) >= ${sql.raw(String(FACET_CAP))}`;
