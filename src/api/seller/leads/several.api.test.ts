import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { lead as leads } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { endReservationsJob } from '#services/jobs/timed-changes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const chair = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), {
    ...{ name: 'Chair', brand: 'Zirr', quantity: 3, quantityShown: true },
  }),
);
const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
const until = (days: number) => ({ state: 'RESERVED', reservedUntil: inDays(days) });
const won = { state: 'WON', price: 5 };
const lost = { state: 'LOST', lostReason: 'OTHER' };

async function send(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const { authorization: headers } = seller;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function ask(reference: string, quantity = 1): Promise<Lead> {
  const pieces = [{ productId: chair.id, quantity }];
  expect((await send('POST', '/enquiry', { reference, region: 'IN', pieces })).status).toBe(202);
  return (await send('GET', `/seller/get-leads/${seller.id}?q=${reference}`)).body[0];
}

const move = async ({ _id }: Lead, body: object) => send('PUT', `/seller/move-lead/${_id}`, body);
const moved = async (lead: Lead, body: object): Promise<LeadDetail> => {
  const answer = await move(lead, body);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body.data;
};
const sell = (more: object = {}) =>
  send('PUT', `/seller/update-availability/${chair.id}`, { availability: 'SOLD', ...more });
/** What shoppers are told, and how many there are. */
const told = async () => {
  const page = (await test.app.inject(`/api/get-product/${chair.id}`)).json();
  const [row] = await test.db.select().from(product).where(eq(product.id, chair.id));
  return [page.availability, page.available, row?.quantity];
};

it('a sale takes one off, and the last one sells the product; another is refused', async () => {
  expect(await told()).toEqual(['AVAILABLE', 3, 3]);
  const first = await sell();
  expect(first.body).toMatchObject({ message: 'One sold, 2 left', data: { quantity: 2 } });
  expect(await told()).toEqual(['AVAILABLE', 2, 2]);
  expect((await sell({ version: first.body.data.version - 1 })).status).toBe(409);
  await sell();
  expect((await sell()).body.message).toBe('Sold');
  expect(await told()).toEqual(['SOLD', 0, 1]);
  expect((await sell()).body).toMatchObject({ code: 'sold' });
});

it('of two sales of the last one at once, one is refused', async () => {
  await test.db.update(product).set({ quantity: 1 }).where(eq(product.id, chair.id));
  const [one, other] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
  const both = await Promise.all([move(one, won), move(other, won)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await told()).toEqual(['SOLD', 0, 1]);
  const sales = await Promise.all([sell(), sell()]);
  expect(sales.map(({ status }) => status)).toEqual([409, 409]);
});

it('how many there are is said with the availability, as an undo does', async () => {
  const { body } = await sell();
  const back = { availability: 'AVAILABLE', quantity: 3, version: body.data.version };
  const undone = await send('PUT', `/seller/update-availability/${chair.id}`, back);
  expect(undone.body.data).toMatchObject({ quantity: 3, availability: 'AVAILABLE' });
  await sell({ quantity: 2 });
  expect(await told()).toEqual(['SOLD', 0, 2]);
  for (const quantity of [0, -1, 1.5, 10_000]) {
    expect([quantity, (await sell({ quantity })).status]).toEqual([quantity, 422]);
  }
});

it('leads sell and reserve as many as were asked for, and give them back', async () => {
  const [one, other] = [await ask('AAAAAA1', 2), await ask('AAAAAA2')];
  expect((await moved(one, until(3))).pieces).toMatchObject([{ holds: true, left: 3 }]);
  expect(await told()).toEqual(['AVAILABLE', 1, 3]);
  await moved(other, until(5));
  expect(await told()).toEqual(['RESERVED', 0, 3]);
  const third = await ask('AAAAAA3');
  expect((await move(third, until(2))).body).toMatchObject({ code: 'in-use' });

  await moved(one, won);
  expect(await told()).toEqual(['RESERVED', 0, 1]);
  await moved(one, { ...won, price: 6 });
  expect(await told()).toEqual(['RESERVED', 0, 1]);
  await moved(other, lost);
  expect(await told()).toEqual(['AVAILABLE', 1, 1]);
  await moved(third, won);
  expect(await told()).toEqual(['SOLD', 0, 1]);
  await moved(one, { state: 'TALKING' });
  expect(await told()).toEqual(['AVAILABLE', 2, 2]);
  await moved(third, until(2));
  expect(await told()).toEqual(['AVAILABLE', 2, 3]);
});

it('asked for more than there are, a lead sells what is left', async () => {
  const one = await ask('AAAAAA1', 9);
  await moved(one, won);
  expect(await told()).toEqual(['SOLD', 0, 1]);
  await moved(one, lost);
  expect(await told()).toEqual(['AVAILABLE', 3, 3]);
});

it('a reservation that is over frees its own alone', async () => {
  const [one, other] = [await ask('AAAAAA1', 2), await ask('AAAAAA2')];
  await moved(one, until(3));
  await moved(other, until(5));
  await test.db
    .update(leads)
    .set({ reservedUntil: inDays(-2) })
    .where(eq(leads.id, one._id));
  await test.db
    .update(product)
    .set({ reservedUntil: inDays(-2) })
    .where(eq(product.id, chair.id));
  await endReservationsJob.run(test.context, '', new AbortController().signal);
  expect(await told()).toEqual(['AVAILABLE', 2, 3]);
  await moved(one, won);
  expect(await told()).toEqual(['RESERVED', 0, 1]);
});

it('a form that leaves the quantity out keeps it, and another one frees what was reserved', async () => {
  const { body } = await send('GET', `/seller/get-product/${chair.id}`);
  const { name, brand, priceINR, priceAED, categoryId, subCategoryId } = body as ManagedProduct;
  const places = { categoryId: categoryId._id, subCategoryId: subCategoryId._id };
  const form = { name, brand, priceINR, priceAED, ...places };
  const edit = (more: object) =>
    send('PUT', `/seller/edit-product/${chair.id}`, { ...form, ...more });
  expect((await edit({})).body.data).toMatchObject({ quantity: 3, quantityShown: true });
  await moved(await ask('AAAAAA1', 3), until(3));
  expect(await told()).toEqual(['RESERVED', 0, 3]);
  expect((await edit({ quantity: '٤' })).body.data).toMatchObject({
    ...{ quantity: 4, availability: 'AVAILABLE', available: 1 },
  });
  expect((await edit({ quantityShown: 'false' })).body.data).toMatchObject({ available: 1 });
  expect(await told()).toEqual(['AVAILABLE', null, 4]);
  expect((await edit({ quantity: '0' })).body.fields).toHaveProperty('quantity');
  expect((await edit({ quantity: '' })).body.data).toMatchObject({ quantity: null });
});

it('a bulk sale takes one off each, and is undone', async () => {
  const sold = await send('POST', '/seller/change-matching-products', {
    ...{ filter: {}, action: 'set-sold' },
  });
  expect(await told()).toEqual(['AVAILABLE', 2, 2]);
  const undo = { undo: sold.body.data.undo };
  expect((await send('POST', '/seller/undo-matching-change', undo)).body.data.done).toBe(1);
  expect(await told()).toEqual(['AVAILABLE', 3, 3]);
  const entries = await test.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.entityId, chair.id), eq(auditEntry.action, 'set-availability')));
  expect(entries).toMatchObject([{ before: { quantity: 3 }, after: { quantity: 2 } }]);
});
