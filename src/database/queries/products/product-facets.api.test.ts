import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProductFilters } from '#contracts/product.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller } from '#tests/support/factories.ts';
import { productFacets } from './product-facets.ts';

let test: TestApp;
let category: string;

const goods = [
  ['Corvo', 'Lantern', 100, 5],
  ['Corvo', 'Lamp', 900.5, 40],
  ['Corvo', 'Classic lamp', 400, 18],
  ['Ebène', 'Classic lamp', 250, 11.25],
] as const;

beforeAll(async () => {
  test = await testApp();
  const [shop, closed] = await Promise.all([aSeller(test), aSeller(test, { approved: false })]);
  const [lights, others] = await Promise.all([aCategory(test.db), aCategory(test.db)]);
  category = lights.id;
  const place = { sellerId: shop.id, categoryId: lights.id, subCategoryId: lights.sub.id };
  for (const [brand, name, inr, aed] of goods) {
    const prices = { priceINR: String(inr), priceAED: String(aed) };
    await aProduct(test.db, place, { brand, name, ...prices, trending: brand === 'Ebène' });
  }
  const elsewhere = { ...place, categoryId: others.id, subCategoryId: others.sub.id };
  await aProduct(test.db, elsewhere, { brand: 'Dallo', priceINR: '9000', priceAED: '400' });
  const hidden = { ...place, sellerId: closed.id };
  await aProduct(test.db, hidden, { brand: 'Hidden', priceINR: '1', priceAED: '1' });
}, 60_000);
afterAll(() => test.close());

const told = (
  brands: Record<string, number>,
  [lowINR, highINR, lowAED, highAED]: [number, number, number, number],
  products: number,
) => ({
  brands: Object.entries(brands).map(([name, count]) => ({ name, products: count })),
  price: { INR: { min: lowINR, max: highINR }, AED: { min: lowAED, max: highAED } },
  products,
});
const all = { Corvo: 3, Dallo: 1, Ebène: 1 };
const nothing = told({}, [0, 0, 0, 0], 0);

it.each([
  ['everything published', {}, told(all, [100, 9000, 5, 400], 5)],
  ['a category', { category: 'ours' }, told({ Corvo: 3, Ebène: 1 }, [100, 900.5, 5, 40], 4)],
  ['a brand, beside the others', { brand: 'Ebène' }, told(all, [250, 250, 11.25, 11.25], 1)],
  ['prices, but for their bounds', { minPrice: 300 }, told(all, [100, 9000, 5, 400], 3)],
  ['dirhams', { maxPrice: 11.25, currency: 'AED' }, told(all, [100, 9000, 5, 400], 2)],
  ['what is found', { q: 'classic' }, told({ Corvo: 1, Ebène: 1 }, [250, 400, 11.25, 18], 2)],
  [
    'what is found, of a brand and a price',
    { q: 'lamp', brand: 'Corvo', maxPrice: 500 },
    told({ Corvo: 2, Ebène: 1 }, [400, 900.5, 18, 40], 1),
  ],
  ['what is trending', { trending: 'true' }, told({ Ebène: 1 }, [250, 250, 11.25, 11.25], 1)],
  ['nothing found', { q: 'xyzzyqqq' }, nothing],
  ['no word at all', { q: '!!!' }, nothing],
])('facets of %s', async (_, filters, facets) => {
  const asked = 'category' in filters ? { ...filters, category } : filters;
  expect(await productFacets(test.db, ProductFilters.parse(asked))).toEqual(facets);
});
