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

function offered(availability: Product['availability'], ...attributes: AttributeShown[]) {
  const category = { _id: 'category1', name: 'Shoes' };
  const product = {
    ...{ _id: 'loafer01', name: 'Loafer', brand: 'Calderon', sku: 'L', description: '' },
    ...{ priceINR: 100, priceAED: 5, images: [], rating: null, reviews: null },
    ...{ availability, attributes, categoryId: category, seller: { name: 'Marlow' } },
  } as unknown as Product;
  const [first] = structuredData(product, 'https://dhow.test/product/x')['@graph'];
  return (first as { offers: { availability: string }[] }).offers.map((offer) =>
    offer.availability.replace('https://schema.org/', ''),
  );
}

it('a piece is out of stock where none of its sizes can be had, and only there', () => {
  expect(offered('AVAILABLE')).toEqual(['InStock', 'InStock']);
  expect(offered('AVAILABLE', sizes(false, true))).toEqual(['InStock', 'InStock']);
  expect(offered('AVAILABLE', sizes(false, false))).toEqual(['OutOfStock', 'OutOfStock']);
  expect(offered('RESERVED', sizes(false))).toEqual(['Reserved', 'Reserved']);
  expect(offered('SOLD', sizes(false))).toEqual(['SoldOut', 'SoldOut']);
});
