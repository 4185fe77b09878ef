import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import {
  type MatchingPreview,
  type MatchingStep,
  ROUNDINGS,
} from '#contracts/products/matching-change.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { product as products } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller, other] = [await anAdmin(test), await aSeller(test), await aSeller(test)];
  const [here, elsewhere] = [await aCategory(test.db), await aCategory(test.db)];
  const add = (of: { id: string }, values: object) =>
    aProduct(test.db, parentsOf(of as typeof seller, here), values);
  await add(seller, { name: 'Ring', priceINR: '1000.00', priceAED: '44.50' });
  await add(seller, { name: 'Watch', priceINR: '124999.00', priceAED: '5499.00' });
  await add(other, { name: 'Lamp', priceINR: '909.00', priceAED: '0.05' });
  return { admin, seller, other, here, elsewhere, add };
});

type Somebody = { authorization: { authorization: string } };

async function send(url: string, payload: object, who: Somebody = world.admin) {
  const method = 'POST';
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers: who.authorization, payload },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function preview(ask: object) {
  const { status, body } = await send('/admin/preview-matching-change', { filter: {}, ...ask });
  expect(status, body.message).toBe(200);
  return body as MatchingPreview;
}
const change = async (ask: object, who?: Somebody) =>
  (
    await send(
      `/${who === world.seller ? 'seller' : 'admin'}/change-matching-products`,
      { filter: {}, ...ask },
      who,
    )
  ).body.data as MatchingStep;

async function read(): Promise<ManagedProduct[]> {
  const answer = await test.app.inject({
    url: '/api/admin/get-products',
    headers: world.admin.authorization,
  });
  return answer.json();
}
const prices = async () =>
  Object.fromEntries(
    (await read()).map(({ name, priceINR, priceAED }) => [name, [priceINR, priceAED]]),
  );
const pricesBy = (percent: number, round: unknown) => ({
  ...{ action: 'change-prices', percent, roundINR: round, roundAED: round },
});

describe('prices of all that match', () => {
  it('are refused by what cannot be', async () => {
    for (const wrong of [
      { percent: 0 },
      { percent: -95 },
      { roundINR: 'next-7' },
      { roundAED: 9 },
    ]) {
      const ask = { ...pricesBy(10, 1), filter: {}, ...wrong };
      for (const path of ['preview-matching-change', 'change-matching-products']) {
        expect((await send(`/admin/${path}`, ask)).status).toBe(422);
      }
    }
    const unknown = { ...pricesBy(10, 1), filter: { colour: 'red' } };
    expect((await send('/admin/preview-matching-change', unknown)).status).toBe(422);
    const foreign = { ...pricesBy(10, 1), filter: { seller: world.other.id } };
    expect((await send('/seller/preview-matching-change', foreign, world.seller)).status).toBe(422);
  });

  it('end in 9 or 0, never below what the per cent makes', async () => {
    await change(pricesBy(10, 'next-9'));
    expect(await prices()).toEqual({
      Ring: [1109, 49],
      Watch: [137_499, 6049],
      Lamp: [1009, 9],
    });
    await change(pricesBy(10, 'next-0'));
    expect(await prices()).toEqual({
      Ring: [1220, 60],
      Watch: [151_250, 6660],
      Lamp: [1110, 10],
    });
  });

  it.each([...ROUNDINGS])('become what the preview says, rounded %s', async (round) => {
    for (const percent of [12.35, -33.33, -90, 900]) {
      const said = await preview(pricesBy(percent, round));
      const step = await change(pricesBy(percent, round));
      expect(step).toMatchObject({ done: 3, failed: [], next: null });
      const after = Object.fromEntries(
        said.first.map(({ name, after: { prices: pair } }) => [
          name,
          [pair?.priceINR, pair?.priceAED],
        ]),
      );
      expect(await prices()).toEqual(after);
      const [inr, aed] = [0, 1].map((at) => Object.values(after).map((pair) => pair[at] ?? 0)) as [
        number[],
        number[],
      ];
      if (said.same === 0) {
        expect(said.prices).toMatchObject({
          lowest: { priceINR: Math.min(...inr), priceAED: Math.min(...aed) },
          highest: { priceINR: Math.max(...inr), priceAED: Math.max(...aed) },
        });
      }
      expect(said).toMatchObject({ total: 3, refused: 0, changing: 3 - said.same });
    }
  });

  it('are counted where they stay or are refused, which is what happens', async () => {
    await world.add(world.other, { name: 'Crown', priceINR: '999999900.00', priceAED: '9.00' });
    await world.add(world.other, {
      ...{ name: 'Vase', priceINR: '100.00', priceAED: '9.00' },
      originalPrice: '105.00',
    });
    const ask = pricesBy(10, 1);
    const said = await preview(ask);
    expect(said).toMatchObject({ total: 5, refused: 2, same: 0, changing: 3 });
    expect(said.prices).toMatchObject({ highest: { priceINR: 137_499, priceAED: 6049 } });
    const refusals = said.first.filter(({ refusal }) => refusal !== null);
    const { failed } = await change(ask);
    expect(failed.map(({ name, message }) => [name, message])).toEqual(
      refusals.map(({ name, refusal }) => [name, refusal]),
    );
    expect(await preview({ ...ask, percent: 0.01, filter: { q: 'ring' } })).toMatchObject({
      ...{ total: 1, same: 1, changing: 0 },
    });
    expect(await preview({ ...ask, filter: { q: 'nothing is called so' } })).toMatchObject({
      ...{ total: 0, changing: 0, first: [] },
    });
  });

  it('are left alone where others match by now than were shown', async () => {
    const before = await prices();
    const ask = { ...pricesBy(10, 1), filter: { seller: world.seller.id }, previewed: 2 };
    await world.add(world.seller, { name: 'Bowl' });
    const { status, body } = await send('/admin/change-matching-products', ask);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(await prices()).toMatchObject(before);
    expect((await send('/admin/change-matching-products', { ...ask, previewed: 3 })).status).toBe(
      200,
    );
  });

  it('are those of the filter and of the ids alone, and a seller’s own', async () => {
    const [ring] = (await read()).filter(({ name }) => name === 'Ring');
    const ask = { ...pricesBy(10, 1), filter: {} };
    expect(await preview({ ...ask, filter: { seller: world.other.id } })).toMatchObject({
      total: 1,
    });
    expect(await preview({ ...ask, ids: [ring?._id] })).toMatchObject({ total: 1 });
    const { body } = await send('/seller/preview-matching-change', ask, world.seller);
    expect(body).toMatchObject({ total: 2 });
  });

  it('are changed in the seller’s name by the admin, and undone', async () => {
    const before = await prices();
    const { undo } = await change({ ...pricesBy(10, 'next-9'), filter: { q: 'ring' } });
    const [entry] = await test.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({
      ...{ action: 'edit-product', actorId: world.admin.id, sellerId: world.seller.id },
      after: { priceINR: '1109.00', priceAED: '49.00' },
    });
    await send('/admin/undo-matching-change', { undo });
    expect(await prices()).toEqual(before);
  });
});

describe('entries and attributes of all that match', () => {
  const aStone = async (categoryId: string) =>
    (
      await anAttribute(test.db, {
        name: 'Stone',
        kind: 'text',
        entries: [{ categoryId }],
      })
    ).id;

  it('tell who stands there and who loses attributes before they are moved', async () => {
    const { here, elsewhere } = world;
    const stone = await aStone(here.id);
    await test.db
      .update(products)
      .set({ attributes: { [stone]: 'Onyx' } })
      .where(eq(products.name, 'Ring'));
    const move = (to: typeof here) => ({
      ...{ action: 'move', categoryId: to.id, subCategoryId: to.sub.id },
    });
    expect(await preview(move(here))).toMatchObject({ total: 3, same: 3, changing: 0, losing: 0 });
    expect(await preview(move(elsewhere))).toMatchObject({
      total: 3,
      same: 0,
      changing: 3,
      losing: 1,
    });
    const { first } = await preview(move(elsewhere));
    expect(first.map(({ name }) => name)).toEqual(['Lamp', 'Watch', 'Ring']);
    expect(first[0]).toMatchObject({
      ...{ picture: null, refusal: null, seller: { _id: world.other.id } },
      before: { entries: [{ _id: here.id }, { _id: here.sub.id }] },
      after: { entries: [{ _id: elsewhere.id }, { _id: elsewhere.sub.id }] },
    });
    const mixed = { ...move(here), subCategoryId: elsewhere.sub.id, filter: {} };
    expect((await send('/admin/preview-matching-change', mixed)).status).toBe(422);
    expect(await change({ ...move(elsewhere), filter: { q: 'ring' } })).toMatchObject({ done: 1 });
    expect(await preview(move(elsewhere))).toMatchObject({ same: 1, changing: 2, losing: 0 });
    const ring = (await read()).find(({ name }) => name === 'Ring');
    expect(ring).toMatchObject({ categoryId: { _id: elsewhere.id }, attributes: [] });
  });

  it('tell who has the value, and who cannot, before they get it', async () => {
    const { here, elsewhere, seller } = world;
    const stone = await aStone(here.id);
    await aProduct(test.db, parentsOf(seller, elsewhere), { name: 'Bowl' });
    const ask = { action: 'set-attribute', attribute: stone, value: 'Onyx' };
    await change({ ...ask, filter: { q: 'ring' } });
    expect(await preview(ask)).toMatchObject({ total: 4, same: 1, refused: 1, changing: 2 });
    expect((await preview(ask)).first).toMatchObject([
      { name: 'Lamp', before: { attribute: null }, after: { attribute: { value: 'Onyx' } } },
      { name: 'Watch' },
    ]);
    const own = await send('/seller/preview-matching-change', { ...ask, filter: {} }, seller);
    expect(own.body.first).toMatchObject([{ name: 'Watch', seller: null }]);
    const { done, failed } = await change(ask);
    expect([done, failed.map(({ name }) => name)]).toEqual([3, ['Bowl']]);
    const none = { ...ask, value: null };
    expect(await preview(none)).toMatchObject({ same: 1, refused: 0, changing: 3 });
    expect(await preview({ ...ask, value: 'Jade' })).toMatchObject({ same: 0, changing: 3 });
    const wrong = { ...ask, value: 'x'.repeat(600), filter: {} };
    expect((await send('/admin/preview-matching-change', wrong)).status).toBe(422);
  });
});
