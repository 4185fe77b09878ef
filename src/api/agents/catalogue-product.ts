import type { CatalogueProduct, Price, Variant } from '#contracts/agents/answered.ts';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { Currency } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { skuOf } from '#domain/sku.ts';
import { slugWithId } from '#domain/text/slug.ts';
import { inLanguage, type Language } from '#languages/languages.ts';

/** For whom products are described: prices in one currency, texts and pages in one language. */
export type Market = { currency: Currency; language: Language; publicUrl: string };

/** A product as public reads answer it, in other languages with the name that its addresses have. */
export type ReadProduct = Product & { addressName?: string };

/** Stands between the id of a product and that of a size, in the id of a variant; ids have none. */
const OF_VARIANT = '_';

export const splitVariantId = (id: string) => {
  const [productId = '', choice] = id.split(OF_VARIANT);
  return { productId, choice };
};

const handleOf = ({ name, addressName, _id }: ReadProduct) => slugWithId(addressName ?? name, _id);

/** Returns the absolute address of a page, from its English path. */
export const pageAddress = ({ publicUrl, language }: Market, path: string): string =>
  new URL(publicUrl + inLanguage(language, path)).href;

/** Returns the page where a person writes to the seller of pieces, one of them in a size, such as `EU 42`. */
export function enquiryAddress(market: Market, ids: readonly string[], size?: string): string {
  const query = new URLSearchParams({ ids: ids.join(','), ...(size && { size }) });
  return pageAddress(market, `/enquiry-form?${query}`);
}

/** Prices are exact to two decimals, as both currencies are. */
const priceOf = (amount: number, currency: Currency): Price => ({
  amount: Math.round(amount * 100),
  currency,
});

/** Returns the attribute that a product is chosen by: its first one of sizes. */
export const sizesOf = (attributes: readonly AttributeShown[]) =>
  attributes.find(({ kind, values }) => kind === 'size' && values.length > 0);

/** Returns a size as pages name it, such as `EU 42`. */
export const sizeLabel = ({ scale }: AttributeShown, label: string) => `${scale} ${label}`.trim();

const statuses = { AVAILABLE: 'in_stock', RESERVED: 'reserved', SOLD: 'out_of_stock' } as const;

/**
 * Returns a product for agents (docs/behaviour/agents.md#products). What its seller wrote stands in `title`,
 * `description` and the values of facts alone, as it is.
 */
export function catalogueProduct(product: ReadProduct, market: Market): CatalogueProduct {
  const { _id, name, description, categoryId, subCategoryId, rating, reviews } = product;
  const variants = variantsOf(product, market);
  const [{ price, list_price: listPrice }] = variants;
  const sizes = sizesOf(product.attributes);
  const url = pageAddress(market, `/product/${handleOf(product)}`);
  return {
    ...{ id: _id, handle: handleOf(product), title: name },
    description: { plain: description },
    url,
    categories: [categoryId.name, `${categoryId.name} > ${subCategoryId.name}`].map((value) => ({
      value,
      taxonomy: 'merchant' as const,
    })),
    price_range: { min: price, max: price },
    ...(listPrice && { list_price_range: { min: listPrice, max: listPrice } }),
    media: product.media.map(({ kind, alt, url: file, width, height }) => ({
      type: kind,
      url: new URL(file, market.publicUrl).href,
      ...(alt !== '' && { alt_text: alt }),
      ...{ width, height },
    })),
    ...(sizes && {
      options: [
        {
          name: sizes.name,
          values: sizes.values.map(({ _id: id, label, available }) => ({
            ...{ id, label: sizeLabel(sizes, label), exists: true as const },
            available: available && product.availability === 'AVAILABLE',
          })),
        },
      ],
    }),
    variants,
    ...(rating !== null && {
      rating: { value: rating, scale_max: 5 as const, ...(reviews !== null && { count: reviews }) },
    }),
    metadata: {
      brand: product.brand,
      facts: product.attributes.flatMap((attribute) =>
        attribute === sizes ? [] : factsOf(attribute),
      ),
      ...(product.condition !== null && { condition: product.condition }),
      ...(product.available !== null && { available: product.available }),
      ...(product.reservedUntil !== null && { reserved_until: product.reservedUntil }),
      ...(listPrice && product.saleUntil && { price_valid_until: product.saleUntil }),
      ...(product.seller.awayUntil !== null && { seller_away_until: product.seller.awayUntil }),
      enquiry_url: enquiryAddress(market, [_id]),
    },
  };
}

/** One variant for each size, those that can be had first; the product itself where it comes in none. */
function variantsOf(product: ReadProduct, market: Market): [Variant, ...Variant[]] {
  const { _id, name, description, availability, seller } = product;
  const { currency } = market;
  const [price, before] =
    currency === 'AED'
      ? [product.priceAED, product.originalPriceAED]
      : [product.priceINR, product.originalPrice];
  const page = pageAddress(market, `/product/${handleOf(product)}`);
  const sellerPage = `/seller-list/${slugWithId(addressNameOf(seller), seller._id)}`;
  const whole: Variant = {
    ...{ id: _id, sku: skuOf(_id), title: name, description: { plain: description }, url: page },
    price: priceOf(price, currency),
    ...(before !== null && before > price && { list_price: priceOf(before, currency) }),
    availability: { available: availability === 'AVAILABLE', status: statuses[availability] },
    seller: {
      name: seller.name,
      links: [{ type: 'seller', url: pageAddress(market, sellerPage), title: seller.name }],
    },
  };
  const sizes = sizesOf(product.attributes);
  if (sizes === undefined) return [whole];
  const [first = whole, ...others] = sizes.values
    .toSorted((a, b) => Number(b.available) - Number(a.available))
    .map(({ _id: choice, label, available }): Variant => {
      const size = sizeLabel(sizes, label);
      const isOut = !available && availability === 'AVAILABLE';
      return {
        ...whole,
        id: _id + OF_VARIANT + choice,
        title: `${name}, ${size}`,
        ...(available && { url: `${page}?${new URLSearchParams({ size: label })}` }),
        ...(isOut && { availability: { available: false, status: statuses.SOLD } }),
        options: [{ name: sizes.name, id: choice, label: size }],
      };
    });
  return [first, ...others];
}

const addressNameOf = ({ name, addressName }: { name: string; addressName?: string }) =>
  addressName ?? name;

function factsOf({ name, kind, unit, value, values }: AttributeShown) {
  if (value !== null) {
    return [{ name, value, ...(kind === 'number' && unit !== '' && { unit }) }];
  }
  return values.flatMap(({ label, available }) => (available ? [{ name, value: label }] : []));
}
