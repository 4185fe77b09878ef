import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Facet } from '#contracts/facets/facets.ts';
import type { ProductListing } from '#contracts/product.ts';
import { foldAllCounts } from '#database/queries/fold-counts.ts';
import { attributeChoice } from '#database/schema/attribute.ts';
import { product } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

const seller = await aSeller(test);
const shoes = await aCategory(test.db, { name: 'Shoes' });
const lamps = await aCategory(test.db, { name: 'Lamps' });
const entries = [{ categoryId: shoes.id }];
const colour = await anAttribute(test.db, {
  ...{ name: 'Colour', kind: 'colour', filterable: true, position: 0 },
  choices: [
    { label: 'Tan', swatch: '#a1662f' },
    { label: 'Black', swatch: '#000000' },
  ],
  entries,
});
const size = await anAttribute(test.db, {
  ...{ name: 'Shoe size', kind: 'size', scale: 'EU', filterable: true, position: 1 },
  choices: ['41', '42', '43'],
  entries,
});
const heel = await anAttribute(test.db, {
  ...{ name: 'Heel', kind: 'number', unit: 'mm', filterable: true, position: 2 },
  entries,
});
const vegan = await anAttribute(test.db, {
  ...{ name: 'Vegan', kind: 'yes-no', filterable: true, position: 3 },
  entries,
});
const secret = await anAttribute(test.db, { name: 'Secret', kind: 'yes-no', entries });

const [tan, black] = [colour.idOf('Tan'), colour.idOf('Black')];
const sizes = ['41', '42', '43'].map(size.idOf);

const pair = (heelMm: number, colours: string[], had: number[], isVegan = false) => ({
  [colour.id]: colours,
  [size.id]: sizes.map((choice, at) => ({ choice, available: had.includes(at) })),
  [heel.id]: heelMm,
  [vegan.id]: isVegan,
  [secret.id]: true,
});
const values = [
  pair(10, [tan], [0, 1]),
  pair(10, [tan, black], [1]),
  pair(25.5, [black], [1, 2], true),
  pair(60, [black], []),
];
for (const [index, attributes] of values.entries()) {
  const name = `Shoe ${['Alder', 'Birch', 'Cedar', 'Dogwood'][index]}`;
  await aProduct(test.db, parentsOf(seller, shoes), { name, brand: `B${index % 2}`, attributes });
}
for (const name of ['Lamp', 'Light', 'Lantern', 'Torch', 'Candle']) {
  await aProduct(test.db, parentsOf(seller, lamps), { name });
}

async function listed(query: string) {
  const answer = await test.app.inject(`/api/get-listing?facets=attributes,brand&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ProductListing>();
}

async function counts(query: string) {
  const { total, facets } = await listed(query);
  const ofAttributes = (facets?.values ?? []).filter(({ name }) => name.startsWith('attr.'));
  const told = ofAttributes.map(({ name, values: each }) => [
    name.slice('attr.'.length),
    Object.fromEntries(each.map(({ label, products }) => [label, products])),
  ]);
  return { total, ...Object.fromEntries(told) };
}

const all = {
  total: 4,
  colour: { Black: 3, Tan: 2 },
  'shoe-size': { 41: 1, 42: 3, 43: 1 },
  heel: { '10 mm': 2, '25.5 mm': 1, '60 mm': 1 },
  vegan: { Yes: 1 },
};

it('counts the attributes of a category, by the counters and by the products read', async () => {
  expect(await counts(`category=${shoes.id}`)).toEqual(all);
  expect(await counts(`type=${shoes.type.id}`)).toEqual(all);
  expect(await counts(`category=${shoes.id}&seller=${seller.id}`)).toEqual(all);
  expect(await counts(`category=${lamps.id}`)).toEqual({ total: 5 });
  await foldAllCounts(test.db);
  expect(await counts(`subCategory=${shoes.sub.id}`)).toEqual(all);
});

it('tells swatches, scales and sizes in their order', async () => {
  const { facets } = await listed(`category=${shoes.id}`);
  const facet = (name: string) => facets?.values.find((each) => each.name === name) as Facet;
  expect(facet('attr.colour').values).toEqual([
    { value: black, label: 'Black', products: 3, swatch: '#000000' },
    { value: tan, label: 'Tan', products: 2, swatch: '#a1662f' },
  ]);
  expect(facet('attr.shoe-size').label).toBe('Shoe size (EU)');
  expect(facet('attr.heel').values[1]).toEqual({ value: '25.5', label: '25.5 mm', products: 1 });
});

it('widens by values of one attribute, narrows by several, and counts each without itself', async () => {
  const within = `category=${shoes.id}`;
  expect(await counts(`${within}&attr.colour=${tan}`)).toEqual({
    total: 2,
    colour: all.colour,
    'shoe-size': { 41: 1, 42: 2 },
    heel: { '10 mm': 2 },
  });
  expect(await counts(`${within}&attr.colour=${tan},${black}&attr.heel=20-`)).toEqual({
    total: 2,
    colour: { Black: 2, Tan: 0 },
    'shoe-size': { 42: 1, 43: 1 },
    heel: { ...all.heel, '20- mm': 2 },
    vegan: { Yes: 1 },
  });
  expect(await counts(`attr.shoe-size=${sizes[1]}&attr.vegan=yes&brand=B0`)).toMatchObject({
    total: 1,
    'shoe-size': { 42: 1, 43: 1 },
    vegan: { Yes: 1 },
  });
  expect((await listed(`${within}&attr.heel=11-12`)).total).toBe(0);
  expect((await listed(`${within}&attr.heel=-10,60`)).total).toBe(3);
});

it('offers outside of a category what half of the products have', async () => {
  expect(await counts('')).toEqual({ total: 9, colour: all.colour, 'shoe-size': all['shoe-size'] });
  expect(await counts('q=shoe')).toMatchObject(all);
  const found = { total: 1, colour: { Black: 1, Tan: 1 }, 'shoe-size': { 42: 1 } };
  expect(await counts('q=birch')).toEqual({ ...found, heel: { '10 mm': 1 } });
  expect(await counts(`q=birch&attr.colour=${tan}`)).toEqual({ ...found, heel: { '10 mm': 1 } });
});

it('lists and finds by attributes in every call', async () => {
  for (const call of ['get-product', 'get-listing', `get-related/${shoes.sub.id}`]) {
    const answer = await test.app.inject(`/api/${call}?attr.colour=${tan}`);
    const body = answer.json();
    expect([call, Array.isArray(body) ? body.length : body.total]).toEqual([call, 2]);
  }
});

it('follows what is sold out, renamed and deleted', async () => {
  await counts(`category=${shoes.id}`);
  const [first] = await test.db.select().from(product).where(eq(product.name, 'Shoe Dogwood'));
  const set = (attributes: object) =>
    test.db
      .update(product)
      .set({ attributes: attributes as never })
      .where(eq(product.id, first?.id ?? ''));
  await set(pair(60, [black], [0], true));
  expect(await fresh()).toMatchObject({ 'shoe-size': { 41: 2 }, vegan: { Yes: 2 } });
  await set(values[3] ?? {});
  await test.db.update(attributeChoice).set({ label: 'Ink' }).where(eq(attributeChoice.id, black));
  expect(await fresh()).toEqual({ ...all, colour: { Ink: 3, Tan: 2 } });
  await test.db
    .update(attributeChoice)
    .set({ label: 'Black' })
    .where(eq(attributeChoice.id, black));
});

async function fresh() {
  test.cache.clear();
  return counts(`category=${shoes.id}`);
}

it.each([
  ['attr.none=1', 'attr.none is no attribute to filter by'],
  ['attr.secret=yes', 'attr.secret is no attribute to filter by'],
  ['attr.colour=nobody', 'attr.colour has no value “nobody”'],
  ['attr.vegan=no', 'attr.vegan has no value “no”'],
  ['attr.heel=40-30', 'attr.heel must be a number or a range, such as 36-40'],
  ['attr.heel=high', 'attr.heel must be a number or a range, such as 36-40'],
  [`attr.colour=${'a,'.repeat(500)}`, /./],
  [`attr.colour=${Array.from({ length: 500 }, (_, at) => at).join()}`, 'at most 50 values'],
  [
    Array.from({ length: 11 }, (_, at) => `attr.a${at}=1`).join('&'),
    'attr can have at most 10 values',
  ],
  ['attr.colour=a%00b', 'attr contains a character that cannot be used'],
  ['attr.heel=1&attr.heel=%00', 'attr contains a character that cannot be used'],
  ['attr.NO%00=1', 'attr. is followed by the code of an attribute'],
  ['attr.__proto__=1', 'attr. is followed by the code of an attribute'],
  ['attr.colour=&attr.__proto__=1', 'attr. is followed by the code of an attribute'],
  ['attr.constructor=1', 'attr.constructor is no attribute to filter by'],
])('refuses %.40s in the API with a sentence, and keeps nothing', async (query, sentence) => {
  const { entries } = test.cache.stats();
  for (const call of ['get-product', 'get-listing']) {
    const answer = await test.app.inject(`/api/${call}?${query}`);
    expect([call, answer.statusCode]).toEqual([call, 400]);
    expect(answer.json().message).toMatch(sentence);
  }
  expect(test.cache.stats().entries).toBe(entries);
});

it('takes what does not exist as not said where a page asks, and does not keep it', async () => {
  test.cache.clear();
  const plain = await listed(`category=${shoes.id}`);
  const { entries } = test.cache.stats();
  for (const query of [
    'attr.none=1',
    'attr.colour=nobody',
    'attr.heel=9-1',
    'attr.vegan=perhaps',
  ]) {
    const { total, facets } = await listed(`category=${shoes.id}&unknown=ignored&${query}`);
    expect([total, facets]).toEqual([plain.total, plain.facets]);
  }
  expect(test.cache.stats().entries).toBe(entries);
  expect((await listed(`attr.colour=nobody,${tan}&unknown=ignored`)).total).toBe(2);
});
