import type { AttributeShown } from '#contracts/attributes/values.ts';
import { type FeedReceiver, LONGEST_FEED_TITLE } from '#contracts/feeds.ts';
import type { Currency } from '#contracts/price.ts';
import { endOfDay } from '#domain/availability/reservation.ts';
import {
  catalogueProduct,
  type Market,
  type ReadProduct,
  sizeLabel,
  sizesOf,
  splitVariantId,
} from '../agents/catalogue-product.ts';

/**
 * One item of a feed, by the names of Google's product data specification and Meta's catalogue fields, which they share
 * (as of 2026-11: support.google.com/merchants/answer/7052112, developers.facebook.com/docs/marketing-api/catalog).
 * Texts are as sellers wrote them, cut to what receivers take; amounts are such as `1234.50 INR`.
 */
export type FeedItem = Readonly<Partial<Record<(typeof itemFields)[number], string>>>;

export const itemFields = [
  ...(['id', 'item_group_id', 'title', 'description', 'link', 'image_link'] as const),
  ...(['additional_image_link', 'availability', 'price', 'sale_price'] as const),
  ...(['sale_price_effective_date', 'condition'] as const),
  ...(['brand', 'gtin', 'mpn', 'identifier_exists', 'google_product_category'] as const),
  ...(['product_type', 'color', 'material', 'size'] as const),
] as const;

const LONGEST_DESCRIPTION = 5000;
const LONGEST_TYPE = 750;
const MOST_COLOURS = 3;

/** Names of attributes, as codes, by which details are told in fields of their own. */
const codes = { gtin: ['gtin', 'ean', 'upc'], mpn: ['mpn', 'reference'], material: ['material'] };

/** Google's word, and Meta's. */
const availabilities = {
  google: { yes: 'in_stock', no: 'out_of_stock' },
  meta: { yes: 'in stock', no: 'out of stock' },
};

type FeedMarket = Market & {
  receiver: FeedReceiver;
  /** Numbers of Google's taxonomy by the ids of sub-categories. */
  google: Readonly<Record<string, string>>;
};

/** Returns the items of a product: one for each of its sizes, or itself where it comes in none. */
export function feedItems(product: ReadProduct, market: FeedMarket): FeedItem[] {
  const shown = catalogueProduct(product, market);
  const { attributes, categoryId, subCategoryId, brand } = product;
  const [picture, ...others] = shown.media.filter(({ type }) => type === 'image');
  const sizes = sizesOf(attributes);
  const gtin = detailOf(attributes, codes.gtin, isGtin);
  const mpn = detailOf(attributes, codes.mpn);
  const colours = attributes.find(({ kind }) => kind === 'colour')?.values ?? [];
  const type = [categoryId.name, subCategoryId.name, product.productTypeId?.name];
  const words = availabilities[market.receiver];
  return shown.variants.map((variant) => {
    const { choice } = splitVariantId(variant.id);
    const size = sizes?.values.find(({ _id }) => _id === choice);
    const price = amountOf(variant.price);
    const before = variant.list_price && amountOf(variant.list_price);
    return withoutEmpty({
      id: variant.id,
      item_group_id: sizes && product._id,
      title: cut(variant.title, LONGEST_FEED_TITLE),
      description: cut(product.description || product.name, LONGEST_DESCRIPTION),
      link: variant.url ?? shown.url,
      image_link: picture?.url,
      additional_image_link: others.map(({ url }) => url).join(','),
      availability: variant.availability.available ? words.yes : words.no,
      price: before ?? price,
      sale_price: before && price,
      sale_price_effective_date:
        before && product.saleUntil ? periodOf(product, variant.price.currency) : undefined,
      condition: product.condition ?? 'new',
      brand,
      gtin,
      mpn,
      identifier_exists: gtin || (mpn && brand) ? undefined : 'no',
      google_product_category: market.google[subCategoryId._id],
      product_type: cut(type.filter(Boolean).join(' > '), LONGEST_TYPE),
      color: colours
        .slice(0, MOST_COLOURS)
        .map(({ label }) => label)
        .join('/'),
      material: detailOf(attributes, codes.material),
      size: size && sizes && sizeLabel(sizes, size.label),
    });
  });
}

const amountOf = ({ amount, currency }: { amount: number; currency: string }) =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/** Since when a reduced price is asked, or the product is there, and its end. */
function periodOf({ saleUntil, createdAt, ...product }: ReadProduct, currency: Currency): string {
  const since = product[`lowered${currency}`] ?? createdAt;
  return `${since}/${endOfDay(saleUntil ?? '').toISOString()}`;
}

/** Cuts a text between words, without half a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return part.replace(/\s+\S*$/, '') || part;
}

/** Returns what a product says under the first of these attributes that holds. */
function detailOf(
  attributes: readonly AttributeShown[],
  names: readonly string[],
  holds = (_: string) => true,
): string | undefined {
  for (const { code, value, values } of attributes) {
    if (!names.includes(code)) continue;
    const text = value === null ? values.map(({ label }) => label).join('/') : String(value);
    if (text !== '' && holds(text)) return text;
  }
  return undefined;
}

/** Whether digits are a GTIN of 8, 12, 13 or 14 digits, by its check digit. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text.slice(0, -1)]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}

const withoutEmpty = (item: Record<string, string | undefined>): FeedItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value));
