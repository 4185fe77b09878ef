import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Product } from '#contracts/product.ts';
import { priceChange, product } from '#database/schema/products/product.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { findPublishedProduct } from './products/find-product.ts';

const test = await sharedApp();
const seller = await aSeller(test);
const category = await aCategory(test.db, { name: 'Watches' });
const parents = parentsOf(seller, category);

const { csv, row, importAll } = importCalls(() => ({ test, seller, category }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Adds a product that once cost other prices, each until so many days ago, and returns its id. */
async function aPiece(earlier: { priceINR: string; priceAED: string; until: number }[] = []) {
  const values = { priceINR: '1000', priceAED: '50', createdAt: daysAgo(400) };
  const { id } = await aProduct(test.db, parents, values);
  for (const { until, ...prices } of earlier) {
    await test.db
      .insert(priceChange)
      .values({ ...prices, productId: id, changedAt: daysAgo(until) });
  }
  return id;
}

/** Lets the present price have stood for longer than it takes to undo it. */
async function letStand(id: string) {
  await test.db.execute(sql`update price_change set changed_at = changed_at - interval '2 hours'
    where product_id = ${id}`);
  await test.db.execute(sql`update product set changed_inr = changed_inr - interval '2 hours',
    changed_aed = changed_aed - interval '2 hours' where id = ${id}`);
}

const ask = (id: string, priceINR: string, priceAED: string) =>
  test.db.update(product).set({ priceINR, priceAED }).where(eq(product.id, id));

async function shown(id: string): Promise<Product> {
  const found = await findPublishedProduct(test.db, id);
  return JSON.parse(found?.json ?? '{}');
}

const changesOf = async (id: string) =>
  (
    await test.db
      .select({ INR: priceChange.priceINR, AED: priceChange.priceAED })
      .from(priceChange)
      .where(eq(priceChange.productId, id))
      .orderBy(asc(priceChange.id))
  ).map(({ INR, AED }) => [Number(INR), Number(AED)]);

it('keeps what a product cost whenever a price changes, and nothing else', async () => {
  const id = await aPiece();
  await test.db.update(product).set({ name: 'Renamed' }).where(eq(product.id, id));
  await ask(id, '1000.00', '50.0');
  expect(await changesOf(id)).toEqual([]);
  await ask(id, '900', '50');
  await letStand(id);
  await ask(id, '900', '45');
  expect(await changesOf(id)).toEqual([
    [1000, 50],
    [900, 50],
  ]);
});

it('tells of a price below all of the 30 days before it, for each currency by itself', async () => {
  const id = await aPiece([{ priceINR: '800', priceAED: '60', until: 20 }]);
  await ask(id, '900', '45');
  expect(await shown(id)).toMatchObject({
    lowest30INR: 800,
    loweredINR: null,
    lowest30AED: 50,
    loweredAED: expect.stringMatching(/^20\d\d-/),
  });
  await letStand(id);
  await ask(id, '700', '45');
  expect(await shown(id)).toMatchObject({
    lowest30INR: 800,
    loweredINR: expect.stringMatching(/^20\d\d-/),
    lowest30AED: 50,
    loweredAED: expect.stringMatching(/^20\d\d-/),
  });
  await letStand(id);
  await ask(id, '1200', '45');
  expect(await shown(id)).toMatchObject({ lowest30INR: 700, loweredINR: null });
});

it('takes a price that stood for minutes for none, in either currency', async () => {
  const id = await aPiece([{ priceINR: '1100', priceAED: '50', until: 20 }]);
  await ask(id, '950', '50');
  await letStand(id);
  const { lowest30INR, loweredINR, lowest30AED, loweredAED } = await shown(id);
  const [told, kept] = [{ lowest30INR, loweredINR, lowest30AED, loweredAED }, await changesOf(id)];
  expect([lowest30INR, lowest30AED]).toEqual([1000, null]);
  // Back again; by a third price, while the other currency changes too; and back from that.
  await ask(id, '300', '50');
  await ask(id, '950', '50');
  expect(await shown(id)).toMatchObject(told);
  await ask(id, '300', '50');
  await ask(id, '300', '10');
  await ask(id, '950', '10');
  await ask(id, '950', '50');
  expect(await shown(id)).toMatchObject(told);
  expect(await changesOf(id)).toEqual(kept);
  await ask(id, '300', '10');
  await ask(id, '800', '40');
  expect(await shown(id)).toMatchObject({ lowest30INR: 950, lowest30AED: 50 });
  // The first price of a new piece, too.
  const fresh = await aProduct(test.db, parents, { priceINR: '30', priceAED: '5' });
  await ask(fresh.id, '3000', '50');
  expect(await shown(fresh.id)).toMatchObject({ lowest30INR: null, lowest30AED: null });
  expect(await changesOf(fresh.id)).toEqual([]);
});

it('counts what was long before again, where a price that stood for minutes is taken back', async () => {
  const id = await aPiece([{ priceINR: '800', priceAED: '50', until: 40 }]);
  await ask(id, '900', '50');
  await ask(id, '1000', '50');
  const [found] = await test.db
    .select({ since: product.changedINR, lowest: product.lowestINR })
    .from(product)
    .where(eq(product.id, id));
  expect([found?.since?.toISOString().slice(0, 10), Number(found?.lowest)]).toEqual([
    daysAgo(40).toISOString().slice(0, 10),
    800,
  ]);
  expect(await changesOf(id)).toEqual([[800, 50]]);
});

it('looks back for 30 days', async () => {
  const id = await aPiece([{ priceINR: '800', priceAED: '60', until: 31 }]);
  expect(await shown(id)).toMatchObject({ lowest30INR: null, loweredINR: null });
  await ask(id, '900', '50');
  expect(await shown(id)).toMatchObject({ lowest30INR: 1000, lowest30AED: null });
});

it('keeps the price before a form or an import, and tells cards of it at once', async () => {
  const card = async () =>
    (await test.app.inject(`/api/get-product?fields=card&seller=${seller.id}&q=Harbour`)).json()[0];
  await importAll(csv(row('A1', { price: '1000' })));
  const { _id: id, loweredINR, loweredAED } = await card();
  expect([loweredINR, loweredAED]).toEqual([null, null]);
  await test.db
    .update(product)
    .set({ createdAt: daysAgo(1) })
    .where(eq(product.id, id));

  await importAll(csv(row('A1', { price: '900' })));
  expect(await changesOf(id)).toEqual([[1000, 5499]]);
  expect(await card()).toMatchObject({ priceINR: 900, loweredAED: null });
  expect((await card()).loweredINR).toMatch(/^20/);

  const form = { ...productFields(category), priceINR: '900', priceAED: '5000' };
  const { payload, headers } = multipart({ ...form, name: 'Harbour A1' }, []);
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/edit-product/${id}`,
    headers: { ...headers, ...seller.authorization },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect(await changesOf(id)).toHaveLength(2);
  expect((await card()).loweredAED).toMatch(/^20/);
});

it('says when the first badge goes by itself', async () => {
  const until = async (id: string) =>
    (await findPublishedProduct(test.db, id))?.until?.slice(0, 10);
  const inDays = (days: number) => daysAgo(-days).toISOString().slice(0, 10);
  const old = await aPiece();
  expect(await until(old)).toBeUndefined();
  await ask(old, '1100', '45');
  expect(await until(old)).toBe(inDays(30));
  await letStand(old);
  await ask(old, '1200', '55');
  expect(await until(old)).toBeUndefined();
  const fresh = await aProduct(test.db, parents);
  await ask(fresh.id, '1', '1');
  expect(await until(fresh.id)).toBe(inDays(7));
});

it('tells its seller and admins what it cost since when, and nobody else', async () => {
  const id = await aPiece();
  const history = (role: 'seller' | 'admin', who: { authorization: Record<string, string> }) =>
    test.app.inject({ url: `/api/${role}/get-price-history/${id}`, headers: who.authorization });
  const moment = expect.stringMatching(/^20\d\d-/);
  const present = { priceINR: 1000, priceAED: 50 };
  expect((await history('seller', seller)).json()).toEqual([{ ...present, since: null }]);
  await ask(id, '900', '50');
  await letStand(id);
  await ask(id, '900', '45');
  const told = [
    { ...present, since: null },
    { priceINR: 900, priceAED: 50, since: moment },
    { priceINR: 900, priceAED: 45, since: moment },
  ];
  expect((await history('seller', seller)).json()).toEqual(told);
  expect((await history('admin', await anAdmin(test))).json()).toEqual(told);
  expect((await history('seller', await aSeller(test))).statusCode).toBe(404);
  const fresh = await aProduct(test.db, parents);
  const url = `/api/seller/get-price-history/${fresh.id}`;
  const { body } = await test.app.inject({ url, headers: seller.authorization });
  expect(JSON.parse(body)).toEqual([expect.objectContaining({ since: moment })]);
});

it('forgets earlier prices after a year', async () => {
  const id = await aPiece([
    { priceINR: '700', priceAED: '40', until: 366 },
    { priceINR: '800', priceAED: '45', until: 364 },
  ]);
  await sweepExpired(test.context);
  expect(await changesOf(id)).toEqual([[800, 45]]);
});
