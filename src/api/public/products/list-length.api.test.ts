import { beforeAll, expect, it } from 'vitest';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  type TestAdmin,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const PRODUCTS = 130;
const test = await sharedApp();
let seller: TestSeller;
let admin: TestAdmin;
let category: TestCategory;

beforeAll(async () => {
  seller = await aSeller(test);
  admin = await anAdmin(test);
  category = await aCategory(test.db);
  const parents = parentsOf(seller, category);
  for (let number = 0; number < PRODUCTS; number += 1) {
    await aProduct(test.db, parents, { name: `Teapot ${number}` });
  }
});

async function ask(url: string) {
  const answer = await test.app.inject({
    url,
    headers: { authorization: `Bearer ${url.includes('/seller/') ? seller.token : admin.token}` },
  });
  const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
  const ids = (answer.json() as { _id: string }[]).map((row) => row._id);
  return { ids, next, total: answer.headers['x-total-count'] };
}

it.each([
  '/api/get-product',
  '/api/get-product?q=teapot',
  '/api/get-product?q=teapot&sort=name',
  '/api/get-product?minPrice=1',
  '/api/get-related/SELLER/SUB',
  '/api/admin/get-products',
  '/api/admin/get-products?q=teapot&sort=name',
  '/api/seller/get-products/SELLER',
])('%s answers a hundred rows, their count, and where the others are', async (path) => {
  const url = path.replace('SELLER', seller.id).replace('SUB', category.sub.id);
  const first = await ask(url);
  expect([first.ids.length, first.total]).toEqual([100, String(PRODUCTS)]);
  const second = await ask(first.next ?? '');
  expect([second.ids.length, second.next]).toEqual([PRODUCTS - 100, undefined]);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(PRODUCTS);
});

it('says so in the description of each list', async () => {
  const document = (await test.app.inject('/api/openapi.json')).json();
  for (const path of ['/get-product', '/get-sellers', '/admin/get-enquiries']) {
    expect(document.paths[path].get.description).toContain('at most 100 rows');
  }
});
