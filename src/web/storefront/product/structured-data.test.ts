import { expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { Product } from '#contracts/product.ts';
import { structuredData } from './structured-data.ts';

const sizes = (...available: boolean[]): AttributeShown => ({
  ...{ _id: 'size', code: 'size', name: 'Size', group: '', kind: 'size', unit: '', scale: 'EU' },
  ...{ comparable: true, value: null },
  values: available.map((each, at) => ({
    ...{ _id: `${at}`, label: `${at}`, swatch: null, available: each },
  })),
});

function aProduct(
  availability: Product['availability'],
  attributes: AttributeShown[] = [],
  values: Partial<Product> = {},
) {
  const category = { _id: 'category1', name: 'Shoes' };
  const product = {
    ...{ _id: 'loafer01', name: 'Loafer', brand: 'Calderon', sku: 'L', description: '' },
    ...{ priceINR: 100, priceAED: 5, images: [], rating: null, reviews: null },
    ...{ available: null, condition: null },
    ...{ availability, attributes, categoryId: category, seller: { name: 'Marlow' } },
    ...values,
  } as unknown as Product;
  const [first] = structuredData(product, 'https://dhow.test/product/x')['@graph'];
  return first as unknown as Record<string, unknown> & { offers: Record<string, string>[] };
}

const offered = (availability: Product['availability'], ...attributes: AttributeShown[]) =>
  aProduct(availability, attributes).offers.map((offer) =>
    offer.availability?.replace('https://schema.org/', ''),
  );

it('a piece is out of stock where none of its sizes can be had, and only there', () => {
  expect(offered('AVAILABLE')).toEqual(['InStock', 'InStock']);
  expect(offered('AVAILABLE', sizes(false, true))).toEqual(['InStock', 'InStock']);
  expect(offered('AVAILABLE', sizes(false, false))).toEqual(['OutOfStock', 'OutOfStock']);
  expect(offered('RESERVED', sizes(false))).toEqual(['Reserved', 'Reserved']);
  expect(offered('SOLD', sizes(false))).toEqual(['SoldOut', 'SoldOut']);
});

it('tells the condition, and how many there are where the seller tells it', () => {
  const [plain] = aProduct('AVAILABLE').offers;
  expect(plain).not.toHaveProperty('itemCondition');
  expect(plain).not.toHaveProperty('inventoryLevel');
  for (const [condition, said] of [
    ['new', 'New'],
    ['refurbished', 'Refurbished'],
    ['used', 'Used'],
  ] as const) {
    const [offer] = aProduct('AVAILABLE', [], { condition, available: 3 }).offers;
    expect(offer).toMatchObject({
      itemCondition: `https://schema.org/${said}Condition`,
      inventoryLevel: { '@type': 'QuantitativeValue', value: 3 },
    });
  }
});

it('has an offer for each region in its currency, and says nothing that there is not', () => {
  const bare = aProduct('AVAILABLE');
  const told = bare.offers.map((offer) => [offer.price, offer.priceCurrency, offer.eligibleRegion]);
  expect(told).toEqual([
    ['100.00', 'INR', 'IN'],
    ['5.00', 'AED', 'AE'],
  ]);
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['description']));
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['image']));
  const whole = aProduct('AVAILABLE', [], { description: 'Suede', images: ['/media/a.jpg'] });
  expect(whole).toMatchObject({ description: 'Suede', image: ['https://dhow.test/media/a.jpg'] });
});

it('says until when a price holds that has an end, in the currency that is reduced', () => {
  const values = { saleUntil: '2026-12-03', originalPrice: 120, originalPriceAED: null };
  const until = aProduct('AVAILABLE', [], values).offers.map((offer) => offer.priceValidUntil);
  expect(until).toEqual(['2026-12-03', undefined]);
});
