import { expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

const watches = await aCategory(test.db, { name: 'Watches' });
const lamps = await aCategory(test.db, { name: 'Lamps' });
const ours = await aSeller(test);
const other = await aSeller(test);
const products = [
  ['Dive watch', 'Calderon', '100.00', watches, ours],
  ['Dress watch', 'Calderon', '900.50', watches, other],
  ['Field watch', 'Midas', '250.00', watches, ours],
  ['Reading lamp', 'Midas', '40.00', lamps, ours],
  ['Watchful lamp', 'Tea, Ink & Co', '75.25', lamps, other],
] as const;
for (const [name, brand, priceINR, category, seller] of products) {
  const priceAED = String(Number(priceINR) / 20);
  await aProduct(test.db, parentsOf(seller, category), { name, brand, priceINR, priceAED });
}

async function read(path: string) {
  const answer = await test.app.inject(`/api/${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return { body: answer.json(), total: answer.headers['x-total-count'] };
}

const filters = [
  '',
  'sort=price-high-low',
  'page=2',
  'minPrice=60&maxPrice=300&sort=price-low-high',
  'minPrice=3&currency=AED',
  'maxPrice=1',
  `category=${watches.id}`,
  `category=${watches.id},${lamps.id}`,
  `category=${lamps.id}&minPrice=50`,
  `type=${watches.type.id}`,
  `type=${watches.type.id}&brand=Midas`,
  `subCategory=${lamps.sub.id}&seller=${other.id}`,
  `seller=${ours.id}&minPrice=100`,
  'seller=zzzzzzzzzzzz',
  'brand=Calderon',
  'brand=Tea, Ink & Co',
  'brand=Midas,Calderon',
  'brand=Nobody',
  'q=watch',
  'q=wach',
  'q=lamp&page=2',
  'q=watch&sort=price-low-high',
  'q=watch&minPrice=80',
  'q=watch&brand=Calderon',
  `q=watch&category=${lamps.id}`,
  'q=watch&seller=zzzzzzzzzzzz',
  'q=...',
];

it.each(filters)('says of the list "%s" what its cards and its facets say', async (filter) => {
  const list = `limit=2&${filter}`;
  const [cards, facets, listing, withBrands] = await Promise.all([
    read(`get-product?fields=card&${list}`),
    read(`get-facets?${filter.replace(/&?(?:sort|page)=[^&]*/g, '')}`),
    read(`get-listing?${list}`),
    read(`get-listing?brands=true&${list}`),
  ]);
  const { price, brands } = facets.body;
  const shown = { products: cards.body, total: Number(cards.total), capped: false, price };
  const { search, ...listed } = listing.body;
  expect(listed).toEqual({ ...shown, brands: [] });
  expect(withBrands.body).toEqual({ ...shown, brands, ...(search && { search }) });
});

it('knows no keys, ids or trending products', async () => {
  const { body } = await read('get-listing?after=bad&ids=zzzzzzzzzzzz&trending=true');
  expect(body.products).toHaveLength(products.length);
});
