import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ProductImport } from '#contracts/products/product-import.ts';
import { startServer } from '#tests/support/server.ts';
import { apiClient, until } from './kill/api-client.ts';

const ROWS = 300;
const ADMIN = { email: 'mate@storm.example', password: 'hold the tiller' };
const SELLER = { email: 'importer@storm.example', password: 'ropes and canvas' };

const dataDir = await mkdtemp(join(tmpdir(), 'dhow-import-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const start = () =>
  startServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
  });

type Made = { data: { _id: string } };
const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function logIn(url: string, role: string, { email, password }: typeof ADMIN) {
  const body = { emailOrPhone: email, password };
  const { data } = await apiClient(url).call<{ token: string }>('POST', `/${role}/login`, body);
  return apiClient(url, data.token);
}

/** An approved seller, and a category and sub-category to import into; returns the seller's id. */
async function furnish(url: string): Promise<string> {
  const admin = await logIn(url, 'admin', ADMIN);
  const sails = formOf({ name: 'Sails' });
  const { data: category } = await admin.call<Made>('POST', '/admin/add-category', sails);
  const lateen = formOf({ name: 'Lateen', categoryId: category.data._id });
  await admin.call('POST', '/admin/add-subcategory', lateen);
  const account = { ...SELLER, name: 'Importer', phone: '5551000009' };
  const { data } = await admin.call<Made>('POST', '/seller/register', account);
  const approval = { status: true, reason: '' };
  await admin.call('PUT', `/admin/update-status/${data.data._id}`, approval);
  return data.data._id;
}

test('an import whose server is killed goes on with the next, and does no row twice', async () => {
  let server = await start();
  const sellerId = await furnish(server.url);
  let seller = await logIn(server.url, 'seller', SELLER);
  const heads = 'SKU,Name,Brand,Category,Sub Category,Price (INR),Price (AED)';
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `K${at},Sail ${at},Corvo,Sails,Lateen,100,5`,
  );
  const table = new Blob([[heads, ...rows].join('\r\n')]);
  const checked = await seller.call<{ data: ProductImport }>(
    'POST',
    '/seller/check-import',
    formOf({ file: table }),
  );
  const { _id } = checked.data.data;
  await seller.call('POST', `/seller/run-import/${_id}`, {});
  const found = async () =>
    (await seller.call<ProductImport>('GET', `/seller/get-import/${_id}`)).data;
  await until(60, async () => (await found()).added > 50);
  const before = await found();
  server.process.kill('SIGKILL');
  await server.ended;
  expect([before.stage, before.added < ROWS]).toEqual(['running', true]);

  server = await start();
  seller = await logIn(server.url, 'seller', SELLER);
  await until(90, async () => (await found()).stage === 'done');
  expect(await found()).toMatchObject({ added: ROWS, changed: 0, unchanged: 0, faulty: 0 });
  const products = await seller.list<{ version: number }>(`/seller/get-products/${sellerId}`);
  expect(products.rows.map(({ version }) => version)).toEqual(Array(ROWS).fill(1));
  expect(await server.stop()).toBe(0);
});
