import { beforeAll, expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
let otherCategory: string;

beforeAll(async () => {
  const [seller, category, other] = await Promise.all([
    aSeller(test),
    aCategory(test.db),
    aCategory(test.db),
  ]);
  otherCategory = other.id;
  const parents = parentsOf(seller, category);
  for (const brand of ['Tea, Ink & Co', 'Tea', 'Ink & Co', 'Salt']) {
    await aProduct(test.db, parents, { brand });
  }
  const elsewhere = { ...parents, categoryId: other.id, subCategoryId: other.sub.id };
  for (const brand of ['Tea', 'Ink & Co']) await aProduct(test.db, elsewhere, { brand });
}, 60_000);

async function brandsOf(query: string): Promise<string[]> {
  const answer = await test.app.inject(`/api/get-product?${query}`);
  expect(answer.statusCode, query).toBe(200);
  const rows = answer.json<{ brand: string }[]>();
  expect(answer.headers['x-total-count'], query).toBe(String(rows.length));
  return rows.map(({ brand }) => brand).sort();
}

it.each([
  ['more values than there may be', `brand=${'a,'.repeat(60)}`],
  ['more parameters than there may be', 'brand=a&'.repeat(60)],
  ['a longer brand than there is', `brand=${'a'.repeat(81)}&brand=b`],
])('refuses %s', async (_, query) => {
  const answer = await test.app.inject(`/api/get-product?${query}`);
  expect(answer.statusCode).toBe(400);
});

it.each([
  ['one brand whose name holds commas', ['Tea, Ink & Co'], ['Tea, Ink & Co']],
  ['that brand and another', ['Tea, Ink & Co', 'Salt'], ['Salt', 'Tea, Ink & Co']],
  ['several with commas between', ['Tea,Salt'], ['Salt', 'Tea', 'Tea']],
  ['nothing where nothing is said', ['', ''], null],
] as const)('takes %s', async (_, brands, expected) => {
  const query = new URLSearchParams(brands.map((brand) => ['brand', brand])).toString();
  const found = await brandsOf(query);
  if (expected === null) expect(found).toHaveLength(6);
  else expect(found).toEqual(expected);
});

it('reads commas as commas where the list has no such brand', async () => {
  const text = encodeURIComponent('Tea, Ink & Co');
  expect(await brandsOf(`category=${otherCategory}&brand=${text}`)).toEqual(['Ink & Co', 'Tea']);
  const answer = await test.app.inject(`/api/get-listing?category=${otherCategory}&brand=${text}`);
  expect(answer.json()).toMatchObject({ total: 2 });
});
