import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { lead as leads } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { endReservationsJob, followUpsJob } from '#services/jobs/timed-changes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const falcon = await perTest(async () =>
  aProduct(test.db, parentsOf(seller, await aCategory(test.db)), { name: 'Falcon' }),
);
const inDays = (days: number) => daysAfter(dayOf(new Date()), days);

async function call<T>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object): Promise<T> {
  const { authorization: headers } = seller;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((code) => code < 300)]);
  return answer.json();
}

const list = (query = '') => call<Lead[]>('GET', `/seller/get-leads/${seller.id}?${query}`);
const namesOf = async (query = '') => (await list(query)).map(({ reference }) => reference);
const move = async (id: string, body: object) =>
  (await call<{ data: LeadDetail }>('PUT', `/seller/move-lead/${id}`, body)).data;

/** The older one of two leads, reserved until a day that is over since. */
async function anEndedLead(): Promise<string> {
  for (const reference of ['AAAAAA1', 'AAAAAA2']) {
    const pieces = [{ productId: falcon.id }];
    await call('POST', '/enquiry', { reference, region: 'IN', pieces });
  }
  const [, lead] = await list();
  const id = lead?._id ?? '';
  await move(id, { state: 'RESERVED', reservedUntil: inDays(2) });
  const reservedUntil = inDays(-1);
  await test.db.update(leads).set({ reservedUntil }).where(eq(leads.id, id));
  await test.db.update(product).set({ reservedUntil }).where(eq(product.id, falcon.id));
  for (const job of [endReservationsJob, followUpsJob]) {
    await job.run(test.context, '', new AbortController().signal);
  }
  return id;
}

it('is due and comes first once the day of what it has reserved is over', async () => {
  await anEndedLead();
  const [first, second] = await list();
  expect(first).toMatchObject({ reference: 'AAAAAA1', state: 'RESERVED', isDue: true });
  expect(first?.pieces).toMatchObject([{ availability: 'AVAILABLE', holds: false }]);
  expect(second).toMatchObject({ isDue: false });
  expect(await namesOf('followUp=due')).toEqual(['AAAAAA1']);
  expect(await namesOf('followUp=any')).toEqual([]);
});

it.each([
  { state: 'RESERVED', reservedUntil: inDays(4) },
  { state: 'TALKING' },
  { state: 'WON', price: 5 },
  { state: 'LOST', lostReason: 'PRICE' },
])('is not due any more once it is %j', async (next) => {
  const moved = await move(await anEndedLead(), next);
  expect(moved.isDue).toBe(false);
  expect(await namesOf()).toEqual(['AAAAAA2', 'AAAAAA1']);
  expect(await namesOf('followUp=due')).toEqual([]);
});

it('stays due whatever becomes of its follow-up, and of its follow-up when it is reserved for longer', async () => {
  const id = await anEndedLead();
  const follow = (day: string | null) =>
    call<{ data: Lead }>('PUT', `/seller/set-follow-up/${id}`, { followUpOn: day });
  for (const day of [inDays(3), null, inDays(0)]) {
    expect((await follow(day)).data.isDue).toBe(true);
    expect(await namesOf()).toEqual(['AAAAAA1', 'AAAAAA2']);
  }
  await move(id, { state: 'RESERVED', reservedUntil: inDays(4) });
  expect(await namesOf()).toEqual(['AAAAAA1', 'AAAAAA2']);
  expect(await namesOf('followUp=due')).toEqual(['AAAAAA1']);
});
