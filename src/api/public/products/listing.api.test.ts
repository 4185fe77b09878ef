import { expect, it } from 'vitest';
import type { Facet } from '#contracts/facets/facets.ts';
import type { ProductCard } from '#contracts/product.ts';
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
  `brand=${encodeURIComponent('Tea, Ink & Co')}`,
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

/** The products of a list without some of its filters. */
async function cardsWithout(filter: string, names: string[]): Promise<ProductCard[]> {
  const others = new URLSearchParams(filter);
  for (const name of [...names, 'sort', 'page']) others.delete(name);
  return (await read(`get-product?fields=card&${others}`)).body;
}

function endsOf(prices: number[]) {
  return prices.length === 0
    ? { min: 0, max: 0 }
    : { min: Math.min(...prices), max: Math.max(...prices) };
}

it.each(filters)('says of the list "%s" what its products say', async (filter) => {
  const list = `limit=2&${filter}`;
  const [cards, listing, withBrands, priced, branded] = await Promise.all([
    read(`get-product?fields=card&${list}`),
    read(`get-listing?${list}`),
    read(`get-listing?facets=brand&${list}`),
    cardsWithout(filter, ['minPrice', 'maxPrice', 'currency']),
    cardsWithout(filter, ['brand']),
  ]);
  const price = {
    INR: endsOf(priced.map(({ priceINR }) => priceINR)),
    AED: endsOf(priced.map(({ priceAED }) => priceAED)),
  };
  const shown = { products: cards.body, total: Number(cards.total), capped: false, price };
  const { search, ...listed } = listing.body;
  expect(listed).toEqual(shown);
  const { facets, ...others } = withBrands.body;
  expect(others).toEqual({ ...shown, ...(search && { search }) });
  const [brand] = facets.values as Facet[];
  const told = brand?.values.filter(({ products }) => products > 0) ?? [];
  const counts = Map.groupBy(branded, (product) => product.brand);
  expect(Object.fromEntries(told.map((each) => [each.value, each.products]))).toEqual(
    Object.fromEntries([...counts].map(([value, of]) => [value, of.length])),
  );
});

it('knows no keys, ids or trending products', async () => {
  const { body } = await read('get-listing?after=bad&ids=zzzzzzzzzzzz&trending=true');
  expect(body.products).toHaveLength(products.length);
});

it('numbers its pages down to row 10,000', async () => {
  const deepest = await test.app.inject('/api/get-product?limit=96&page=105');
  expect(deepest.statusCode).toBe(200);
  const deeper = await test.app.inject('/api/get-product?limit=96&page=106');
  expect([deeper.statusCode, deeper.json().message]).toEqual([
    400,
    expect.stringContaining('Narrow the list down'),
  ]);
});
