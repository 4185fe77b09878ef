/**
 * Tags name what a response shows or depends on, so that a change invalidates only the responses
 * that can differ (docs/decisions/042-what-an-edit-drops.md). A list has the tag of its scope, which
 * products enter and leave; one tag more for each column that it is filtered or sorted by; and the
 * tags of the products that it shows.
 */
export const cacheTags = {
  /** A product as its page shows it: every edit changes it. */
  product: (id: string) => `product:${id}`,
  /** A product as a card shows it. */
  card: (id: string) => `card:${id}`,
  /**
   * What products show of their seller or taxonomy entry: a name, a seller's numbers and picture, and the attributes
   * that an entry gives them.
   */
  label: (id: string) => `label:${id}`,
  /** A seller, category, sub-category or type itself, as its own page and the lists of its kind show it. */
  seller: (id: string) => `seller:${id}`,
  category: (id: string) => `category:${id}`,
  subCategory: (id: string) => `sub-category:${id}`,
  productType: (id: string) => `type:${id}`,
  /** What shows products as new, or their prices as lowered: it differs after a day. */
  today: 'today',
  allProducts: 'products',
  productsOfSeller: (id: string) => `products-of-seller:${id}`,
  productsInCategory: (id: string) => `products-in-category:${id}`,
  productsInSubCategory: (id: string) => `products-in-sub-category:${id}`,
  productsOfType: (id: string) => `products-of-type:${id}`,
  /** The products of a sub-category that have no type: they count under each of its types. */
  productsWithoutType: (subCategoryId: string) => `products-without-type:${subCategoryId}`,
  /** A list of one of these scopes that is filtered or sorted by a column. */
  by: (scope: string, column: ListColumn) => `${scope}/${column}`,
  /** The attributes that lists are filtered by, with their choices and names. */
  attributes: 'attributes',
  /** The attributes that cards tell. */
  attributesOnCards: 'attributes-on-cards',
  /** What products are found by: searches and suggestions. */
  searches: 'searches',
  /** Products that appear or disappear together with their seller or taxonomy entry. */
  visibility: 'visibility',
  /** Which sub-categories and types a category has. */
  partsOfCategory: (id: string) => `parts-of-category:${id}`,
  /** Which categories there are, and their names. */
  categories: 'categories',
  /** The names and places of all categories and sub-categories, as every page's header shows them. */
  navigation: 'navigation',
  /** Which sellers there are, and their names. */
  sellers: 'sellers',
  /** All parts of the sitemap, and one: the addresses of products whose ids begin so. */
  sitemap: 'sitemap',
  sitemapPart: (beginning: string) => `sitemap:${beginning}`,
  /** Whether everybody may see the pictures and videos of a seller, or of the taxonomy. */
  mediaOfSeller: (id: string) => `media-of-seller:${id}`,
  mediaOfTaxonomy: 'media-of-taxonomy',
  site: 'site',
  /** Of what is true until a moment, in ISO form, and is not kept longer. */
  until: (moment: string) => `until:${moment}`,
} as const;

/** Returns the first moment, in milliseconds, from which on one of these tags says that it is not true. */
export function endOfTags(tags: Iterable<string>): number {
  let end = Number.POSITIVE_INFINITY;
  for (const tag of tags) {
    if (tag.startsWith('until:')) end = Math.min(end, Date.parse(tag.slice('until:'.length)));
  }
  return end;
}

/** What lists of products are filtered and sorted by; `place` is category, sub-category and type. */
export type ListColumn =
  | 'availability'
  | 'name'
  | 'brand'
  | 'place'
  | 'priceINR'
  | 'priceAED'
  | 'originalPrice'
  | 'trending'
  | 'attributes';

/** A product's place in the lists. */
export type ProductPlace = {
  sellerId: string;
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
};

/** Returns every scope of lists that a product is in. */
export function scopesOf({
  sellerId,
  categoryId,
  subCategoryId,
  productTypeId,
}: ProductPlace): string[] {
  return [
    cacheTags.allProducts,
    cacheTags.productsOfSeller(sellerId),
    cacheTags.productsInCategory(categoryId),
    cacheTags.productsInSubCategory(subCategoryId),
    productTypeId === null || productTypeId === ''
      ? cacheTags.productsWithoutType(subCategoryId)
      : cacheTags.productsOfType(productTypeId),
  ];
}

/** Returns what changes when all products of these places appear, disappear or move. */
export function tagsOfPlaces(places: Iterable<ProductPlace>): string[] {
  const scopes = new Set([...places].flatMap(scopesOf));
  if (scopes.size === 0) return [];
  return [...everyListOf(scopes), cacheTags.searches, cacheTags.visibility, cacheTags.sitemap];
}

/** Returns the tags of all lists of these scopes. */
export function everyListOf(scopes: Iterable<string>): string[] {
  return [...scopes].flatMap((scope) => [scope, cacheTags.by(scope, 'trending')]);
}
