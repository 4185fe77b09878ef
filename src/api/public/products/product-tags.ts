import type { FacetName, ListFacets } from '#contracts/facets/facets.ts';
import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { findSubCategoryOfType } from '#database/queries/catalogue/product-types.ts';
import type { ListQuery } from '#database/queries/products/filters.ts';
import { cacheTags, type ListColumn } from '#domain/cache-tags.ts';
import { beyond, inside } from '#domain/tag-range.ts';
import type { SuggestedIds } from '#services/products/suggest.ts';

/** Returns the tags of what decides which products a list has, and in which order. */
export async function tagsOfList(db: Database, query: ListQuery): Promise<string[]> {
  return listTags(query, await scopesOf(db, query));
}

/**
 * Returns the tags of the queries that a search text was read as: they depend on all that a search depends
 * on, whatever of the text they still have.
 */
export async function tagsOfSearch(
  db: Database,
  { q }: ListQuery,
  queries: readonly ListQuery[],
): Promise<string[]> {
  if (!q) return [];
  const tags = await Promise.all(queries.map((query) => tagsOfList(db, { ...query, q })));
  return tags.flat();
}

function listTags(query: ListQuery, scopes: readonly string[]): string[] {
  const { q, ids, trending, type } = query;
  const columns = columnsOf(query);
  const [price, ofPrice] = priceOf(query);
  return [
    ...(type === undefined ? [] : [cacheTags.productType(type)]),
    ...(query.new === undefined ? [] : [cacheTags.today]),
    ...(query.attributes === undefined ? [] : [cacheTags.attributes]),
    ...(q ? [cacheTags.searches] : []),
    // One of them may be hidden at present, and shown again with its seller or taxonomy.
    ...(ids === undefined ? [] : [...ids.flatMap(tagsOfAsked(query)), cacheTags.visibility]),
    // A product that is not trending enters and leaves no list of those that are.
    ...(q || trending === 'true' ? [] : scopes),
    ...scopes.flatMap((scope) => [
      ...columns.map((column) => cacheTags.by(scope, column)),
      ...(ofPrice === null ? [] : [ofPrice(cacheTags.by(scope, price))]),
    ]),
  ];
}

/** Of a product asked for by its id: all that lists are filtered by is on its card, but these two. */
const tagsOfAsked = (query: ListQuery) => (id: string) => {
  const { trending, category, subCategory, type } = query;
  const isMore = [trending, category, subCategory, type].some((filter) => filter !== undefined);
  return [isMore ? cacheTags.product(id) : cacheTags.card(id)];
};

type Facets = Pick<ProductFacets, 'price'> & Partial<Pick<ProductFacets, 'brands'>>;

/** Returns the tags of a filter panel for a list: its brands with counts, and the ends of its prices. */
export async function tagsOfFacets(
  db: Database,
  query: ListQuery,
  facets: Promise<Facets>,
  own = scopesOf(db, query),
): Promise<string[]> {
  const [scopes, { brands, price }] = await Promise.all([own, facets]);
  const ends = scopes.flatMap((scope) => [
    ...(brands === undefined ? [] : [cacheTags.by(scope, 'brand')]),
    beyond(cacheTags.by(scope, 'priceINR'), price.INR.min, price.INR.max),
    beyond(cacheTags.by(scope, 'priceAED'), price.AED.min, price.AED.max),
  ]);
  return [...listTags(query, scopes), ...ends];
}

/** Returns the narrowest scopes that hold every product that can be in a list. */
export async function scopesOf(
  db: Database,
  { q, ids, type, subCategory, seller, category }: ListQuery,
): Promise<string[]> {
  // What a search finds depends on the words of all products: mistyped words are replaced.
  if (q) return [cacheTags.allProducts];
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

/** What says whether a product was dearer before. */
const REDUCED: ListColumn[] = ['priceINR', 'originalPrice'];

/** What the counts of a facet follow. */
const columnsOfFacet: Record<FacetName, ListColumn[]> = {
  subCategory: ['place'],
  brand: ['brand'],
  seller: [],
  attributes: ['attributes'],
  discount: REDUCED,
  new: [],
  availability: ['availability'],
  price: ['priceINR', 'priceAED'],
};

/** Returns the tags of what a list can be narrowed by: each facet regardless of its own choice. */
export async function tagsOfNarrowing(
  db: Database,
  query: ListQuery,
  names: readonly FacetName[],
  { values }: ListFacets,
  own: Promise<string[]>,
): Promise<string[]> {
  const tags = await Promise.all(
    names.map(async (name) => {
      const isChosen = name in query && Reflect.get(query, name) !== undefined;
      const scopes = await (isChosen ? scopesOf(db, { ...query, [name]: undefined }) : own);
      const columns = columnsOfFacet[name];
      return [
        ...scopes,
        ...scopes.flatMap((scope) => columns.map((to) => cacheTags.by(scope, to))),
      ];
    }),
  );
  const named = values.filter(({ name }) => name === 'seller' || name === 'subCategory');
  return [
    ...new Set(tags.flat()),
    ...(names.includes('attributes') ? [cacheTags.attributes] : []),
    ...(names.includes('new') ? [cacheTags.today] : []),
    ...named.flatMap((facet) => facet.values.map(({ value }) => cacheTags.label(value))),
  ];
}

/** Returns the columns that a list is filtered or sorted by. */
function columnsOf(query: ListQuery): ListColumn[] {
  const { q, sort, brand, trending, seller, availability } = query;
  const within = [query.category, query.subCategory, query.type];
  const isPlaced = (q || seller !== undefined) && within.some((place) => place !== undefined);
  return [
    ...(sort === 'name' ? ['name' as const] : []),
    ...(brand !== undefined ? ['brand' as const] : []),
    ...(trending !== undefined ? ['trending' as const] : []),
    ...(availability !== undefined ? ['availability' as const] : []),
    ...(query.discount !== undefined ? REDUCED : []),
    ...(query.attributes !== undefined ? ['attributes' as const] : []),
    ...(isPlaced ? ['place' as const] : []),
  ];
}

/** Returns the price that a list goes by, and which amounts matter to it; null for none. */
function priceOf(query: ListQuery): [ListColumn, ((tag: string) => string) | null] {
  const { sort, minPrice, maxPrice, currency } = query;
  const price = currency === 'AED' ? 'priceAED' : 'priceINR';
  if (sort === 'price-low-high' || sort === 'price-high-low') return [price, (tag) => tag];
  if (minPrice === undefined && maxPrice === undefined) return [price, null];
  return [price, (tag) => inside(tag, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY)];
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

/** Returns the tags of how many products a seller or category has in each of its parts. */
export const countsOfSeller = (id: string): string[] => countsOf(cacheTags.productsOfSeller(id));
export const countsInCategory = (id: string): string[] =>
  countsOf(cacheTags.productsInCategory(id));

const countsOf = (scope: string) => [scope, cacheTags.by(scope, 'place')];
