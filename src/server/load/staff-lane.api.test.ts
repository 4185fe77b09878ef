import { beforeAll, expect, it } from 'vitest';
import { anAdmin, aSeller, type TestAdmin, type TestSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
let admin: TestAdmin;
let seller: TestSeller;

beforeAll(async () => {
  admin = await anAdmin(test);
  seller = await aSeller(test);
});

const ask = async (url: string, token: string) =>
  (await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;

it('staff have their turns too, and every answer, also a refusal, ends one', async () => {
  const cases = [
    ['/api/admin/get-products', admin.token, 200],
    ['/api/admin/get-products?page=x', admin.token, 400],
    ['/api/admin/get-product/nosuchproduct', admin.token, 404],
    ['/api/admin/get-products', seller.token, 403],
    ['/api/admin/get-products', 'x'.repeat(30), 401],
    [`/api/seller/get-products/${seller.id}`, seller.token, 200],
    [`/api/seller/get-products/${seller.id}`, 'x', 401],
    ['/api/get-product', admin.token, 200],
    ['/api/get-product', 'x', 200],
    ['/api/get-category/nosuchseller', admin.token, 404],
  ] as const;
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(cases.map(([url, token]) => ask(url, token)));
    expect(answers).toEqual(cases.map(([, , status]) => status));
  }
});
