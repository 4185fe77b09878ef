import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { synonymMeaning } from '#database/schema/search.ts';
import { aCategory, aProduct, aSeller } from '#tests/support/factories.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { readSearch } from './read-search.ts';

const test = await sharedApp();

/** Brand and name, and what else a product says. */
const watches: [string, string, string?][] = [
  ['Casio', 'G-Shock GA-2100-1A1', 'Resin with a date.'],
  ['Casio', 'Edifice 42mm', 'A chronograph in steel, bands of 22 mm.'],
  ['Ray-Ban', 'Aviator RB3025-001/58', 'Pale gold frame with green glass.'],
  ['Omega', 'Speedmaster 310.30.42.50.01.001', 'A steel watch of 42 mm, for the moon.'],
  ['Aldo', 'Runner AF1-07', 'White, with a gift box.'],
  ['Kharavel', 'Nizam Rose', '18-carat gold, hand-wound; the strap is brown.'],
  ['Kharavel', 'Nizam Steel', 'A dress piece of steel with a gold-plated crown.'],
];
const shoes: [string, string, string?][] = [
  ['Pathik', 'Penny Loafer', 'Of brown calf for men.'],
  ['Pathik', 'Court Shoe', 'Black patent.'],
  ['Écume', 'Women’s Clutch', 'A small purse in green leather.'],
  ['Écume', 'Handbag Tall', 'Of canvas.'],
];

beforeAll(async () => {
  const [shop, khor, closed] = await Promise.all([
    aSeller(test, { name: 'Bazm House' }),
    aSeller(test, { name: 'Khor Meridian' }),
    aSeller(test, { name: 'Closed', approved: false }),
  ]);
  const [watch, shoe] = await Promise.all([
    aCategory(test.db, { name: 'Watches' }),
    aCategory(test.db, { name: 'Footwear' }),
  ]);
  const add = async (goods: typeof watches, sellerId: string, { id, sub, type }: typeof watch) => {
    for (const [brand, name, description = ''] of goods) {
      const parents = { sellerId, categoryId: id, subCategoryId: sub.id };
      await aProduct(test.db, parents, { brand, name, description, productTypeId: type.id });
    }
  };
  await test.db.execute(
    sql`update product_type set name = 'Chronograph' where id = ${watch.type.id}`,
  );
  await add(watches, shop.id, watch);
  await add(shoes, shop.id, shoe);
  await add([['Dunelarke', 'Khamsin', 'Titanium.']], khor.id, shoe);
  await add([['Khormand', 'Wallet', '']], shop.id, shoe);
  await add([['Zeltron', 'Clocklike GX-900', 'Hidden.']], closed.id, watch);
  await test.db.insert(synonymMeaning).values([
    { word: 'bag', meaning: 'handbag' },
    { word: 'trainers', meaning: 'runner' },
    { word: 'moon watch', meaning: 'speedmaster' },
    { word: 'envelope', meaning: 'small purse' },
  ]);
}, 60_000);

const found = async (q: string): Promise<string[]> => {
  const answer = await test.app.inject(`/api/get-product?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { name: string }[]).map(({ name }) => name);
};

const GA = 'G-Shock GA-2100-1A1';
const RB = 'Aviator RB3025-001/58';
const SPEED = 'Speedmaster 310.30.42.50.01.001';
const AF = 'Runner AF1-07';

it.each([
  ...['GA-2100-1A1', 'ga2100', 'ga 2100', 'GA/2100', 'ga-21', '2100-1a', '21001a1', '2100'],
  ...['Casio GA2100', 'casio g-shock ga-2100-1a1', 'g shock', 'gshock', '100-1A', 'casio 1001a'],
  ...['casio GA-2100 watch', 'G SHOCK GA 2100 1A1', 'ga2010'],
])('finds the model number of a watch first by "%s"', async (q) => {
  expect((await found(q))[0]).toBe(GA);
});

it.each([
  ...['RB3025-001/58', 'rb3025', 'rb 3025', 'RB-3025', '3025', 'rb3025001', 'rb30', '02500'].map(
    (q) => [q, RB],
  ),
  ...['310.30.42.50.01.001', '3103042', '310.30', '310 30 42', '30.42.50', '3042', '425001'].map(
    (q) => [q, SPEED],
  ),
  ...['AF1-07', 'af107', 'AF1 07', 'af 1 07', 'af-107'].map((q) => [q, AF]),
  ...['42mm', '42 mm', '42-mm'].map((q) => [q, 'Edifice 42mm']),
])('finds the reference "%s"', async (q, name) => {
  expect((await found(q ?? ''))[0]).toBe(name);
});

it('searches the description after all else, without words that say little', async () => {
  expect(new Set(await found('gold watch'))).toEqual(new Set([RB, 'Nizam Rose', 'Nizam Steel']));
  expect((await found('steel'))[0]).toBe('Nizam Steel');
  expect(new Set(await found('a watch of steel'))).toEqual(
    new Set(['Nizam Steel', SPEED, 'Edifice 42mm']),
  );
  expect(await found('brown loafers for the men')).toEqual(['Penny Loafer']);
  expect((await found('gift'))[0]).toBe(AF);
  expect((await found('chronograph')).length).toBe(watches.length);
});

it('finds what a seller sells before weaker matches', async () => {
  expect((await found('khor'))[0]).toBe('Khamsin');
  expect((await found('meridian khamsin'))[0]).toBe('Khamsin');
});

it.each([
  ['loafers', 'Penny Loafer'],
  ['shoes', 'Court Shoe'],
  ['clutches', 'Women’s Clutch'],
  ['womens', 'Women’s Clutch'],
  ["women's", 'Women’s Clutch'],
  ['women', 'Women’s Clutch'],
  ['speedmasters', SPEED],
])('takes "%s" for its other number', async (q, name) => {
  expect((await found(q))[0]).toBe(name);
  expect(await readSearch(test.db, q)).toMatchObject({ isGuess: false });
});

it.each([
  ['bag', 'Handbag Tall'],
  ['bags', 'Handbag Tall'],
  ['hand bag', 'Handbag Tall'],
  ['trainers', AF],
  ['moon watch', SPEED],
  ['envelope', 'Women’s Clutch'],
])('finds "%s" by its meaning or as one word', async (q, name) => {
  expect((await found(q))[0]).toBe(name);
  expect(await readSearch(test.db, q)).toMatchObject({ isGuess: false });
});

it.each([
  ['speedmatser', SPEED],
  ['psedmaster', SPEED],
  ['laofer', 'Penny Loafer'],
  ['hsoe', 'Court Shoe'],
  ['nizm', 'Nizam Rose'],
  ['khamsni', 'Khamsin'],
])('forgives "%s"', async (q, name) => {
  expect(await found(q)).toContain(name);
});

describe('the back offices', () => {
  const words = async (q: string, of: 'published' | 'all') => {
    const search = await readSearch(test.db, q, of);
    return search?.terms.map(({ word, nearest }) => [word, nearest]);
  };

  it('know the words of hidden products, which shoppers are not told of', async () => {
    expect(await words('zeltron', 'all')).toEqual([['zeltron', []]]);
    expect(await words('zeltorn', 'all')).toEqual([['zeltorn', ['zeltron']]]);
    expect(await words('zeltron', 'published')).toEqual([['zeltron', []]]);
    expect(await words('zeltorn', 'published')).toEqual([['zeltorn', []]]);
    expect(await words('gx900', 'all')).toEqual([['gx900', []]]);
    expect(await words('gx900', 'published')).not.toContainEqual(['gx900', ['gx900']]);
  });

  it('no longer know the word of a product that is gone', async () => {
    await rowsOf(test.db, sql`update product set name = 'Quixomat' where brand = 'Zeltron'`);
    expect(await words('quixomta', 'all')).toEqual([['quixomta', ['quixomat']]]);
    await rowsOf(
      test.db,
      sql`update product set name = 'Clocklike GX-900' where brand = 'Zeltron'`,
    );
    expect(await words('quixomta', 'all')).toEqual([['quixomta', []]]);
  });
});

it.each([
  ':*&|!()',
  "'",
  "\\'\\\\",
  '<-> & |',
  "a' | 'b",
  '🙂',
  '🙂 watch',
  '\u0301\u0302',
  'é\u0301\u0301',
  '%_%',
  '---',
  'x'.repeat(200),
  '1-'.repeat(100),
  'a1'.repeat(100),
  'ab '.repeat(66),
  '9'.repeat(200),
  'الساعات हिन्दी นาฬิกา 手表',
])('answers %j without failing', async (q) => {
  const answer = await test.app.inject(`/api/get-product?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const facets = await test.app.inject(`/api/get-listing?facets=brand&q=${encodeURIComponent(q)}`);
  expect(facets.statusCode, facets.body).toBe(200);
  const sorted = await test.app.inject(
    `/api/get-product?sort=price-low-high&q=${encodeURIComponent(q)}`,
  );
  expect(sorted.json()).toHaveLength(answer.json().length);
});

it('refuses 10,000 characters', async () => {
  const answer = await test.app.inject(`/api/get-product?q=${'ga-2100'.repeat(1500)}`);
  expect([400, 414, 422, 431]).toContain(answer.statusCode);
});

it('stores any text that a product may say', async () => {
  const [shop, category] = await Promise.all([aSeller(test), aCategory(test.db, { name: 'Odd' })]);
  const parents = { sellerId: shop.id, categoryId: category.id, subCategoryId: category.sub.id };
  for (const odd of [
    "'",
    '\\',
    "a'b:1A\\",
    '::',
    '🙂',
    '\u0301',
    '1-'.repeat(99),
    'é'.repeat(200),
  ]) {
    await aProduct(test.db, parents, {
      brand: odd,
      name: `Oddity ${odd}`,
      description: odd.repeat(9),
    });
  }
  expect(await found('oddity')).toHaveLength(8);
  const page = await test.app.inject('/api/get-product?q=oddity');
  expect(productsIn({ json: page.body })).toHaveLength(8);
});
