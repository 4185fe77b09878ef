import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTrending } from '#services/products/change-products.ts';
import { hideProduct } from '#services/products/states/change-state.ts';
import { until } from '#tests/processes/kill/api-client.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { look, openShopPages, type ShopPages } from './support/shop-pages.ts';

let postgres: TestPostgres;
let other: TestApp;
let pages: ShopPages;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  other = await testApp({}, null, database);
  pages = await openShopPages(other);
  server = await startServer({ DATABASE_URL: database, SHUTDOWN_SECONDS: '2' });
  await until(60, async () => server.output().includes('Dhow is open at'));
});
afterAll(async () => {
  await server?.stop();
  await other?.close();
  await postgres?.stop();
});

const admin = { role: 'admin', adminRole: 'owner', id: 'admin0000001', name: 'Admin' } as const;
const shownPrice = (body: string) => Number(JSON.parse(body).priceINR);
const idOf = (page: string | undefined) => page?.split('-').at(-1) ?? '';

test('what edits have dropped is shown while the database is away, and what was hidden is not', async () => {
  const { url } = server;
  const [hidden = '', hiddenAfterAnEdit = ''] = pages.others;
  const lists = ['/', '/shop'];
  const all = [...lists, pages.page, pages.read, hidden, hiddenAfterAnEdit];
  await pages.setPrice(4000);
  for (const path of all) expect([path, (await look(url + path)).status]).toEqual([path, 200]);
  await hideProduct(other.context, admin, idOf(hidden), { hidden: true });
  await setTrending(other.context, admin, idOf(hiddenAfterAnEdit), true);
  await hideProduct(other.context, admin, idOf(hiddenAfterAnEdit), { hidden: true });
  await expect.poll(async () => (await look(url + hiddenAfterAnEdit)).status).toBe(404);
  // As it is kept without those two.
  for (const path of lists) expect((await look(url + path)).status).toBe(200);
  await pages.setPrice(5000);
  await expect.poll(async () => shownPrice((await look(url + pages.read)).body)).toBe(5000);
  await pages.setPrice(6000);
  await other.context.db.execute('select 1');

  await postgres.shutDown();
  await expect.poll(async () => (await look(url + (pages.others[2] ?? ''))).status).toBe(503);
  for (const path of [...lists, pages.page, pages.read]) {
    const { status, age } = await look(url + path);
    expect([path, status]).toEqual([path, 200]);
    expect(age).toBeGreaterThan(0);
  }
  expect(shownPrice((await look(url + pages.read)).body)).toBe(5000);
  for (const path of [hidden, hiddenAfterAnEdit]) {
    expect([path, (await look(url + path)).status]).toEqual([path, 503]);
  }

  await postgres.startAgain();
  await expect
    .poll(async () => shownPrice((await look(url + pages.read)).body), { timeout: 20_000 })
    .toBe(6000);
  await expect.poll(async () => (await look(url + pages.read)).age).toBe(null);
});
