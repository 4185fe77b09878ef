import { fieldNames, type ProductField, productFields } from '#contracts/product-fields.ts';
import { cacheTags, type ProductParents, scopesOf, valuesOf } from '#domain/cache-tags.ts';
import { withTranslated } from '#languages/translations.ts';

/** A product by its seller, taxonomy entries and fields, before or after a change. */
export type TaggedProduct = ProductParents & { id: string } & Record<ProductField, unknown>;

/** Returns what changes when one product is added or deleted. */
export function tagsOfComing(product: TaggedProduct): string[] {
  return [
    cacheTags.product(product.id),
    cacheTags.card(product.id),
    ...scopesOf(product),
    ...(product.trending ? [cacheTags.trending] : []),
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
  const changed = new Set(
    fieldNames.filter((name) => !isSameValue(name, before[name], after[name])),
  );
  const has = (...names: ProductField[]) => names.some((name) => changed.has(name));
  const isMoved = has('categoryId', 'subCategoryId', 'productTypeId');
  const isTrending = before.trending || after.trending;
  const isOtherMedia = urlsOf(before.media) !== urlsOf(after.media);
  const isOtherCard =
    isMoved || // the other entry has other attributes
    has(...ON_CARDS) ||
    urlsOf(onCard(before.media)) !== urlsOf(onCard(after.media));
  return [
    cacheTags.product(before.id),
    ...(isOtherCard ? [cacheTags.card(before.id)] : []),
    // Those that it stays in may count it by its taxonomy entries.
    ...(isMoved ? [...scopesOf(before), ...scopesOf(after)] : []),
    ...(has('trending') || (isMoved && isTrending) ? [cacheTags.trending] : []),
    ...(has(...VALUES) ? valuesOf(after) : []),
    ...(has(...SEARCHED) ? [cacheTags.searches] : []),
    ...(has('name') ? sitemapOf(before.id) : []),
    ...(isOtherMedia ? [cacheTags.mediaOfSeller(before.sellerId)] : []),
  ];
}

/** Returns what changes, beside {@link tagsOfEdit}, where a product gets other attributes. */
export const tagsOfAttributes = (product: TaggedProduct): string[] => [
  cacheTags.card(product.id),
  cacheTags.searches,
  ...valuesOf(product),
];

const NAMES = withTranslated('name');
const VALUES = [...NAMES, 'brand', 'priceINR', 'priceAED', 'originalPrice'] as const;
const SEARCHED = [
  ...(['categoryId', 'subCategoryId', 'productTypeId'] as const),
  ...withTranslated('name', 'description'),
  'brand' as const,
];
const ON_CARDS = [
  ...NAMES,
  'brand' as const,
  ...(['priceINR', 'priceAED', 'originalPrice', 'originalPriceAED'] as const),
];

const onCard = (media: Shown) => media.filter(({ kind }) => kind === 'image').slice(0, 2);
const urlsOf = (media: Shown) => media.map(({ url }) => url).join();

/** Whether two values of a field are the same: of prices, "5" is "5.00". */
export function isSameValue(name: ProductField, one: unknown, other: unknown): boolean {
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
