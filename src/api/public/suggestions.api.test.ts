import { beforeEach, expect, it } from 'vitest';
import type { Suggestion } from '#contracts/products/suggestion.ts';
import { addSearches } from '#database/queries/searches/search-counts.ts';
import { product } from '#database/schema/products/product.ts';
import { blockedWord, searchCount, searchDismissal } from '#database/schema/search.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

let later = 0;
const test = await sharedApp({ now: () => new Date(Date.now() + later) });
const admin = await anAdmin(test);
const shop = await aSeller(test, { name: 'Khor Meridian' });
const watches = await aCategory(test.db, { name: 'Watches' });
const hidden = await aCategory(test.db, { name: 'Watchmaking tools', status: 'UNLISTED' });
const dress = await aSubCategory(test.db, watches.id, { name: 'Dress Watches' });
await aSubCategory(test.db, watches.id, { name: 'Watch Winders' });

const at = (sub: { id: string }) => parentsOf(shop, { ...watches, sub });
const priced = await aProduct(test.db, at(dress), {
  ...{ name: 'Élan GA-2100-1A1', brand: 'Wathaus', priceINR: '1234.50', priceAED: '55.00' },
});
await aProduct(test.db, parentsOf(shop, hidden), { name: 'Watch press', brand: 'Wathaus' });
for (let count = 0; count < 64; count += 1) {
  await aProduct(test.db, at(dress), { name: `Lantern ${count}`, brand: 'Corvo' });
}

async function ask(q: string) {
  const answer = await test.app.inject({ url: '/api/suggest', query: { q } });
  expect(answer.statusCode).toBe(200);
  const lines: Suggestion[] = answer.json();
  return { lines, total: answer.headers['x-total-count'] };
}

const kindsOf = (lines: Suggestion[]) => lines.map(({ kind, name }) => `${kind}: ${name}`);

it('answers brands, categories, products with both prices, and sellers', async () => {
  const { lines } = await ask('wat');
  expect(kindsOf(lines)).toEqual([
    'brand: Wathaus',
    'category: Watches',
    'sub-category: Dress Watches',
    'product: Élan GA-2100-1A1',
    ...lines.slice(4).map(({ name }) => `product: ${name}`),
  ]);
  expect(lines[2]).toMatchObject({
    detail: 'Watches',
    category: { _id: watches.id, name: 'Watches' },
  });
  expect(lines[3]).toMatchObject({ detail: 'Wathaus', priceINR: 1234.5, priceAED: 55 });
  expect(kindsOf((await ask('meridian')).lines)).toContain('seller: Khor Meridian');
});

it.each(['khor', 'Khor Mer', 'KHÓR'])('begins with the seller that "%s" begins', async (q) => {
  expect((await ask(q)).lines[0]).toMatchObject({ kind: 'seller', name: 'Khor Meridian' });
});

it('begins with brands and taxonomy entries that are called so, before such a seller', async () => {
  await aSeller(test, { name: 'Dress Harbour' });
  const { lines } = await ask('dres');
  expect(lines[0]).toMatchObject({ kind: 'sub-category', name: 'Dress Watches' });
  expect(lines.at(-1)).toMatchObject({ kind: 'seller', name: 'Dress Harbour' });
});

it.each(['watchs', 'wacthes', 'dress wathces', 'watches dress'])(
  'knows the categories that were likely meant by "%s"',
  async (q) => {
    expect(kindsOf((await ask(q)).lines)).toContain('sub-category: Dress Watches');
  },
);

it('shows the product first where a model number is begun', async () => {
  const { lines } = await ask('ga210');
  expect(lines[0]).toMatchObject({ kind: 'product', _id: priced.id });
});

it.each(['lantern', 'elan', 'wat', 'corvo', 'nothing like it', 'lantern 12'])(
  'counts for "%s" what the search counts',
  async (q) => {
    const listed = await test.app.inject({ url: '/api/get-product', query: { q, limit: '1' } });
    expect((await ask(q)).total).toBe(listed.headers['x-total-count']);
  },
);

it('shows an edited price at once', async () => {
  await ask('elan');
  const [before] = (await ask('elan')).lines;
  const { headers, payload } = multipart({
    ...{ name: priced.name, brand: priced.brand, categoryId: watches.id },
    ...{ subCategoryId: dress.id, priceINR: '999', priceAED: '44' },
  });
  const change = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/edit-product/${priced.id}`,
    headers: { ...headers, ...admin.authorization },
    payload,
  });
  expect(change.statusCode, change.body).toBe(200);
  const [after] = (await ask('elan')).lines;
  expect([before, after]).toMatchObject([{ priceINR: 1234.5 }, { priceINR: 999, priceAED: 44 }]);
});

it.each(['', 'x', '...', '\u0301\u0301', '%', '_'.repeat(200)])(
  'answers "%s" with nothing',
  async (q) => {
    expect((await ask(q)).lines).toEqual([]);
  },
);

it('refuses what is too long', async () => {
  const answer = await test.app.inject({ url: '/api/suggest', query: { q: 'x'.repeat(10_000) } });
  expect(answer.statusCode).toBe(400);
});

const day = (back: number) =>
  new Date(test.context.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  await test.db.delete(searchCount);
  await test.db.delete(searchDismissal);
  await test.db.delete(blockedWord);
});

/** So many bits, as so many networks set. */
const networks = (count: number) => (1n << BigInt(count)) - 1n;

type Searched = { from?: number; days?: readonly number[]; found?: number };
async function searched(text: string, { from = 10, days = [0, 1, 2], found = 1 }: Searched = {}) {
  for (const back of days) {
    const entry = { text, searches: 20, found, networks: networks(from) };
    await addSearches(test.db, day(back), [entry]);
  }
}
async function popular() {
  // What was remembered before is a minute old.
  later += 61_000;
  return kindsOf((await ask('')).lines).map((line) => line.replace('search: ', ''));
}

it('answers an empty text with what others look for: by enough networks, over days, and found', async () => {
  await searched('corvo lantern');
  await searched('lantern', { from: 9 });
  await searched('wathaus', { days: [0, 1] });
  await searched('elan', { found: 0 });
  await searched('dress watch', { days: [88, 89, 90] });
  await searched('the lanterns');
  expect(await popular()).toEqual(['corvo lantern', 'the lanterns']);
});

it('shows nobody the words of strangers, but names of what there is', async () => {
  const insults = ['khor meridian are thieves', 'corvo lantern scam', 'lantern 0', 'the and for'];
  for (const text of [...insults, 'described only', 'watch press']) await searched(text);
  await searched('ga 2100');
  await searched('dress watches');
  await searched('meridian elan');
  await test.db.update(product).set({ description: 'Described only.' });
  expect(await popular()).toEqual(['dress watches', 'ga 2100', 'lantern 0', 'meridian elan']);
});

it('leaves out what an admin has struck out, and texts with a blocked word', async () => {
  for (const text of ['corvo lantern', 'dress watch', 'wathaus elan']) await searched(text);
  const put = async (url: string, payload: object) => {
    const { headers } = { headers: admin.authorization };
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/admin/${url}`,
      headers,
      payload,
    });
    return [answer.statusCode, answer.json().fields?.word ?? ''];
  };
  expect(await put('dismiss-search', { text: 'wathaus elan', dismissed: true })).toEqual([200, '']);
  expect(await put('block-word', { word: 'WATCHES', blocked: true })).toEqual([200, '']);
  expect(await popular()).toEqual(['corvo lantern']);
  const listed = await test.app.inject({
    url: '/api/admin/get-blocked-words?q=wat',
    headers: admin.authorization,
  });
  expect(listed.json()).toMatchObject([{ word: 'watches' }]);
  expect(await put('block-word', { word: 'watches', blocked: false })).toEqual([200, '']);
  expect(await popular()).toEqual(['corvo lantern', 'dress watch']);
  const refused = [422, expect.stringContaining('one word')];
  expect(await put('block-word', { word: 'two words', blocked: true })).toEqual(refused);
});
