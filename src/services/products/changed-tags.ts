import { fieldNames, type ProductField, productFields } from '#contracts/product-fields.ts';
import { cacheTags, everyListOf, type ProductPlace, scopesOf } from '#domain/cache-tags.ts';
import { changedFrom } from '#domain/tag-range.ts';

/** A product by its place and fields, before or after a change. */
export type TaggedProduct = ProductPlace & { id: string } & Record<ProductField, unknown>;

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
    isMoved || // the other place has other attributes
    has(...ON_CARDS) ||
    urlsOf(onCard(before.media)) !== urlsOf(onCard(after.media));
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
    ...(has(...SEARCHED) ? [cacheTags.searches] : []),
    ...(has('name') ? sitemapOf(before.id) : []),
    ...(isOtherMedia ? [cacheTags.mediaOfSeller(before.sellerId)] : []),
  ];
}

/** Returns what changes, beside {@link tagsOfEdit}, where a product gets other attributes. */
export function tagsOfAttributes(before: TaggedProduct, after: TaggedProduct): string[] {
  const scopes = new Set([...scopesOf(before), ...scopesOf(after)]);
  return [
    cacheTags.card(before.id),
    cacheTags.searches,
    ...[...scopes].map((scope) => cacheTags.by(scope, 'attributes')),
  ];
}

const SORTED = ['name', 'brand', 'priceINR', 'priceAED', 'originalPrice', 'trending'] as const;
const SEARCHED = [
  ...(['categoryId', 'subCategoryId', 'productTypeId'] as const),
  ...(['name', 'brand', 'description'] as const),
];
const ON_CARDS = [
  ...(['name', 'brand'] as const),
  ...(['priceINR', 'priceAED', 'originalPrice', 'originalPriceAED'] as const),
];

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
