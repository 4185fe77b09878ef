import { fieldNames, type ProductField, productFields } from '#contracts/product-fields.ts';
import { changedFrom } from './tag-range.ts';

/**
 * Tags name what a response shows or depends on, so that a change invalidates only the responses
 * that can differ (docs/decisions/036-what-an-edit-drops.md). A list has the tag of its scope, which
 * products enter and leave; one tag more for each column that it is filtered or sorted by; and the
 * tags of the products that it shows.
 */
export const cacheTags = {
  /** A product as its page shows it: every edit changes it. */
  product: (id: string) => `product:${id}`,
  /** A product as a card shows it. */
  card: (id: string) => `card:${id}`,
  /** What products show of their seller or taxonomy entry: a name, and a seller's numbers and picture. */
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
  /** A list of one of these scopes that is filtered or sorted by a column. */
  by: (scope: string, column: ListColumn) => `${scope}/${column}`,
  /** What products are found by: searches and suggestions. */
  searches: 'searches',
  /** Products that appear or disappear together with their seller or taxonomy entry. */
  visibility: 'visibility',
  /** Which sub-categories and types a category has. */
  partsOfCategory: (id: string) => `parts-of-category:${id}`,
  /** Which categories there are, and their names. */
  categories: 'categories',
  /** Which sellers there are, and their names. */
  sellers: 'sellers',
  /** All parts of the sitemap, and one: the addresses of products whose ids begin so. */
  sitemap: 'sitemap',
  sitemapPart: (beginning: string) => `sitemap:${beginning}`,
  /** Whether everybody may see the pictures and videos of a seller, or of the taxonomy. */
  mediaOfSeller: (id: string) => `media-of-seller:${id}`,
  mediaOfTaxonomy: 'media-of-taxonomy',
  site: 'site',
} as const;

/** What lists of products are filtered and sorted by; `place` is category, sub-category and type. */
export type ListColumn = 'name' | 'brand' | 'place' | 'priceINR' | 'priceAED' | 'trending';

/** A product's place in the lists. */
export type ProductPlace = {
  sellerId: string;
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
};

/** A product by its place and fields, before or after a change. */
export type TaggedProduct = ProductPlace & { id: string } & Record<ProductField, unknown>;

/** Returns every scope of lists that a product is in. */
function scopesOf({ sellerId, categoryId, subCategoryId, productTypeId }: ProductPlace): string[] {
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

/** Returns what changes when one product is added or deleted. */
export function tagsOfComing(product: TaggedProduct): string[] {
  const scopes = scopesOf(product);
  return [
    cacheTags.product(product.id),
    cacheTags.card(product.id),
    ...scopes,
    ...(product.trending ? scopes.map((scope) => cacheTags.by(scope, 'trending')) : []),
    cacheTags.searches,
    cacheTags.mediaOfSeller(product.sellerId),
    ...sitemapOf(product.id),
  ];
}

/** Pictures and videos of a product, cover first. */
type Shown = readonly { kind: string; url: string }[];

/** Returns what changes when a product is edited. */
export function tagsOfEdit(
  before: TaggedProduct & { media: Shown },
  after: TaggedProduct & { media: Shown },
): string[] {
  const changed = new Set(fieldNames.filter((name) => !isSame(name, before[name], after[name])));
  const has = (...names: ProductField[]) => names.some((name) => changed.has(name));
  const [left, entered] = [scopesOf(before), scopesOf(after)];
  const scopes = [...new Set([...left, ...entered])];
  const moved = scopes.filter((scope) => !(left.includes(scope) && entered.includes(scope)));
  const isMoved = has('categoryId', 'subCategoryId', 'productTypeId');
  const columns = [...SORTED.filter((name) => has(name)), ...(isMoved ? (['place'] as const) : [])];
  const isTrending = before.trending || after.trending;
  const isOtherMedia = urlsOf(before.media) !== urlsOf(after.media);
  const isOtherCard =
    has(...ON_CARDS) || urlsOf(onCard(before.media)) !== urlsOf(onCard(after.media));
  return [
    cacheTags.product(before.id),
    ...(isOtherCard ? [cacheTags.card(before.id)] : []),
    ...(isTrending ? everyListOf(moved) : moved),
    ...columns.flatMap((column) =>
      scopes.map((scope) => {
        const tag = cacheTags.by(scope, column);
        const isPrice = column === 'priceINR' || column === 'priceAED';
        return isPrice ? changedFrom(tag, before[column], after[column]) : tag;
      }),
    ),
    ...(has('categoryId', 'subCategoryId', 'name', 'brand') ? [cacheTags.searches] : []),
    ...(has('name') ? sitemapOf(before.id) : []),
    ...(isOtherMedia ? [cacheTags.mediaOfSeller(before.sellerId)] : []),
  ];
}

const SORTED = ['name', 'brand', 'priceINR', 'priceAED', 'trending'] as const;
const ON_CARDS = ['name', 'brand', 'priceINR', 'priceAED', 'originalPrice'] as const;

const onCard = (media: Shown) => media.filter(({ kind }) => kind === 'image').slice(0, 2);
const urlsOf = (media: Shown) => media.map(({ url }) => url).join();

/** Whether two values of a field are the same: of prices, "5" is "5.00". */
function isSame(name: ProductField, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const isPrice = productFields[name].kind.startsWith('price');
  return isPrice && one !== null && other !== null && Number(one) === Number(other);
}

/** Parts of the sitemap are named by up to three characters, with which the ids in them begin. */
const LONGEST_BEGINNING = 3;

/** Returns the tags of the parts of the sitemap that a product is in. */
function sitemapOf(id: string): string[] {
  return Array.from({ length: LONGEST_BEGINNING + 1 }, (_, length) =>
    cacheTags.sitemapPart(id.slice(0, length)),
  );
}
