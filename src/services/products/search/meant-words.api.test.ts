import { expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { fillCatalogue } from '../../../../bench/search/catalogues/fill-catalogue.ts';
import { demoSet } from '../../../../bench/search/judged-set.ts';

const test = await sharedApp();
const { catalogue } = demoSet();
await fillCatalogue(test.db, catalogue);
const byId = new Map(catalogue.pieces.map((piece) => [piece.id, piece]));

async function ask(q: string, currency?: 'AED') {
  const query = { q, limit: '100', ...(currency && { currency }) };
  const answer = await test.app.inject({ url: '/api/get-listing', query });
  expect(answer.statusCode, answer.body).toBe(200);
  const { products, total, search }: ProductListing = answer.json();
  return { pieces: products.flatMap(({ _id }) => byId.get(_id) ?? []), total, search };
}

it.each([
  ...['sofa', 'couch', 'wedding', 'sale', 'offers', 'shirt', 't shirt', 'saree', 'abaya', 'iphone'],
  'kurta for boys',
])('takes "%s" for no other word', async (q) => {
  const { total, search } = await ask(q);
  expect([total, search?.mended ?? null]).toEqual([0, null]);
});

it.each([
  ['rolex', 'Rolex', 'Watches'],
  ['casio', 'Casio', 'Watches'],
  ['seiko watch', 'Seiko', 'Watches'],
  ['titan', 'Titan', 'Watches'],
  ['tag heuer', 'TAG Heuer', 'Watches'],
  ['nike', 'Nike', 'Footwear'],
  ['adidas shoes', 'Adidas', 'Footwear'],
  ['ray ban', 'Ray-Ban', 'Sunglasses'],
  ['RAYBAN', 'Ray-Ban', 'Sunglasses'],
  ['puma sneakers', 'Puma', 'Footwear'],
])('says of "%s" that nobody sells %s yet, with what is near', async (q, brand, category) => {
  const { pieces, search } = await ask(q);
  expect(search).toMatchObject({ absent: brand, mended: null });
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces[0]?.category).toBe(category);
});

it.each([
  ['guchi', 'Gucci'],
  ['louis vitton bag', 'Louis Vuitton'],
  ['addidas', 'Adidas'],
  ['rolix', 'Rolex'],
  ['tisot watch', 'Tissot'],
])('knows the brand that "%s" means', async (q, brand) => {
  const { search, total } = await ask(q);
  expect([search?.absent, search?.mended, total > 0]).toEqual([brand, null, true]);
});

it.each(['kharavell', 'watchs', 'loafer', 'shalw', 'parda', 'titanium sunglasses'])(
  'takes "%s" for no brand with a slip in it',
  async (q) => {
    expect((await ask(q)).search?.absent ?? null).toBeNull();
  },
);

it.each([
  ['wach', 'watch', 'Watches'],
  ['prefume', 'perfume', 'Fashion'],
  ['chapals', 'chappals', 'Footwear'],
])('mends "%s" to %s, and finds what that means', async (q, mended, category) => {
  const { pieces, search } = await ask(q);
  expect(search?.mended).toBe(mended);
  expect(pieces[0]?.category).toBe(category);
});

it('keeps what was asked for where something about it has to be left out', async () => {
  const { pieces, search } = await ask('brown leather belt');
  expect([search?.nearest, pieces.map(({ name }) => name)]).toEqual([
    'leather belt',
    ['Box Calf Belt Black'],
  ]);
});

it('reads a size beside for whom it is', async () => {
  const { pieces, search } = await ask('size 9 mens shoes');
  expect(search?.attributes.map(({ label }) => label)).toEqual(['EU 42, 43', 'Men']);
  expect(pieces.every(({ category }) => category === 'Footwear')).toBe(true);
});

/** For whom the pieces of a search are. */
const audiencesOf = (pieces: { details: Readonly<Record<string, unknown>> }[]) =>
  new Set(pieces.map(({ details }) => details.For));

it.each(['men shoes', 'mens shoes', "men's shoes", 'watch for men', 'أحذية رجالية'])(
  'reads in "%s" for whom it is: by what is for men and for everybody, in every list',
  async (q) => {
    const { pieces, search, total } = await ask(q);
    expect(total).toBeGreaterThan(5);
    expect(
      [...audiencesOf(pieces)].filter((each) => each !== 'Men' && each !== 'Everybody'),
    ).toEqual([]);
    expect(search?.attributes).toMatchObject([{ code: 'for', label: 'Men' }]);
    expect(search?.attributes[0]?.values).toHaveLength(2);
    const answer = await test.app.inject({ url: '/api/get-product', query: { q, limit: '100' } });
    const ids = answer.json<{ _id: string }[]>().map(({ _id }) => _id);
    expect(ids).toEqual(pieces.map(({ id }) => id));
  },
);

it('takes a word for whom it is as a word where the address says so', async () => {
  const query = { q: 'men shoes', plain: 'men', limit: '100' };
  const answer = await test.app.inject({ url: '/api/get-listing', query });
  const { search }: ProductListing = answer.json();
  expect(search?.attributes ?? []).toEqual([]);
});

it.each([
  ['bag', 'Handbags'],
  ['حقيبة', 'Handbags'],
  ['sunglases', 'Sunglasses'],
  ['चप्पलें', 'Sandals'],
])('reads "%s" as the kind of thing %s, and nothing else', async (q, kind) => {
  const { pieces, search } = await ask(q);
  expect(search?.entries.map(({ name }) => name)).toEqual([kind]);
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.filter((piece) => ![piece.category, piece.subCategory].includes(kind))).toEqual([]);
});

it('reads a mended word as the right one', async () => {
  const [typed, right] = [await ask('sunglases'), await ask('sunglasses')];
  expect(typed.search?.mended).toBe('sunglasses');
  expect(typed.pieces).toEqual(right.pieces);
});

it('finds by words what synonyms of several words say, in names too', async () => {
  const { pieces } = await ask('mabkhara');
  expect(pieces.map(({ key }) => key)).toEqual(['lampwick-loban-sticks']);
});

it.each([
  ['كارافيل', 'kharavel'],
  ['نيزام', 'nizam'],
  ['खरावेल', 'kharavel'],
])('reads %s as the name that it spells: %s', async (q, name) => {
  expect((await ask(q)).search?.mended).toBe(name);
});

it('takes a short Arabic word for no other', async () => {
  expect((await ask('بوك')).search?.mended ?? null).toBeNull();
  expect((await ask('بوف')).total).toBe(0);
});

it('keeps the price that was named beside a brand that nobody sells', async () => {
  const { pieces, search } = await ask('rolex under 80000');
  expect(search).toMatchObject({ absent: 'Rolex', price: { maxPrice: 80_000 } });
  expect(pieces.every(({ category, INR }) => category === 'Watches' && INR <= 80_000)).toBe(true);
});

it('finds a known brand that somebody sells', async () => {
  expect((await ask('kharavel')).search ?? null).toBeNull();
});

it.each(['watch for men', 'men watch', 'gents watches', 'watch for husband'])(
  'brings no ladies\' watch for "%s"',
  async (q) => {
    const { pieces, search } = await ask(q);
    expect(search?.nearest ?? null).toBeNull();
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter(({ subCategory }) => subCategory === "Ladies' Watches")).toEqual([]);
  },
);

it('brings what is for women first, and gifts for a wife', async () => {
  const { pieces } = await ask('watches for women');
  expect(pieces.map(({ subCategory }) => subCategory)).toEqual(Array(2).fill("Ladies' Watches"));
  const { pieces: gifts, search } = await ask('gift for wife');
  expect([gifts.length > 5, search?.mended ?? null]).toEqual([true, null]);
});

it('brings fragrances before what only speaks of perfume', async () => {
  const { pieces } = await ask('perfume');
  expect(pieces.slice(0, 3).map(({ subCategory }) => subCategory)).toEqual(
    Array(3).fill('Fragrance'),
  );
});

it.each([
  ['uk 9', 'EU 42, 43'],
  ['uk size 9', 'EU 42, 43'],
  ['size 9 shoes', 'EU 42, 43'],
  ['us 8', 'EU 39, 41'],
  ['UK 4', 'EU 37'],
  ['shoes size 42', 'EU 42'],
  ['eu 42', 'EU 42'],
])('reads "%s" as a size', async (q, label) => {
  const { pieces, search } = await ask(q);
  expect(search?.attributes.map((value) => value.label)).toEqual([label]);
  expect(pieces.length).toBeGreaterThan(0);
});

it('asks for prices in the currency of the address', async () => {
  const { pieces, search } = await ask('gift under 500', 'AED');
  expect(search).toMatchObject({ price: { maxPrice: 500, currency: 'AED' }, nearest: null });
  expect(pieces.every(({ AED }) => AED <= 500)).toBe(true);
});
