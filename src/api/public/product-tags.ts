import type { Product, PublicProductQuery, Suggestion } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { findSubCategoryOfType } from '#database/queries/catalogue/product-types.ts';
import { cacheTags, type ListColumn } from '#domain/cache-tags.ts';

/** Returns the tags of what decides which products a list has, and in which order. */
export async function tagsOfList(db: Database, query: PublicProductQuery): Promise<string[]> {
  const { q, ids, trending } = query;
  const columns = columnsOf(query);
  // What a search finds depends on the words of all products: mistyped words are replaced.
  const scopes = q ? [cacheTags.allProducts] : await scopesOf(db, query);
  const byColumn = scopes.flatMap((scope) => columns.map((column) => cacheTags.by(scope, column)));
  const { type } = query;
  return [
    ...(type === undefined ? [] : [cacheTags.productType(type)]),
    ...(q ? [cacheTags.searches] : []),
    // One of them may be hidden at present, and shown again with its seller or taxonomy.
    ...(ids === undefined ? [] : [...ids.map(cacheTags.product), cacheTags.visibility]),
    // A product that is not trending enters and leaves no list of those that are.
    ...(q || ids !== undefined || trending === 'true' ? [] : scopes),
    ...(ids === undefined || q ? byColumn : []),
  ];
}

/** Returns the tags of a filter panel for a list: its brands with counts, and its prices. */
export async function tagsOfFacets(db: Database, query: PublicProductQuery): Promise<string[]> {
  const tags = await tagsOfList(db, query);
  const scopes = query.q ? [cacheTags.allProducts] : await scopesOf(db, query);
  const columns = ['brand', 'priceINR', 'priceAED'] as const;
  const byColumn = scopes.flatMap((scope) => columns.map((column) => cacheTags.by(scope, column)));
  return [...new Set([...tags, ...byColumn])];
}

/** Returns the narrowest scopes that hold every product that can be in a list. */
async function scopesOf(
  db: Database,
  { type, subCategory, seller, category }: PublicProductQuery,
): Promise<string[]> {
  if (seller !== undefined) return [cacheTags.productsOfSeller(seller)];
  if (type !== undefined) {
    const within = await findSubCategoryOfType(db, type);
    const untyped = within === null ? [] : [cacheTags.productsWithoutType(within)];
    return [cacheTags.productsOfType(type), ...untyped];
  }
  if (subCategory !== undefined) return [cacheTags.productsInSubCategory(subCategory)];
  if (category !== undefined && category.length > 0) {
    return category.map(cacheTags.productsInCategory);
  }
  return [cacheTags.allProducts];
}

/** Returns the columns that a list is filtered or sorted by. */
function columnsOf(query: PublicProductQuery): ListColumn[] {
  const { sort, minPrice, maxPrice, brand, trending, seller } = query;
  const isByPrice =
    sort === 'price-low-high' ||
    sort === 'price-high-low' ||
    minPrice !== undefined ||
    maxPrice !== undefined;
  const within = [query.category, query.subCategory, query.type];
  const isPlaced = seller !== undefined && within.some((place) => place !== undefined);
  const price: ListColumn = query.currency === 'AED' ? 'priceAED' : 'priceINR';
  return [
    ...(isByPrice ? [price] : []),
    ...(sort === 'name' ? ['name' as const] : []),
    ...(brand !== undefined ? ['brand' as const] : []),
    ...(trending !== undefined ? ['trending' as const] : []),
    ...(isPlaced ? ['place' as const] : []),
  ];
}

/** Returns the tags of products shown with everything, and of the names shown with them. */
export function tagsOfProducts(products: readonly Product[]): Set<string> {
  return new Set(
    products.flatMap((product) => [
      cacheTags.product(product._id),
      cacheTags.label(product.seller._id),
      cacheTags.label(product.categoryId._id),
      cacheTags.label(product.subCategoryId._id),
      ...(product.productTypeId === null ? [] : [cacheTags.label(product.productTypeId._id)]),
    ]),
  );
}

/** Returns the tags of products shown as cards, which hold no names but the product's own. */
export const tagsOfCards = (cards: readonly { _id: string }[]): string[] =>
  cards.map(({ _id }) => cacheTags.card(_id));

/** Returns the tags of what a search box is told. */
export const tagsOfSuggestions = (suggestions: readonly Suggestion[]): string[] => [
  cacheTags.searches,
  cacheTags.categories,
  cacheTags.sellers,
  ...suggestions.flatMap(({ kind, _id }) => {
    if (kind === 'product') return [cacheTags.card(_id)];
    if (kind === 'category') return [cacheTags.category(_id)];
    return kind === 'seller' ? [cacheTags.seller(_id)] : [];
  }),
];

/** Returns the tags of how many products a seller or category has in each of its parts. */
export const countsOfSeller = (id: string): string[] => countsOf(cacheTags.productsOfSeller(id));
export const countsInCategory = (id: string): string[] =>
  countsOf(cacheTags.productsInCategory(id));

const countsOf = (scope: string) => [scope, cacheTags.by(scope, 'place')];
