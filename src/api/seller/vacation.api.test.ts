import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { dayOf, endOfDay } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { publicReads } from '../api.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

const today = () => dayOf(new Date());

async function setVacation(payload: object, who = seller) {
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/update-vacation/${seller.id}`,
    headers: who.authorization,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

/** What shoppers are told by every answer that names the seller. */
async function told() {
  const get = async (path: string) => (await test.app.inject({ url: `/api/${path}` })).json();
  const [own, all, one, list] = await Promise.all([
    get(`get-seller/${seller.id}`),
    get('get-sellers'),
    get(`get-product/${product.id}`),
    get('get-product'),
  ]);
  return new Set([own.awayUntil, all[0].awayUntil, one.seller.awayUntil, list[0].seller.awayUntil]);
}

describe('a vacation', () => {
  it('is told at once by what is kept, and its end too', async () => {
    expect(await told()).toEqual(new Set([null]));
    const until = daysAfter(today(), 9);
    const { status, body } = await setVacation({ awayUntil: until });
    expect([status, body.data.awayUntil]).toEqual([200, until]);
    expect(await told()).toEqual(new Set([until]));
    expect((await setVacation({ awayUntil: null })).status).toBe(200);
    expect(await told()).toEqual(new Set([null]));
  });

  it('ends by itself after its day, and nothing is kept longer', async () => {
    await setVacation({ awayUntil: today() });
    expect(await told()).toEqual(new Set([today()]));
    const ends = `until:${endOfDay(today()).toISOString()}`.slice(0, -'.000Z'.length);
    const reads = publicReads(test.context);
    for (const [route, params] of [
      ['GET /get-seller/:id', { id: seller.id }],
      ['GET /get-sellers', {}],
      ['GET /get-product/:id', { id: product.id }],
      ['GET /get-product', {}],
    ] as const) {
      const read = reads.find(({ call }) => call.route === route);
      const { tags = [] } = (await read?.read({ params, query: {} })) ?? {};
      expect([route, [...tags].some((tag) => tag.startsWith(ends))]).toEqual([route, true]);
    }
    await test.db
      .update(sellers)
      .set({ awayUntil: daysAfter(today(), -1) })
      .where(eq(sellers.id, seller.id));
    test.cache.clear();
    expect(await told()).toEqual(new Set([null]));
  });

  it.each([
    ['a day that is over', daysAfter(today(), -1)],
    ['a day in more than a year', daysAfter(today(), 366)],
    ['no day', '2026-02-31'],
  ])('is refused until %s', async (_, awayUntil) => {
    const { status, body } = await setVacation({ awayUntil });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['awayUntil']]);
    expect(await told()).toEqual(new Set([null]));
  });

  it('is refused where the seller was changed since, and audited once', async () => {
    const until = daysAfter(today(), 3);
    const { body } = await setVacation({ awayUntil: until, version: 1 });
    expect((await setVacation({ awayUntil: null, version: 1 })).status).toBe(409);
    await setVacation({ awayUntil: until, version: body.data.version });
    expect(await test.db.select().from(auditEntry)).toMatchObject([
      { action: 'set-vacation', before: { awayUntil: null }, after: { awayUntil: until } },
    ]);
  });
});

it('opening hours are shown to shoppers as they are written', async () => {
  const form = new FormData();
  form.set('name', seller.name);
  form.set('openingHours', ' Monday to Saturday, 10 to 7 ');
  const sent = new Response(form);
  const { statusCode } = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/update-profile/${seller.id}`,
    headers: { ...seller.authorization, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(statusCode).toBe(200);
  const told = (await test.app.inject({ url: `/api/get-seller/${seller.id}` })).json();
  expect(told.openingHours).toBe('Monday to Saturday, 10 to 7');
});
