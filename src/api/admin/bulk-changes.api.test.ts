import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { BulkChange } from '#contracts/products/bulk-change.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { bulkChangeNext } from '#services/products/bulk/run-bulk-change.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, colleague] = [await anAdmin(test), await anAdmin(test)];
  const support = await anAdmin(test, { role: 'support' });
  const [seller, other] = [await aSeller(test), await aSeller(test)];
  const here = await aCategory(test.db);
  for (let number = 1; number <= 30; number += 1) {
    const values = { name: `Ring ${number}`, priceINR: '1000.00', priceAED: '40.00' };
    await aProduct(test.db, parentsOf(seller, here), values);
  }
  await aProduct(test.db, parentsOf(other, here), {
    ...{ name: 'Lamp', priceINR: '900.00', priceAED: '30.00' },
    ...{ originalPrice: '950.00', originalPriceAED: '32.00' },
  });
  return { admin, colleague, support, seller, other };
});

type Somebody = { authorization: { authorization: string } };
type Method = 'GET' | 'POST';

async function call(who: Somebody, method: Method, url: string, payload?: object) {
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers: who.authorization },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const roleOf = (who: Somebody) =>
  who === world.seller || who === world.other ? 'seller' : 'admin';
const start = (who: Somebody, ask: object) =>
  call(who, 'POST', `/${roleOf(who)}/start-bulk-change`, { filter: {}, ...ask });
const known = async (who: Somebody): Promise<BulkChange[]> =>
  (await call(who, 'GET', `/${roleOf(who)}/get-bulk-changes`)).body;
const control = (who: Somebody, id: string, what: string) =>
  call(who, 'POST', `/${roleOf(who)}/control-bulk-change/${id}`, { what });
const begin = async (who: Somebody, ask: object): Promise<string> => {
  const { status, body } = await start(who, ask);
  expect(status, body.message).toBe(202);
  return body.data._id;
};
/** Works, by a process that is killed as soon as it has changed a product, and by the next one, and so on. */
async function workAndDie() {
  const invalidateTags = () => Promise.reject(new Error('killed'));
  while (await bulkChangeNext({ ...test.context, invalidateTags }).catch(() => true)) {
    await test.db.execute('update bulk_change set leased_until = null');
  }
}
async function work() {
  while (await bulkChangeNext(test.context)) {
    // Until nothing waits.
  }
}
const products = async (): Promise<ManagedProduct[]> =>
  (await call(world.admin, 'GET', '/admin/get-products?limit=100')).body;
const pricesOf = async (name: RegExp) =>
  new Set((await products()).filter((each) => name.test(each.name)).map((each) => each.priceINR));
const up = { action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1 };

describe('a change of many products', () => {
  it('is refused as a whole by what cannot be, and begins nothing', async () => {
    const { admin, support, seller, other } = world;
    for (const wrong of [
      { ...up, percent: 0 },
      { ...up, colour: 'red' },
      { ...up, filter: { colour: 'red' } },
      { ...up, ids: [] },
      { action: 'take-down', reason: 'other', words: '' },
      { action: 'set-sold' },
    ]) {
      expect((await start(admin, wrong)).status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await start(admin, { ...up, previewed: 30 })).status).toBe(409);
    expect((await start(support, up)).status).toBe(403);
    const foreign = { ...up, filter: { seller: other.id } };
    expect((await start(seller, foreign)).status).toBe(422);
    expect(await known(admin)).toEqual([]);
  });

  it('goes on without whoever began it, is seen by all who may see it, and a colleague undoes it', async () => {
    const { admin, colleague, support, seller } = world;
    const id = await begin(admin, { ...up, filter: { seller: seller.id }, previewed: 30 });
    const [begun] = await known(colleague);
    expect(begun).toMatchObject({ _id: id, state: 'running', total: 30, done: 0, percent: 10 });
    await bulkChangeNext(test.context);
    expect((await known(support))[0]).toMatchObject({ done: 25, mayChange: false });
    expect(await known(seller)).toEqual([]);
    expect((await control(support, id, 'stop')).status).toBe(403);
    await work();
    expect((await known(colleague))[0]).toMatchObject({
      ...{ state: 'over', done: 30, failed: 0, isUndoable: true },
    });
    expect(await pricesOf(/^Ring/)).toEqual(new Set([1100]));
    expect((await control(colleague, id, 'undo')).status).toBe(200);
    await work();
    expect((await known(admin))[0]).toMatchObject({ state: 'undone', undone: 30, kept: 0 });
    expect(await pricesOf(/^Ring/)).toEqual(new Set([1000]));
    expect((await control(admin, id, 'undo')).status).toBe(409);
  });

  it.each(['admin', 'seller'] as const)(
    'of %s goes round a product that is refused',
    async (role) => {
      const { seller } = world;
      await test.db.execute(`update product set price_inr = 999999999 where name = 'Ring 15'`);
      await begin(world[role], { ...up, filter: role === 'admin' ? { seller: seller.id } : {} });
      await work();
      expect((await known(world[role]))[0]).toMatchObject({
        ...{ state: 'over', done: 29, failed: 1, refusals: [{ name: 'Ring 15' }] },
      });
      expect(await pricesOf(/^Ring (?!15)/)).toEqual(new Set([1100]));
    },
  );

  it('is one line of the audit, and so is its undoing', async () => {
    const { admin, seller } = world;
    const id = await begin(admin, { ...up, filter: { seller: seller.id } });
    await work();
    await control(admin, id, 'undo');
    const { body } = await call(admin, 'GET', '/admin/get-audit?entity=bulk-change');
    const told = (body as AuditEntry[]).map(({ action, entityId, after }) => [
      ...[action, entityId, (after as { name: string }).name],
    ]);
    const name = 'Prices of 30 products +10 %';
    expect(told).toEqual([
      ['undo-bulk-change', id, name],
      ['bulk-change', id, name],
    ]);
    await work();
    // What became of each product stands behind the line, and in the history of the product.
    const rows = async (query: string) =>
      (await call(admin, 'GET', `/admin/get-audit?limit=100&logIns=without${query}`)).body.length;
    expect(await rows('')).toBe(2);
    expect(await rows(`&sellerId=${seller.id}`)).toBe(2);
    expect(await rows(`&partOf=${id}`)).toBe(60);
    const ring = (await products()).find(({ name }) => name === 'Ring 7');
    expect(await rows(`&entity=product&entityId=${ring?._id}`)).toBe(2);
  });

  it('holds no more products than those of a turn, and so does its undoing', async () => {
    const { admin, other } = world;
    const more = await aCategory(test.db);
    for (let number = 0; number < 45; number += 1) await aProduct(test.db, parentsOf(other, more));
    const answered: number[] = [];
    const statements = countStatements(test, answered);
    const asked = async (work: () => Promise<unknown>) => {
      [statements.length, answered.length] = [0, 0];
      await work();
      return { most: Math.max(...answered), each: statements.length / 76 };
    };
    const begun = await asked(async () => {
      await begin(admin, { ...up, raiseOriginals: true, previewed: 76 });
      await work();
    });
    const [{ _id } = { _id: '' }] = await known(admin);
    const undone = await asked(async () => {
      await control(admin, _id, 'undo');
      await work();
    });
    expect((await known(admin))[0]).toMatchObject({ state: 'undone', done: 76, undone: 76 });
    expect([begun.most, undone.most]).toEqual([25, 25]);
    expect(begun.each).toBeLessThan(1);
    expect(undone.each).toBeLessThan(11.5);
  });

  it('is stopped and gone on with', async () => {
    const { admin, seller } = world;
    const id = await begin(admin, { ...up, filter: { seller: seller.id } });
    await bulkChangeNext(test.context);
    expect((await control(admin, id, 'go-on')).status).toBe(409);
    expect((await control(admin, id, 'stop')).status).toBe(200);
    expect(await bulkChangeNext(test.context)).toBe(false);
    expect((await known(admin))[0]).toMatchObject({ state: 'stopped', done: 25 });
    await control(admin, id, 'go-on');
    await work();
    expect(await pricesOf(/^Ring/)).toEqual(new Set([1100]));
    expect((await known(admin))[0]).toMatchObject({ state: 'over', done: 30 });
  });

  it('changes each product once, and counts it, however often its process is killed', async () => {
    const { admin, seller } = world;
    const rings = (await products()).filter(({ name }) => name.startsWith('Ring'));
    const ids = rings.slice(0, 5).map(({ _id }) => _id);
    const id = await begin(admin, { ...up, ids });
    await workAndDie();
    expect(await pricesOf(/^Ring/)).toEqual(new Set([1000, 1100]));
    expect((await known(admin))[0]).toMatchObject({ state: 'over', total: 5, done: 5, failed: 0 });
    await control(admin, id, 'undo');
    await workAndDie();
    expect(await pricesOf(/^Ring/)).toEqual(new Set([1000]));
    expect((await known(admin))[0]).toMatchObject({ state: 'undone', undone: 5, kept: 0 });

    await setSiteState(test.db, SETTINGS, JSON.stringify({ approval: { edits: true } }));
    // What waits already is changed further: to 1,100, and then to 1,210.
    for (const whole of [1100, 1210]) {
      await begin(seller, { ...up, ids });
      await workAndDie();
      expect((await known(seller))[0]).toMatchObject({ state: 'over', done: 5, waiting: 5 });
      for (const each of ids) {
        const { body } = await call(admin, 'GET', `/admin/get-product-review/${each}`);
        expect(body.proposed.priceINR).toBe(whole);
      }
    }
  });

  it("is a shop's own, of those that were chosen, and ends where its maker may not any more", async () => {
    const { admin, seller, other } = world;
    const [one, two] = (await products()).filter(({ name }) => name.startsWith('Ring'));
    const ids = [one?._id, two?._id];
    const lamp = (await products()).find(({ name }) => name === 'Lamp')?._id;
    const id = await begin(seller, { action: 'hide', ids: [...ids, lamp] });
    expect(await known(other)).toEqual([]);
    expect((await control(other, id, 'stop')).status).toBe(404);
    expect((await control(admin, id, 'stop')).status).toBe(404);
    await work();
    expect((await known(seller))[0]).toMatchObject({ total: 2, done: 2, isOfAll: false });
    const hidden = (await products()).filter(({ hiddenBy }) =>
      hiddenBy.includes('hidden-by-seller'),
    );
    expect(hidden.map(({ _id }) => _id).sort()).toEqual(ids.sort());
    await begin(seller, up);
    await test.db.execute(`update seller set status = false, approval = 'declined'`);
    await work();
    expect((await known(seller))[0]).toMatchObject({ state: 'stopped', done: 0 });
    expect((await known(seller))[0]?.problem).not.toBe('');
  });

  it('raises an original price that the new one would reach, where that is asked for', async () => {
    const { admin, other } = world;
    const asked = { ...up, filter: { seller: other.id } };
    await begin(admin, asked);
    await work();
    expect((await known(admin))[0]).toMatchObject({ done: 0, failed: 1 });
    const raising = { ...asked, raiseOriginals: true };
    const { body } = await call(admin, 'POST', '/admin/preview-matching-change', raising);
    expect(body).toMatchObject({ changing: 1, refused: 0 });
    await begin(admin, raising);
    await work();
    const lamp = (await products()).find(({ name }) => name === 'Lamp');
    expect(lamp).toMatchObject({
      ...{ priceINR: 990, originalPrice: 1045, priceAED: 33, originalPriceAED: 35 },
    });
  });
});
