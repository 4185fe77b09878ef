import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let seller: Awaited<ReturnType<typeof aSeller>>;

beforeAll(async () => {
  test = await testApp();
  admin = await anAdmin(test);
  seller = await aSeller(test);
});
afterAll(() => test.close());

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
