import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { attributeChoice } from '#database/schema/attribute.ts';
import { synonymMeaning } from '#database/schema/search.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, aSubCategory, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const ids: Record<string, string> = {};

beforeAll(async () => {
  // Without a number of its own, which a search for a size could find.
  const seller = await aSeller(test, { name: 'Harbour' });
  const footwear = await aCategory(test.db, { name: 'Footwear' });
  const watches = await aCategory(test.db, { name: 'Watches' });
  const loafers = await aSubCategory(test.db, footwear.id, { name: 'Loafers' });
  const ofShoes = { filterable: true, entries: [{ categoryId: footwear.id }] };
  const ofWatches = { filterable: true, entries: [{ categoryId: watches.id }] };
  const size = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Size', kind: 'size', scale: 'EU', choices: ['41', '42', '43'] },
  });
  const colour = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Colour', kind: 'colour' },
    choices: ['Brown', 'Tan', 'Black'].map((label, at) => ({ label, swatch: `#00000${at}` })),
  });
  const upper = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Upper', kind: 'choice', choices: ['Waxed leather', 'Suede'] },
  });
  const heel = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Heel', kind: 'number', unit: 'mm' },
  });
  const caseSize = await anAttribute(test.db, {
    ...{ ...ofWatches, name: 'Case size', kind: 'number', unit: 'mm' },
  });
  const dial = await anAttribute(test.db, {
    ...{ ...ofWatches, name: 'Dial colour', kind: 'choice', choices: ['Black', 'Gold'] },
  });
  const dated = await anAttribute(test.db, { ...ofWatches, name: 'Date', kind: 'yes-no' });
  const lug = await anAttribute(test.db, {
    ...{ name: 'Lug', kind: 'number', unit: 'mm', entries: ofWatches.entries },
  });
  Object.assign(ids, { colour: colour.code, brown: colour.idOf('Brown'), loafers: loafers.id });
  Object.assign(ids, { black: colour.idOf('Black'), suede: upper.idOf('Suede') });
  await test.db.insert(synonymMeaning).values([{ word: 'brown', meaning: 'tan' }]);

  const shoe = (name: string, hue: string, sizes: Record<string, boolean>, more = {}) => {
    const { upper: made = 'Suede', heelMm = 25, ...values } = more as Record<string, string>;
    const parents = { ...parentsOf(seller, footwear), subCategoryId: loafers.id };
    return aProduct(test.db, parents, {
      ...{ name, brand: 'Calder', ...values },
      attributes: {
        [colour.id]: [colour.idOf(hue)],
        [upper.id]: [upper.idOf(`${made}`)],
        [heel.id]: Number(heelMm),
        [size.id]: Object.entries(sizes).map(([label, available]) => ({
          choice: size.idOf(label),
          available,
        })),
      },
    });
  };
  await shoe('Penny', 'Brown', { 41: true, 42: true });
  await shoe('Tassel', 'Tan', { 42: false, 43: true }, { heelMm: '42' });
  await shoe('Horsebit', 'Black', { 42: true }, { upper: 'Waxed leather' });
  await shoe('Driver 42', 'Black', { 41: true }, { description: 'Size up: with brown laces.' });
  const watch = (name: string, mm: number, hue: string, hasDate = false) =>
    aProduct(test.db, parentsOf(seller, watches), {
      ...{ name, brand: 'Calder', description: 'Runs for 42 hours.' },
      attributes: {
        ...{ [caseSize.id]: mm, [dial.id]: [dial.idOf(hue)], [dated.id]: hasDate, [lug.id]: 42 },
      },
    });
  await watch('Field', 38, 'Black');
  await watch('Pilot', 38.4, 'Gold', true);
  await watch('Gold Dress', 40.5, 'Black');
  await aProduct(test.db, parentsOf(seller, watches), {
    ...{ name: 'Diver', brand: 'Calder', attributes: { [caseSize.id]: 42 } },
  });
});

async function get<T>(path: string, query: Record<string, string>): Promise<T> {
  const { statusCode, body } = await test.app.inject({ url: `/api/${path}`, query });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as T;
}

async function found(query: Record<string, string>) {
  const { products, search } = await get<ProductListing>('get-listing', query);
  return {
    names: products.map(({ name }) => name).toSorted(),
    read: search?.attributes.map(({ label }) => label) ?? [],
    words: search?.words,
    nearest: search?.nearest ?? null,
    search,
  };
}

describe('what is read', () => {
  it.each<[q: string, read: string[], names: string[]]>([
    ['size 42', ['EU 42'], ['Horsebit', 'Penny']],
    ['eu 42', ['EU 42'], ['Horsebit', 'Penny']],
    ['brown loafers size 42', ['Brown', 'EU 42'], ['Penny']],
    ['brown loafers', ['Brown'], ['Penny', 'Tassel']],
    ['loafers 43', ['EU 43'], ['Tassel']],
    ['loafers size 42 or 43', ['EU 42', 'EU 43'], ['Horsebit', 'Penny', 'Tassel']],
    ['leather loafers', ['Leather'], ['Horsebit']],
    ['38 mm watch', ['38 mm'], ['Field', 'Pilot']],
    ['38.4mm', ['38.4 mm'], ['Pilot']],
    ['42 mm', ['42 mm'], ['Diver', 'Tassel']],
    ['watch size 42', ['42 mm'], ['Diver']],
    ['size 38 watch', ['38 mm'], ['Field', 'Pilot']],
    ['case size 42', ['42 mm'], ['Diver']],
    ['black dial', ['Black'], ['Field', 'Gold Dress']],
    ['gold dial', ['Gold'], ['Pilot']],
    ['watch with date', ['Date'], ['Pilot']],
  ])('"%s" as %j', async (q, read, names) => {
    const search = await found({ q });
    expect([search.read, search.names]).toEqual([read, names]);
  });

  it.each<[q: string, names: string[]]>([
    // A name without the value has the word: nothing is lost.
    ['gold watch', ['Gold Dress', 'Pilot']],
    ['loafers 42', ['Driver 42', 'Horsebit', 'Penny', 'Tassel']],
    // A label alone, and a number alone, stay words.
    ['brown', ['Driver 42', 'Penny', 'Tassel']],
    ['driver 42', ['Driver 42']],
  ])('"%s" as words', async (q, names) => {
    const search = await found({ q });
    expect([search.read, search.names]).toEqual([[], names]);
  });

  it('tells attribute, values and words, for chips and boxes', async () => {
    const { search } = await found({ q: 'suede loafers size 43' });
    expect(search).toMatchObject({ words: '', nearest: null });
    const [upper, size] = [
      { words: 'suede', spans: [{ start: 0, end: 5 }] },
      { words: 'size 43', spans: [{ start: 14, end: 21 }] },
    ];
    expect(search?.attributes).toEqual([
      { code: 'upper', values: [ids.suede], label: 'Suede', among: [], ...upper },
      { code: 'size', values: [expect.any(String)], label: 'EU 43', among: [], ...size },
    ]);
    const measure = { words: '38 mm', spans: [{ start: 0, end: 5 }] };
    expect((await found({ q: '38 mm' })).search?.attributes).toEqual([
      { code: 'case-size', values: ['38-38.4'], label: '38 mm', among: [], ...measure },
    ]);
    expect((await found({ q: 'black size 41' })).search?.attributes[0]).toMatchObject({
      ...{ code: null, values: [], label: 'Black', words: 'black' },
    });
  });

  it('counts and lists the same in every call, and shows what it is filtered by in the facets', async () => {
    const q = 'brown loafers size 42';
    expect((await get<unknown[]>('get-product', { q })).length).toBe(1);
    const { total, facets } = await get<ProductListing>('get-listing', { q, facets: 'attributes' });
    expect(total).toBe(1);
    const colours = facets?.values.find(({ name }) => name === 'attr.colour')?.values;
    expect(colours?.map(({ label, products }) => [label, products]).toSorted()).toEqual([
      ['Black', 1],
      ['Brown', 1],
      ['Tan', 0],
    ]);
  });
});

describe('sizes and measures that nothing has', () => {
  it.each<[q: string, nearest: string, names: string[]]>([
    ['watch size 39', 'watch', ['Diver', 'Field', 'Gold Dress', 'Pilot']],
    ['watch 45mm', 'watch', ['Diver', 'Field', 'Gold Dress', 'Pilot']],
    ['brown loafers size 50', 'brown loafers', ['Penny', 'Tassel']],
  ])('are left out before other words: %s', async (q, nearest, names) => {
    expect(await found({ q })).toMatchObject({ nearest, names });
  });
});

describe('what is not read', () => {
  it('is what the address says already, and plain words', async () => {
    const asked = { q: 'brown size 42', [`attr.${ids.colour}`]: ids.brown ?? '' };
    expect(await found(asked)).toMatchObject({ read: ['EU 42'], names: ['Penny'] });
    expect(await found({ q: 'brown loafers size 42', plain: 'brown' })).toMatchObject({
      read: ['EU 42'],
      words: 'brown',
    });
    expect((await found({ q: 'loafers size 42', plain: 'size 42' })).read).toEqual([]);
  });

  it('is searched as words where it finds nothing, then the nearest is shown', async () => {
    expect(await found({ q: 'penny size 43' })).toMatchObject({
      ...{ read: [], nearest: 'penny', names: ['Penny'] },
    });
    expect(await found({ q: 'black loafers with brown laces' })).toMatchObject({
      ...{ read: [], nearest: null, names: ['Driver 42'] },
    });
    expect(await found({ q: 'horsebit suede loafers' })).toMatchObject({
      nearest: 'horsebit loafers',
      names: ['Horsebit'],
    });
    expect(await found({ q: 'loafers size 55' })).toMatchObject({ read: [] });
    expect(await found({ q: '99 mm loafers' })).toMatchObject({ read: [] });
  });
});

it('follows a renamed choice with the next search', async () => {
  expect((await found({ q: 'suede loafers' })).read).toEqual(['Suede']);
  await test.db
    .update(attributeChoice)
    .set({ label: 'Nubuck' })
    .where(eq(attributeChoice.id, ids.suede ?? ''));
  test.cache.clear();
  expect((await found({ q: 'nubuck loafers size 42' })).read).toContain('Nubuck');
  await test.db
    .update(attributeChoice)
    .set({ label: 'Suede' })
    .where(eq(attributeChoice.id, ids.suede ?? ''));
  test.cache.clear();
});

it.each([
  'size',
  'size size 42 42',
  '42 42 42 42 42 42 42 42',
  "size ' 42",
  '38 mm\\',
  'size 42.',
  '0 mm',
  '999999.999 mm',
  'brown | black & size:* 42',
])('answers to "%s"', async (q) => {
  await found({ q });
});
