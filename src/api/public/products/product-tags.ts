import type { Facet, FacetName } from '#contracts/facets/facets.ts';
import { isMark, listFilters, markNames } from '#contracts/facets/list-facets.ts';
import type { ListQuery } from '#database/catalogue/filters.ts';
import type { Database } from '#database/database.ts';
import { findSubCategoryOfType } from '#database/queries/catalogue/product-types.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { daysAfter, utcDayOf } from '#domain/time/days.ts';
import type { SuggestedIds } from '#services/products/suggest.ts';

/** How long a filtered list or a search is kept at most. */
const FILTERED_MS = 60_000;

/** What makes a list a filtered one, or a search: sellers, categories and types are scopes. */
const FILTERS = [
  ...(['q', 'brand', 'minPrice', 'maxPrice', 'availability', 'attributes'] as const),
  ...markNames,
];

/** The orders that edits change. */
const BY_VALUES: ListQuery['sort'][] = ['name', 'price-low-high', 'price-high-low'];

/** Returns the tags of what decides which products a list has, and in which order. */
export async function tagsOfList(db: Database, query: ListQuery): Promise<string[]> {
  const scopes = await scopesOf(db, query);
  const isByValues = isFiltered(query) || BY_VALUES.includes(query.sort);
  return listTags(query, scopes, isByValues);
}

/**
 * Returns the tags of a list together with the ends of its prices and what it can be narrowed by: the facets
 * of these names, which came out as `facets`.
 */
export async function tagsOfListing(
  db: Database,
  query: ListQuery,
  names: readonly FacetName[] = [],
  facets: readonly Facet[] = [],
): Promise<string[]> {
  // Among the sellers, a chosen one is counted beside those that were not chosen.
  const counted = (['seller', 'subCategory'] as const)
    .filter((name) => names.includes(name) && query[name] !== undefined)
    .map((name) => ({ ...query, [name]: undefined }));
  const found = await Promise.all([query, ...counted].map((each) => scopesOf(db, each)));
  const scopes = [...new Set(found.flat())];
  const named = facets.filter(({ name }) => name === 'seller' || name === 'subCategory');
  return [
    ...listTags(query, scopes, true),
    ...(names.includes('attributes') ? [cacheTags.attributes] : []),
    ...(names.some((name) => isMark(name) && 'isDaily' in listFilters[name])
      ? [cacheTags.until(daysAfter(utcDayOf(Date.now()), 1))]
      : []),
    ...named.flatMap(({ values }) => values.map(({ value }) => cacheTags.label(value))),
  ];
}

function listTags(query: ListQuery, scopes: readonly string[], isByValues: boolean): string[] {
  const { q, ids, trending, type, attributes } = query;
  return [
    ...(type === undefined ? [] : [cacheTags.productType(type)]),
    ...(trending === undefined ? [] : [cacheTags.trending]),
    ...(attributes === undefined ? [] : [cacheTags.attributes]),
    ...(q ? [cacheTags.searches] : []),
    // One of them may be hidden at present, and shown again with its seller or taxonomy.
    ...(ids === undefined ? [] : [...ids.map(cacheTags.card), cacheTags.visibility]),
    // A product that is not trending enters and leaves no list of those that are.
    ...(trending === 'true' ? [] : scopes),
    ...(isByValues ? scopes.map(cacheTags.valuesIn) : []),
    ...(isFiltered(query)
      ? [cacheTags.until(new Date(Date.now() + FILTERED_MS).toISOString())]
      : []),
  ];
}

/** What lists are filtered by is on the cards of products that are asked for by their ids. */
const isFiltered = (query: ListQuery): boolean =>
  query.ids === undefined &&
  FILTERS.some((name) => query[name] !== undefined && query[name] !== '');

/** Returns the narrowest scopes that hold every product that can be in a list. */
async function scopesOf(
  db: Database,
  { ids, type, subCategory, seller, category }: ListQuery,
): Promise<string[]> {
  if (ids !== undefined) return [];
  if (seller !== undefined && seller.length > 0) return seller.map(cacheTags.productsOfSeller);
  if (type !== undefined) {
    const within = await findSubCategoryOfType(db, type);
    const untyped = within === null ? [] : [cacheTags.productsWithoutType(within)];
    return [cacheTags.productsOfType(type), ...untyped];
  }
  if (subCategory !== undefined && subCategory.length > 0) {
    return subCategory.map(cacheTags.productsInSubCategory);
  }
  if (category !== undefined && category.length > 0) {
    return category.map(cacheTags.productsInCategory);
  }
  return [cacheTags.allProducts];
}

/** Returns the tags of products shown with everything, and of the names shown with them. */
export const tagsOfProducts = ({ ids, labels }: { ids: string[]; labels: string[] }): string[] => [
  ...ids.map(cacheTags.product),
  ...labels.map(cacheTags.label),
];

/** Returns the tags of products shown as cards, which name attributes. */
export const tagsOfCards = (ids: string[]): string[] => [
  ...(ids.length > 0 ? [cacheTags.attributesOnCards] : []),
  ...ids.map(cacheTags.card),
];

/** Returns the tag of what ends by itself, if anything does. */
export const tagsUntil = (until: string | null): string[] =>
  until === null ? [] : [cacheTags.until(until)];

/** Returns the tags of what a search box is told. */
export const tagsOfSuggestions = (shown: SuggestedIds): string[] => [
  cacheTags.searches,
  cacheTags.categories,
  cacheTags.sellers,
  ...shown.products.map(cacheTags.card),
  ...shown.categories.map(cacheTags.category),
  ...shown.subCategories.map(cacheTags.subCategory),
  ...shown.sellers.map(cacheTags.seller),
];
