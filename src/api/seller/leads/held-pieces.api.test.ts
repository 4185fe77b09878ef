import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { wonCount } from '#database/schema/counts.ts';
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
const falcon = await perTest(() => aPiece('Falcon'));
const heron = await perTest(() => aPiece('Heron'));
const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
const until = (days: number) => ({ state: 'RESERVED', reservedUntil: inDays(days) });
const won = (price: number, more: object = {}) => ({ state: 'WON', price, ...more });

function aPiece(name: string) {
  return aProduct(test.db, parentsOf(seller, category), { name, brand: 'Zirr' });
}

async function call<T>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object): Promise<T> {
  const { authorization: headers } = seller;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((code) => code < 300)]);
  return answer.json();
}

async function ask(reference: string, ids: string[]): Promise<Lead> {
  const pieces = ids.map((productId) => ({ productId }));
  await call('POST', '/enquiry', { reference, region: 'IN', pieces });
  const [made] = await call<Lead[]>('GET', `/seller/get-leads/${seller.id}?q=${reference}`);
  return made as Lead;
}

const move = async ({ _id }: Lead, body: object) =>
  (await call<{ data: LeadDetail }>('PUT', `/seller/move-lead/${_id}`, body)).data;
const say = (availability: string, reservedUntil: string | null = null) =>
  call('PUT', `/seller/update-availability/${falcon.id}`, { availability, reservedUntil });
const stateOf = async ({ id }: { id: string }) => {
  const [row] = await test.db.select().from(product).where(eq(product.id, id));
  return row?.availability;
};
const movedAt = async ({ _id }: Lead) => {
  const [row] = await test.db.select().from(leads).where(eq(leads.id, _id));
  return row?.movedAt;
};

it('sold by two leads, a piece stays sold until the second gives it back', async () => {
  const [one, other] = [await ask('AAAAAA1', [falcon.id]), await ask('AAAAAA2', [falcon.id])];
  await move(one, won(5));
  expect((await move(other, won(6))).pieces).toMatchObject([{ holds: true }]);
  await move(one, { state: 'LOST', lostReason: 'OTHER' });
  expect(await stateOf(falcon)).toBe('SOLD');
  await move(other, { state: 'TALKING' });
  expect(await stateOf(falcon)).toBe('AVAILABLE');
});

it('sold by its seller before, a piece stays sold', async () => {
  const one = await ask('AAAAAA1', [falcon.id]);
  await say('SOLD');
  await move(one, won(5));
  await move(one, { state: 'TALKING' });
  expect(await stateOf(falcon)).toBe('SOLD');
});

it('asked about in two sizes, a piece is held by the one that is sold', async () => {
  const pieces = ['S', 'M'].map((size) => ({ productId: falcon.id, size }));
  await call('POST', '/enquiry', { reference: 'AAAAAA1', region: 'IN', pieces });
  const [asked] = await call<Lead[]>('GET', `/seller/get-leads/${seller.id}`);
  const lead = asked as Lead;
  await move(lead, won(5));
  for (const { _id } of lead.pieces) {
    const chosen = await move(lead, won(5, { pieces: [_id] }));
    expect(chosen.pieces.filter(({ holds }) => holds)).toMatchObject([{ _id }]);
    expect(await stateOf(falcon)).toBe('SOLD');
  }
  await move(lead, { state: 'TALKING' });
  expect(await stateOf(falcon)).toBe('AVAILABLE');
});

it('gives back nothing that its seller has sold otherwise since', async () => {
  const one = await ask('AAAAAA1', [falcon.id]);
  await move(one, won(5));
  await say('AVAILABLE');
  await say('SOLD');
  await move(one, { state: 'LOST', lostReason: 'OTHER' });
  expect(await stateOf(falcon)).toBe('SOLD');
});

it('holds nothing any more once its reservation has ended', async () => {
  const one = await ask('AAAAAA1', [falcon.id]);
  await move(one, until(3));
  const ended = { reservedUntil: inDays(-2) };
  await test.db.update(product).set(ended).where(eq(product.id, falcon.id));
  await endReservationsJob.run(test.context, '', new AbortController().signal);
  const held = await call<Lead>('GET', `/seller/get-lead/${seller.id}/${one._id}`);
  expect(held.pieces).toMatchObject([{ availability: 'AVAILABLE', holds: false }]);
});

it('keeps the day of a sale whose price is corrected', async () => {
  const one = await ask('AAAAAA1', [falcon.id]);
  await move(one, won(5));
  const day = new Date('2026-03-31T12:00:00Z');
  await test.db.update(leads).set({ movedAt: day }).where(eq(leads.id, one._id));
  expect(await move(one, won(6))).toMatchObject({ wonPrice: 6, version: one.version + 2 });
  expect(await movedAt(one)).toEqual(day);
});

it('tells of other pieces, at the same price, as of any change', async () => {
  const one = await ask('AAAAAA1', [falcon.id, heron.id]);
  const [first, second] = one.pieces.map(({ _id }) => _id);
  const before = await move(one, won(5, { pieces: [first] }));
  const after = await move(one, won(5, { pieces: [second] }));
  expect([after.version, after.events.length]).toEqual([before.version + 1, 3]);
  expect(after.events.at(-1)).toMatchObject({ kind: 'STATE', from: 'WON', to: 'WON' });
  expect([await stateOf(falcon), await stateOf(heron)]).toEqual(['AVAILABLE', 'SOLD']);
  const same = await move(one, won(5, { pieces: [second] }));
  expect([same.version, same.events.length]).toEqual([after.version, 3]);
});

/** The pieces that are counted as won today. */
const counted = async () => {
  const rows = await test.db.select().from(wonCount).orderBy(wonCount.productName);
  return rows.flatMap(({ day, productId, productName, won: pieces }) =>
    pieces === 0 ? [] : [[day, productId, productName, pieces]],
  );
};
const utcToday = () => new Date().toISOString().slice(0, 10);

it('counts the pieces that are won, not the others of their lead', async () => {
  const one = await ask('AAAAAA1', [falcon.id, heron.id]);
  const [first, second] = one.pieces.map(({ _id }) => _id);
  await move(one, won(5, { pieces: [first] }));
  expect(await counted()).toEqual([[utcToday(), falcon.id, 'Falcon', 1]]);
  await move(one, won(5, { pieces: [second] }));
  expect(await counted()).toEqual([[utcToday(), heron.id, 'Heron', 1]]);
  await move(one, won(5));
  expect(await counted()).toHaveLength(2);
  await move(one, { state: 'TALKING' });
  expect(await counted()).toEqual([]);
});

it('takes off what it counted of a piece that is deleted meanwhile', async () => {
  const one = await ask('AAAAAA1', [falcon.id, heron.id]);
  await move(one, won(5));
  await test.db.delete(product).where(eq(product.id, falcon.id));
  expect(await counted()).toHaveLength(2);
  await move(one, { state: 'LOST', lostReason: 'OTHER' });
  expect(await counted()).toEqual([]);
});
