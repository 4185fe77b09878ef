import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { languages } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  type TestProduct,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { smallServerBuild } from '#tests/support/small-server-build.tsx';

const clientFolder = await mkdtemp(join(tmpdir(), 'dhow-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));
const test = await clearedApp(
  {},
  {
    built: {
      servers: inEach((name) => ({ ...smallServerBuild(), basename: languages[name].path || '/' })),
      clientFolder,
    },
    queries: { '/': [], '/shop': ['q'], '/product/:id': [] },
  },
);
let product: TestProduct;

const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
beforeEach(async () => {
  const parents = parentsOf(seller, category);
  product = await aProduct(test.db, parents, { name: 'Harbour watch' });
});

const get = async (url: string) => (await test.app.inject(url)).body.replaceAll('<!-- -->', '');
const kept = (url: string) => test.cache.find(`page ${url}`) !== undefined;

async function rename(name: string) {
  const fields = {
    name,
    brand: 'Calderon',
    categoryId: category.id,
    subCategoryId: category.sub.id,
    priceINR: '100',
    priceAED: '5',
  };
  const body = multipart(fields);
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/edit-product/${product.id}`,
    headers: { ...body.headers, ...seller.authorization },
    payload: body.payload,
  });
  expect(answer.statusCode).toBe(200);
}

it('a page is kept, and shows an edit on the very next request, in every language', async () => {
  const page = `/product/${product.id}`;
  const pages = [page, `/ar${page}`];
  const lists = ['/shop', '/ar/shop'];
  for (const each of pages) expect(await get(each)).toContain('<h1>Harbour watch</h1>');
  for (const each of lists) await get(each);
  expect([...pages, ...lists].filter(kept)).toEqual([...pages, ...lists]);
  for (const name of ['Second name', 'Third name']) {
    await rename(name);
    for (const each of pages) {
      expect(await get(each)).toContain(`<h1>${name}</h1>`);
      expect(await get(`${each}.data`)).toContain(name);
    }
    for (const each of lists) expect(await get(each)).toContain(name);
  }
});

it('an edit leaves the pages of other products kept', async () => {
  const parents = parentsOf(seller, category);
  const other = await aProduct(test.db, parents);
  await get(`/product/${other.id}`);
  await get('/');
  await rename('Another name');
  expect([kept(`/product/${other.id}`), kept('/')]).toEqual([true, true]);
});

it('a page of a seller that is switched off is gone at once, and back at once', async () => {
  const admin = await anAdmin(test);
  const page = `/product/${product.id}`;
  const status = async () => (await test.app.inject(page)).statusCode;
  const switchTo = (active: boolean) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/admin/update-status/${seller.id}`,
      headers: admin.authorization,
      payload: { status: active },
    });
  expect(await status()).toBe(200);
  expect((await switchTo(false)).statusCode).toBe(200);
  expect(await status()).toBe(404);
  expect((await switchTo(true)).statusCode).toBe(200);
  expect(await status()).toBe(200);
});

it('what is no call of the API is no page either', async () => {
  const answer = await test.app.inject('/api/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
});
