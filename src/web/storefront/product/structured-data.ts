import type { Currency } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { regionOf } from '#domain/currencies.ts';
import { basePath, language } from '#texts/language.ts';
import * as texts from '#texts/storefront/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { isOutOfSizes, sizeChoiceOf } from '../specifications/specifications-of.ts';
import { structuredAttributes } from './structured-attributes.ts';

const availabilities = { AVAILABLE: 'InStock', RESERVED: 'Reserved', SOLD: 'SoldOut' } as const;

const conditions = { new: 'New', refurbished: 'Refurbished', used: 'Used' } as const;

/** A piece that can be had in none of its sizes is not in stock, though it may be asked about. */
function availabilityOf({ availability, attributes }: Product): string {
  const isOut = availability === 'AVAILABLE' && isOutOfSizes(sizeChoiceOf(attributes));
  return isOut ? 'OutOfStock' : availabilities[availability];
}

/**
 * Returns a product's structured data for search engines: itself, its offers in both currencies,
 * its taxonomy entries.
 */
export function structuredData(product: Product, url: string) {
  const origin = new URL(url).origin;
  const offer = (price: number, priceCurrency: Currency, original: number | null) => ({
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency,
    priceValidUntil: (original && product.saleUntil) ?? undefined,
    eligibleRegion: regionOf(priceCurrency),
    availability: `https://schema.org/${availabilityOf(product)}`,
    seller: { '@type': 'Organization', name: product.seller.name },
    url,
    ...(product.available !== null && {
      inventoryLevel: { '@type': 'QuantitativeValue', value: product.available },
    }),
    ...(product.condition !== null && {
      itemCondition: `https://schema.org/${conditions[product.condition]}Condition`,
    }),
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        sku: product.sku,
        ...(product.description !== '' && { description: product.description }),
        brand: { '@type': 'Brand', name: product.brand },
        mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: language },
        category: product.categoryId.name,
        ...(product.images.length > 0 && {
          image: product.images.map((image) => new URL(image, origin).href),
        }),
        ...structuredAttributes(product.attributes),
        offers: [
          offer(product.priceINR, 'INR', product.originalPrice),
          offer(product.priceAED, 'AED', product.originalPriceAED),
        ],
        ...(product.rating !== null &&
          product.reviews && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.reviews,
            },
          }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: texts.shop, item: origin + basePath + addresses.shop() },
          {
            name: product.categoryId.name,
            item: origin + basePath + addresses.categoryProducts(product.categoryId),
          },
          { name: product.name, item: url },
        ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}
