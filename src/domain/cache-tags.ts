/**
 * Tags name what a response shows or depends on, so that a change invalidates only the responses
 * that can differ (docs/decisions/006-cached-answers.md). A list has the tag of its scope, which
 * products enter and leave; a second tag of the scope where it is filtered, sorted or counted by what
 * edits change; and the tags of the products that it shows.
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
  allProducts: 'products',
  productsOfSeller: (id: string) => `products-of-seller:${id}`,
  productsInCategory: (id: string) => `products-in-category:${id}`,
  productsInSubCategory: (id: string) => `products-in-sub-category:${id}`,
  productsOfType: (id: string) => `products-of-type:${id}`,
  /** The products of a sub-category that have no type: they count under each of its types. */
  productsWithoutType: (subCategoryId: string) => `products-without-type:${subCategoryId}`,
  /** What the products of one of these scopes are filtered, sorted and counted by. */
  valuesIn: (scope: string) => `${scope}/values`,
  /** Which products are trending, anywhere. */
  trending: 'trending',
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
  categories: 'categories',
  /** The names and order of all categories and sub-categories, as every page's header shows them. */
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
  /** Whether anything is saved at present: of no page, which stay as they are. */
  maintenance: 'maintenance',
  /** What the shop says on its home page, and on its page of terms, alone. */
  homeContent: 'home-content',
  aboutContent: 'about-content',
  /** A story or plain page, the lists of stories, and the names of all. */
  page: (id: string) => `page:${id}`,
  stories: 'stories',
  /** The stories that show a product. */
  storiesOf: (productId: string) => `stories-of:${productId}`,
  pageNames: 'page-names',
  privacyNotice: 'privacy-notice',
  /** Of a change that is told in several parts, none of which shows what the whole was. */
  inParts: 'in-parts',
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

/**
 * Whether a change with these tags has edited what is still public, and nothing else. Whatever is hidden, taken down,
 * deleted, moved or erased, or loses a picture, has a tag that is not among these
 * (docs/behaviour/operation.md#while-the-database-is-away).
 */
export const isEditAlone = (tags: readonly string[]): boolean =>
  tags.length > 0 && tags.every((tag) => OF_EDITS.test(tag));

const OF_EDITS =
  /^(?:(?:product|card|seller|label|sitemap):.*|.*\/values|sitemap|sellers|searches|trending|site|home-content|about-content)$/;

/** The seller and the taxonomy entries that a product belongs to. */
export type ProductParents = {
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
}: ProductParents): string[] {
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

/** Returns what changes when a product is filtered, sorted or counted otherwise than before. */
export const valuesOf = (parents: ProductParents): string[] =>
  scopesOf(parents).map(cacheTags.valuesIn);

/** Returns what changes when all products of these parents appear, disappear or move. */
export function tagsOfParents(parents: Iterable<ProductParents>): string[] {
  const scopes = new Set([...parents].flatMap(scopesOf));
  if (scopes.size === 0) return [];
  return [...scopes, ...ofAppearing];
}

/** What changes when many products appear, disappear or move, besides their scopes. */
export const ofAppearing: readonly string[] = [
  cacheTags.trending,
  cacheTags.searches,
  cacheTags.visibility,
  cacheTags.sitemap,
];
