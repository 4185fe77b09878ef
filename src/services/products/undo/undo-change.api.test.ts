import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntry, enquiry as enquiries } from '#database/schema/activity.ts';
import { attribute as attributes } from '#database/schema/attribute.ts';
import { mail as mails } from '#database/schema/mail.ts';
import { mediaAsset } from '#database/schema/media.ts';
import {
  priceChange,
  productMedia,
  product as products,
} from '#database/schema/products/product.ts';
import { productUndo } from '#database/schema/products/product-changes.ts';
import { report as reports } from '#database/schema/report.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
// Mails wait.
test.context.mailQueued?.removeAllListeners();
const world = await perTest(async () => {
  const [admin, seller, other] = [await anAdmin(test), await aSeller(test), await aSeller(test)];
  const category = await aCategory(test.db);
  const add = (name: string, values: Parameters<typeof aProduct>[2] = {}) =>
    aProduct(test.db, parentsOf(seller, category), { name, ...values });
  return { admin, seller, other, category, add };
});

type Somebody = { authorization: { authorization: string } };
async function send(method: 'PUT' | 'POST', url: string, payload: object, who: Somebody) {
  const headers = who.authorization;
  const response = await test.app.inject({ method, url: `/api${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const ofSeller = (body: object) =>
  send('POST', '/seller/change-matching-products', { filter: {}, ...body }, world.seller);
const ofAdmin = (body: object) =>
  send('POST', '/admin/change-matching-products', { filter: {}, ...body }, world.admin);
const undo = (role: 'seller' | 'admin', id: string, who: Somebody = world[role]) =>
  send('POST', `/${role}/undo-matching-change`, { undo: id }, who);

const state = async (id: string) => {
  const {
    version: _,
    updatedAt: __,
    ...row
  } = (await test.db.select().from(products).where(eq(products.id, id)))[0] ?? ({} as never);
  return row;
};
const names = async (query = '') =>
  (await test.app.inject(`/api/get-product?fields=card&${query}`))
    .json()
    .map(({ name }: { name: string }) => name)
    .sort();
const subjects = async () =>
  (await test.db.select({ subject: mails.subject }).from(mails)).map(({ subject }) =>
    subject.replace(/^.*: /, ''),
  );

it('a seller’s change of all that match is undone: each piece is what it was, to the moment', async () => {
  const until = daysAfter(dayOf(new Date()), 5);
  const at = new Date('2026-01-02T03:04:05.678Z');
  const pieces = [
    await world.add('Free'),
    await world.add('Reserved', { availability: 'RESERVED', reservedUntil: until }),
    await world.add('Sold', { availability: 'SOLD', soldAt: at }),
    await world.add('Hidden', { hiddenAt: at }),
  ];
  const before = await Promise.all(pieces.map(({ id }) => state(id)));
  const shown = await names();
  for (const change of ['set-sold', 'set-available', 'hide', 'show']) {
    const { body } = await ofSeller({ action: change });
    expect([change, body.data.done, body.data.next]).toEqual([change, 4, null]);
    const { body: answer } = await undo('seller', body.data.undo);
    expect(answer.data).toMatchObject({ failed: [], isOver: true });
    expect([change, await Promise.all(pieces.map(({ id }) => state(id)))]).toEqual([
      change,
      before,
    ]);
    expect(await names()).toEqual(shown);
  }
  expect(await test.db.select().from(productUndo)).toEqual([]);
  const [last] = (await test.db.select().from(auditEntry)).slice(-1);
  expect(last).toMatchObject({ action: 'undo-change', entity: 'product' });
});

it('goes on over several steps, and leaves alone and names what was changed since', async () => {
  for (let count = 0; count < 30; count += 1) await world.add(`Ring ${count}`);
  const first = (await ofSeller({ action: 'hide' })).body.data;
  expect(first).toMatchObject({ done: 25, undo: expect.any(String) });
  const rest = { action: 'hide', after: first.next, undo: first.undo };
  expect((await ofSeller(rest)).body.data).toMatchObject({ done: 5, undo: first.undo });
  const [ring] = await test.db.select().from(products).where(eq(products.name, 'Ring 7'));
  await send('PUT', `/seller/hide-product/${ring?.id}`, { hidden: false }, world.seller);
  await send('PUT', `/seller/hide-product/${ring?.id}`, { hidden: true }, world.seller);

  const [one, two] = [await undo('seller', first.undo), await undo('seller', first.undo)];
  const failed = [...one.body.data.failed, ...two.body.data.failed];
  expect([one.body.data.isOver, two.body.data.isOver]).toEqual([false, true]);
  expect(one.body.data.done + two.body.data.done).toBe(29);
  expect(failed).toMatchObject([{ name: 'Ring 7', message: expect.stringMatching(/changed/) }]);
  expect(await names('limit=100')).toHaveLength(29);
  expect((await undo('seller', first.undo)).body.data).toEqual({
    ...{ done: 0, failed: [], isOver: true },
  });
});

it('what was undone counts as no change: the changes before it are undone after it', async () => {
  const { id } = await world.add('Ring', { priceINR: '1000.00', priceAED: '40.00' });
  const before = await state(id);
  const rise = { action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1 };
  const raised = (await ofSeller(rise)).body.data.undo;
  const trended = (await ofAdmin({ action: 'set-trending' })).body.data.undo;
  const deleted = (await ofSeller({ action: 'delete' })).body.data.undo;
  expect((await undo('seller', deleted)).body.data).toMatchObject({ done: 1, failed: [] });
  expect((await undo('admin', trended)).body.data).toMatchObject({ done: 1, failed: [] });
  expect((await undo('seller', raised)).body.data).toMatchObject({ done: 1, failed: [] });
  const { priceINR, priceAED, trending } = before;
  expect(await state(id)).toMatchObject({ priceINR, priceAED, trending });
  expect(await test.db.select().from(productUndo)).toEqual([]);

  const [one, two] = [(await ofSeller(rise)).body.data, (await ofSeller(rise)).body.data];
  // What the second changed stands, and so does what is below it.
  expect((await undo('seller', one.undo)).body.data).toMatchObject({
    done: 0,
    failed: [{ name: 'Ring', message: expect.stringMatching(/changed/) }],
  });
  expect((await undo('seller', two.undo)).body.data).toMatchObject({ done: 1, failed: [] });
  expect(await state(id)).toMatchObject({ priceINR: '1100.00' });

  // An edit between the two is no change that was undone.
  const three = (await ofSeller({ action: 'hide' })).body.data.undo;
  await test.db.update(products).set({ version: 99 });
  const four = (await ofSeller({ action: 'set-sold' })).body.data.undo;
  expect((await undo('seller', four)).body.data).toMatchObject({ done: 1 });
  expect((await undo('seller', three)).body.data).toMatchObject({
    done: 0,
    failed: [{ name: 'Ring' }],
  });
});

it('is its maker’s alone, and gone after an hour', async () => {
  await world.add('Ring');
  const { undo: change } = (await ofSeller({ action: 'hide' })).body.data;
  for (const who of [world.other, world.admin]) {
    const role = who === world.admin ? 'admin' : 'seller';
    expect((await undo(role, change, who)).body.data.done).toBe(0);
  }
  const createdAt = new Date(Date.now() - 61 * 60_000);
  await test.db.update(productUndo).set({ createdAt });
  expect((await undo('seller', change)).body.data.done).toBe(0);
  expect(await names()).toEqual([]);
  await sweepExpired(test.context);
  expect(await test.db.select().from(productUndo)).toEqual([]);
  expect((await undo('seller', '<no id>')).status).toBe(422);
});

it('taking down all that match is undone with the mails that wait, and what was told is told again', async () => {
  const [ring, watch] = [await world.add('Ring'), await world.add('Watch')];
  const doubt = { reason: 'authenticity', words: 'Send us a picture.' };
  const { undo: change } = (await ofAdmin({ action: 'take-down', ...doubt })).body.data;
  expect([await names(), await subjects()]).toEqual([[], Array(2).fill(expect.any(String))]);
  await test.db
    .update(mails)
    .set({ state: 'sent', sealed: '' })
    .where(eq(mails.id, await mailOf(ring.id)));
  expect((await undo('admin', change)).body.data).toMatchObject({ done: 2, isOver: true });
  expect(await names()).toEqual(['Ring', 'Watch']);
  expect((await subjects()).toSorted()).toEqual([
    'a product of yours is shown again',
    'we have taken down a product of yours',
  ]);
  expect(await state(watch.id)).toMatchObject({ takenDownAt: null, takenDownReason: null });
});

const mailOf = async (id: string) =>
  (await test.db.select().from(productUndo).where(eq(productUndo.productId, id)))[0]?.mailId ?? '';

it('one piece is taken down and put up, and each undone without a mail', async () => {
  const { id } = await world.add('Ring');
  const reason = { reason: 'price', words: '' };
  const down = await send('PUT', `/admin/take-down/${id}`, reason, world.admin);
  const back = (version: number) =>
    send('PUT', `/admin/undo-change/${id}`, { version }, world.admin);
  expect((await back(down.body.data.version)).body.data.takenDown).toBeNull();
  expect(await subjects()).toEqual([]);
  expect((await back(down.body.data.version)).body.code).toBe('changed-meanwhile');
  expect((await back(down.body.data.version + 1)).body.code).toBe('nothing-to-undo');

  await send('PUT', `/admin/take-down/${id}`, reason, world.admin);
  await send('POST', `/seller/ask-for-look/${id}`, { words: 'Look again' }, world.seller);
  const asked = await state(id);
  const up = await send('PUT', `/admin/put-up/${id}`, {}, world.admin);
  expect(await subjects()).toHaveLength(2);
  expect((await back(up.body.data.version)).status).toBe(200);
  expect(await state(id)).toEqual(asked);
  expect(await subjects()).toEqual(['we have taken down a product of yours']);
  expect(await names()).toEqual([]);
});

it('an attribute of all that match is undone, unless it was deleted meanwhile', async () => {
  const entries = [{ categoryId: world.category.id }];
  const [metal, care] = [
    await anAttribute(test.db, { name: 'Metal', kind: 'text', entries }),
    await anAttribute(test.db, { name: 'Care', kind: 'text', entries }),
  ];
  const [ring, watch] = [
    await world.add('Ring', { attributes: { [metal.id]: 'Gold', [care.id]: 'Dry' } }),
    await world.add('Watch', { trending: true }),
  ];
  const set = { action: 'set-attribute', attribute: metal.id, value: 'Steel' };
  const { undo: change } = (await ofAdmin(set)).body.data;
  expect((await state(watch.id)).attributes).toEqual({ [metal.id]: 'Steel' });
  await undo('admin', change);
  expect((await state(ring.id)).attributes).toEqual({ [metal.id]: 'Gold', [care.id]: 'Dry' });
  expect((await state(watch.id)).attributes).toEqual({});

  const { undo: next } = (await ofAdmin(set)).body.data;
  await test.db.delete(attributes).where(eq(attributes.id, care.id));
  await undo('admin', next);
  expect((await state(ring.id)).attributes).toEqual({ [metal.id]: 'Gold' });

  const { undo: trend } = (await ofAdmin({ action: 'clear-trending' })).body.data;
  expect(await names('trending=true')).toEqual([]);
  await undo('admin', trend);
  expect(await names('trending=true')).toEqual(['Watch']);
});

/** A stored picture that no upload holds. */
async function aPicture(): Promise<string> {
  const id = 'f'.repeat(32);
  const facts = { kind: 'image', file: `${id}.jpg`, bytes: 1, width: 1, height: 1 } as const;
  await test.db.insert(mediaAsset).values({ id, ...facts, ready: true, reservedAt: null });
  await test.context.store.put(`${id}.jpg`, Buffer.from('x'));
  return id;
}

it('deletions are undone: each piece is there again with all that belonged to it', async () => {
  const media = await aPicture();
  const createdAt = new Date('2026-01-02');
  const ring = await world.add('Ring', { sellerSku: 'R-1', trending: true, createdAt });
  await world.add('Watch');
  await test.db.insert(productMedia).values({ productId: ring.id, position: 0, mediaId: media });
  await send('PUT', `/seller/hide-product/${ring.id}`, { hidden: true }, world.seller);
  await send('PUT', `/seller/hide-product/${ring.id}`, { hidden: false }, world.seller);
  const rise = { action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1 };
  await ofSeller({ ...rise, only: ring.id });
  const enquiry = { reference: 'ABC123', productId: ring.id, region: 'IN' };
  expect((await send('POST', '/enquiry', enquiry, world.seller)).status).toBe(202);
  const report = { productId: ring.id, reason: 'counterfeit', words: 'Glass' };
  await send('POST', '/report', report, world.seller);
  const all = async () => ({
    piece: await state(ring.id),
    media: await test.db.select().from(productMedia),
    prices: (await test.db.select().from(priceChange)).map(({ id: _, ...price }) => price),
    enquiries: await test.db.select().from(enquiries),
    reports: await test.db.select({ productId: reports.productId }).from(reports),
    shown: await names(),
    page: (await test.app.inject(`/api/get-product/${ring.id}`)).statusCode,
  });
  const before = await all();
  expect([before.enquiries.length, before.prices.length, before.page]).toEqual([1, 1, 200]);

  const deleted = (await ofSeller({ action: 'delete' })).body.data;
  expect([deleted.done, await names()]).toEqual([2, []]);
  expect((await test.app.inject(`/api/get-product/${ring.id}`)).statusCode).toBe(404);
  expect(await sweepMedia(test.context, 0)).toEqual({ assets: 0, files: 0 });
  expect((await undo('seller', deleted.undo)).body.data).toMatchObject({ done: 2, failed: [] });
  expect(await all()).toEqual(before);
  expect((await undo('seller', deleted.undo)).body.data.done).toBe(0);
});

it('what was deleted goes for good after an hour, with its files; what took its number keeps it', async () => {
  const media = await aPicture();
  const ring = await world.add('Ring', { sellerSku: 'R-1' });
  await test.db.insert(productMedia).values({ productId: ring.id, position: 0, mediaId: media });
  const first = (await ofSeller({ action: 'delete' })).body.data;
  await world.add('Other', { sellerSku: 'r-1' });
  const answer = (await undo('seller', first.undo)).body.data;
  expect(answer).toMatchObject({ done: 0, isOver: true, failed: [{ name: 'Ring' }] });
  expect([await names(), await test.db.select().from(productUndo)]).toEqual([['Other'], []]);

  const second = (await ofSeller({ action: 'delete' })).body.data;
  await test.db.update(productUndo).set({ createdAt: new Date(Date.now() - 61 * 60_000) });
  expect((await undo('seller', second.undo)).body.data.done).toBe(0);
  await sweepExpired(test.context);
  expect((await sweepMedia(test.context, 0)).assets).toBe(1);
});

it('an admin’s deletion that is undone in time mails nobody; later, what holds again is mailed', async () => {
  const [ring] = [await world.add('Ring'), await world.add('Watch')];
  const why = { action: 'delete', reason: 'price', words: '' };
  const { undo: change } = (await ofAdmin({ ...why, only: ring.id })).body.data;
  expect([await names(), await subjects()]).toEqual([
    ['Watch'],
    ['we have deleted a product of yours'],
  ]);
  expect((await undo('admin', change)).body.data).toMatchObject({ done: 1, isOver: true });
  expect([await names(), await subjects()]).toEqual([['Ring', 'Watch'], []]);

  const { undo: later } = (await ofAdmin({ ...why, only: ring.id })).body.data;
  await test.db.update(mails).set({ state: 'sent', sealed: '' });
  await undo('admin', later);
  expect((await subjects()).toSorted()).toEqual([
    'a product of yours was restored',
    'we have deleted a product of yours',
  ]);
  expect((await ofAdmin({ action: 'delete', only: ring.id })).status).toBe(422);
});

it('a seller raises prices, moves pieces and sets an attribute, and each is undone', async () => {
  const other = await aCategory(test.db);
  const entries = [{ categoryId: world.category.id }];
  const metal = await anAttribute(test.db, { name: 'Metal', kind: 'text', entries });
  const pieces = [
    await world.add('Ring', {
      priceINR: '124999.00',
      priceAED: '5499.00',
      attributes: { [metal.id]: 'Gold' },
    }),
    await world.add('Reduced', { priceINR: '90.00', priceAED: '4.00', originalPrice: '95.00' }),
  ];
  // What a piece cost in between is told, as of any change.
  const states = async () =>
    (await Promise.all(pieces.map(({ id }) => state(id)))).map(
      ({ changedINR: _, changedAED: __, lowestINR: ___, lowestAED: ____, ...row }) => row,
    );
  const before = await states();
  const takeBack = async (change: string) => {
    expect((await undo('seller', change)).body.data).toMatchObject({ failed: [], isOver: true });
    expect(await states()).toEqual(before);
  };

  const rise = { action: 'change-prices', percent: 10, roundINR: 100, roundAED: 1 };
  const raised = (await ofSeller(rise)).body.data;
  // A price above the original one would make a wrong reduction.
  expect(raised).toMatchObject({ done: 1, failed: [{ name: 'Reduced' }] });
  expect((await states())[0]).toMatchObject({ priceINR: '137500.00', priceAED: '6049.00' });
  await takeBack(raised.undo);

  const there = { categoryId: other.id, subCategoryId: other.sub.id };
  const moved = (await ofSeller({ action: 'move', ...there })).body.data;
  expect([moved.done, (await states())[0]]).toMatchObject([2, { ...there, attributes: {} }]);
  await takeBack(moved.undo);
  const astray = { categoryId: other.id, subCategoryId: world.category.sub.id };
  expect((await ofSeller({ action: 'move', ...astray })).body.data.failed).toHaveLength(2);

  const set = { action: 'set-attribute', attribute: metal.id, value: 'Steel' };
  const steel = (await ofSeller(set)).body.data;
  expect((await states()).map(({ attributes: had }) => had)).toEqual([
    { [metal.id]: 'Steel' },
    { [metal.id]: 'Steel' },
  ]);
  await takeBack(steel.undo);

  const [ring] = pieces;
  const one = (await ofSeller({ ...rise, only: ring?.id })).body.data;
  expect(one).toMatchObject({ done: 1, total: 1, next: null });
  await takeBack(one.undo);
});

it('a seller changes and deletes nobody else’s pieces, and no price beyond its limits', async () => {
  const theirs = await aProduct(test.db, parentsOf(world.other, world.category), {
    name: 'Theirs',
  });
  const rise = { action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1 };
  expect((await ofSeller({ ...rise, only: theirs.id })).status).toBe(404);
  expect((await ofSeller({ action: 'delete', only: theirs.id })).status).toBe(404);
  expect((await ofSeller({ action: 'delete' })).body.data).toMatchObject({ done: 0 });
  for (const wrong of [{ percent: 0 }, { percent: -91 }, { percent: 901 }, { roundINR: 3 }]) {
    expect((await ofSeller({ ...rise, ...wrong })).status).toBe(422);
  }
  await world.add('Dear', { priceINR: '999999999.00' });
  expect((await ofSeller(rise)).body.data.failed).toMatchObject([{ name: 'Dear' }]);
  expect(await names()).toEqual(['Dear', 'Theirs']);
  expect((await ofSeller({ action: 'delete' })).body.data).toMatchObject({ done: 1 });
  expect(await names()).toEqual(['Theirs']);
});
