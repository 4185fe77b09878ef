import { expect, it } from 'vitest';
import type { ListFacets } from '#contracts/facets/facets.ts';
import type { ProductListing } from '#contracts/product.ts';
import { aCategory, aProduct, aSeller, aSubCategory } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

const A_DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * A_DAY_MS);

const watches = await aCategory(test.db, { name: 'Watches' });
const dress = await aSubCategory(test.db, watches.id, { name: 'Dress watches' });
const lamps = await aCategory(test.db, { name: 'Lamps' });
const souk = await aSeller(test, { name: 'Souk Nineteen' });
const hall = await aSeller(test, { name: 'Long Hall' });
const closed = await aSeller(test, { name: 'Closed', approved: false });

type Piece = [
  name: string,
  brand: string,
  price: number,
  seller: typeof souk,
  category: { id: string; sub: { id: string } },
  more?: { originalPrice?: string; createdAt?: Date },
];
const inDress = { id: watches.id, sub: dress };
const pieces: Piece[] = [
  ['Dive watch', 'Calderon', 100, souk, watches, { createdAt: daysAgo(1) }],
  ['Field watch', 'Calderon', 210, hall, watches, { createdAt: daysAgo(90), originalPrice: '250' }],
  ['Dress watch', 'Midas', 420, souk, inDress, { createdAt: daysAgo(90), originalPrice: '500' }],
  ['Evening watch', 'Midas', 800, hall, inDress, { createdAt: daysAgo(2), originalPrice: '700' }],
  ['Reading lamp', 'Midas', 40, souk, lamps, { createdAt: daysAgo(90) }],
  ['Hidden lamp', 'Midas', 40, closed, lamps],
];
for (const [name, brand, price, seller, category, more] of pieces) {
  const prices = { priceINR: String(price), priceAED: String(price / 20) };
  const parents = {
    sellerId: seller.id,
    categoryId: category.id,
    subCategoryId: category.sub.id,
  };
  await aProduct(test.db, parents, { name, brand, ...prices, ...more });
}

const ALL = 'subCategory,brand,seller,discount,new,price';

async function listed(query: string): Promise<ProductListing> {
  const answer = await test.app.inject(`/api/get-listing?facets=${ALL}&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The counts of each facet, by what their values are called. */
function countsOf({ values }: ListFacets): Record<string, Record<string, number>> {
  return Object.fromEntries(
    values.map(({ name, values: each }) => [
      name,
      Object.fromEntries(each.map(({ label, products }) => [label, products])),
    ]),
  );
}

async function counts(query: string) {
  const { facets, total } = await listed(query);
  expect(facets?.values.every(({ capped }) => !capped)).toBe(true);
  return { total, ...countsOf(facets as ListFacets) };
}

const everything = {
  total: 5,
  subCategory: { [watches.sub.name]: 2, 'Dress watches': 2, [lamps.sub.name]: 1 },
  brand: { Midas: 3, Calderon: 2 },
  seller: { 'Souk Nineteen': 3, 'Long Hall': 2 },
  discount: { Reduced: 2 },
  new: { 'New this week': 2 },
};

it('counts what a list can be narrowed by', async () => {
  expect(await counts('')).toEqual(everything);
  expect(await counts(`category=${watches.id}`)).toEqual({
    total: 4,
    subCategory: { [watches.sub.name]: 2, 'Dress watches': 2 },
    brand: { Midas: 2, Calderon: 2 },
    seller: { 'Souk Nineteen': 2, 'Long Hall': 2 },
    discount: { Reduced: 2 },
    new: { 'New this week': 2 },
  });
});

it('counts a facet without its own choice, and with all others', async () => {
  expect(await counts(`seller=${souk.id}`)).toEqual({
    total: 3,
    subCategory: { [watches.sub.name]: 1, 'Dress watches': 1, [lamps.sub.name]: 1 },
    brand: { Midas: 2, Calderon: 1 },
    seller: everything.seller,
    discount: { Reduced: 1 },
    new: { 'New this week': 1 },
  });
  expect(await counts(`seller=${souk.id}&new=7`)).toEqual({
    total: 1,
    subCategory: { [watches.sub.name]: 1 },
    brand: { Calderon: 1 },
    seller: { 'Long Hall': 1, 'Souk Nineteen': 1 },
    discount: { Reduced: 0 },
    new: { 'New this week': 1 },
  });
  expect(await counts('discount=true&maxPrice=300&brand=Calderon')).toEqual({
    total: 1,
    subCategory: { [watches.sub.name]: 1 },
    brand: { Calderon: 1 },
    seller: { 'Long Hall': 1 },
    discount: { Reduced: 1 },
    new: { 'New this week': 0 },
  });
});

it('widens by several values of one facet', async () => {
  const both = `subCategory=${watches.sub.id},${lamps.sub.id}`;
  expect((await listed(both)).total).toBe(3);
  expect((await listed(`seller=${souk.id}&seller=${hall.id}`)).total).toBe(5);
  expect((await listed(`${both}&seller=${souk.id},${hall.id}&brand=Midas`)).total).toBe(1);
});

it('counts in a search what it finds', async () => {
  expect(await counts('q=watch&brand=Midas')).toMatchObject({
    total: 2,
    brand: { Midas: 2, Calderon: 2 },
    seller: { 'Souk Nineteen': 1, 'Long Hall': 1 },
    discount: { Reduced: 1 },
    new: { 'New this week': 1 },
  });
  expect(await counts('q=...&discount=true')).toEqual({
    total: 0,
    discount: { Reduced: 0 },
    new: { 'New this week': 0 },
  });
});

it('keeps a chosen value that nothing has, by its name where everybody may see it', async () => {
  expect(await counts(`category=${lamps.id}&seller=${hall.id}&brand=Nobody`)).toMatchObject({
    total: 0,
    seller: { 'Long Hall': 0 },
    brand: { Nobody: 0 },
  });
  const both = await counts(`seller=${closed.id},${souk.id}`);
  expect(both).toMatchObject({ seller: everything.seller });
});

it('draws the prices in steps of one ratio, whatever prices are chosen', async () => {
  const { facets } = await listed(`category=${watches.id}&minPrice=300`);
  expect(facets?.prices?.INR).toMatchObject({ low: 100, high: 800 });
  // Of 100, 200, 400 and 800, each step a quarter dearer than the one before.
  expect(facets?.prices?.INR.bars).toEqual([1, 0, 0, 1, 0, 0, 0, 1, 0, 1]);
  expect(facets?.prices?.AED).toMatchObject({ low: 5, high: 40 });
  expect((await listed(`category=${lamps.id}`)).facets?.prices).toBeNull();
});

it.each([
  ['facets=colour', /^facets must be subCategory/],
  ['discount=yes', /^discount must be true/],
  ['new=30', /^new must be 7/],
  [
    `seller=${Array.from({ length: 500 }, (_, at) => `s${at}`).join()}`,
    /^seller can have at most 50 values/,
  ],
  ['subCategory=NO!', /./],
])('refuses %.30s with a sentence', async (query, sentence) => {
  const answer = await test.app.inject(`/api/get-listing?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toMatch(sentence);
});
