import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import { product } from '../../schema/product.ts';
import { type FilterShape, isNew, isReduced, publishedWhere } from '../products/filters.ts';
import { takeSome } from '../products/take-by-priority.ts';
import { kindsOfMatches, type SearchShape, searchTerms } from '../searches/search-query.ts';

/**
 * How many products of a list are read to count its facets: what has more is counted in so many of them
 * (docs/decisions/065-facets.md).
 */
export const FACET_CAP = 1_000;

/** What a list is filtered by, as facets are counted. */
export type FacetedShape = { filters: FilterShape; search: SearchShape | null };

/** Returns filters without the choice of one facet. */
export function withoutFacet(shape: FilterShape, name: FacetName): FilterShape {
  if (name === 'price') return { ...shape, minPrice: undefined, maxPrice: undefined };
  return { ...shape, [name]: undefined };
}

const isChosen = (shape: FilterShape, name: FacetName): boolean =>
  name === 'price'
    ? shape.minPrice !== undefined || shape.maxPrice !== undefined
    : shape[name] !== undefined;

/** The name of the products that a facet is counted in: those without its own choice. */
export const setOf = (shape: FilterShape, name: FacetName): SQL =>
  sql.raw(isChosen(shape, name) ? `without_${name.toLowerCase()}` : 'chosen');

/** Returns the products that these facets are counted in, as the tables of a `with`. */
export function facetSets({ filters, search }: FacetedShape, names: readonly FacetName[]): SQL[] {
  const columns = sql`${product.brand} as brand, ${product.sellerId} as seller_id,
    ${product.subCategoryId} as sub_category_id, ${product.priceINR}::float8 as inr,
    ${product.priceAED}::float8 as aed, coalesce(${isReduced}, false) as reduced, ${isNew} as new`;
  const kinds = search && kindsOfMatches(searchTerms(search));
  const set = (name: SQL, shape: FilterShape) =>
    sql`${name} as materialized ${takeSome(columns, publishedWhere(shape, null), kinds, FACET_CAP)}`;
  const chosen = names.filter((name) => isChosen(filters, name));
  return [
    ...(chosen.length < names.length ? [set(sql.raw('chosen'), filters)] : []),
    ...chosen.map((name) => set(setOf(filters, name), withoutFacet(filters, name))),
  ];
}

/** Whether a set was cut off. */
export const isCut = (set: SQL): SQL =>
  sql`(select count(*) from ${set}) >= ${sql.raw(String(FACET_CAP))}`;
