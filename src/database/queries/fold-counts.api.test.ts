import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Facet } from '#contracts/facets/facets.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import type { Database } from '../database.ts';
import { searchWordChange } from '../schema/operation.ts';
import { listingTotal } from '../schema/products/listing.ts';
import { product } from '../schema/products/product.ts';
import { foldCounts } from './fold-counts.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Lamps' }));

const isPostgres = test.context.engine === 'postgresql';

/** What the public sees of the counters: of the category, of its facets, and of a search for a word. */
async function counted() {
  test.cache.clear();
  const get = async (url: string) => (await test.app.inject(`/api${url}`)).json();
  const [{ products }] = await get(`/get-category/${category.id}`);
  const { total, facets } = await get(`/get-listing?facets=brand&category=${category.id}`);
  const [brand]: Facet[] = facets.values;
  const found = await get('/get-product?q=lantern');
  const brands = Object.fromEntries(brand?.values.map((each) => [each.value, each.products]) ?? []);
  return { products, total, brands, found: found.length };
}

const waiting = async () =>
  (await test.db.$count(listingTotal, sql`not ${listingTotal.folded}`)) +
  (await test.db.$count(searchWordChange));

it('counts the same before and after the changes are added up', async () => {
  const parents = parentsOf(seller, category);
  await aProduct(test.db, parents, { name: 'Lantern', brand: 'Corvo' });
  const second = await aProduct(test.db, parents, { name: 'Lantern', brand: 'Calderon' });
  while (await foldCounts(test.db));
  await test.db.update(product).set({ brand: 'Corvo' }).where(eq(product.id, second.id));
  await aProduct(test.db, parents, { name: 'Candle', brand: 'Corvo' });
  const expected = { products: 3, total: 3, brands: { Corvo: 3 }, found: 2 };
  expect(await waiting()).toBeGreaterThan(0);
  expect(await counted()).toEqual(expected);
  while (await foldCounts(test.db));
  expect(await waiting()).toBe(0);
  expect(await counted()).toEqual(expected);
});

it('takes what nobody has any more for nothing', async () => {
  const { id } = await aProduct(test.db, parentsOf(seller, category), { name: 'Lantern' });
  while (await foldCounts(test.db));
  await test.db.delete(product).where(eq(product.id, id));
  expect(await counted()).toEqual({ products: 0, total: 0, brands: {}, found: 0 });
});

it.runIf(isPostgres)('lets a writer go on while another has not committed', async () => {
  const parents = parentsOf(seller, category);
  await aProduct(test.db, parents, { name: 'Lantern', brand: 'Corvo' });
  await test.db.transaction(async (first) => {
    await aProduct(first as unknown as Database, parents, { name: 'Lantern', brand: 'Corvo' });
    await test.db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '1s'`);
      await aProduct(second as unknown as Database, parents, { name: 'Lantern', brand: 'Corvo' });
    });
    expect(await foldCounts(test.db)).toBe(false);
  });
  expect((await counted()).products).toBe(3);
});
