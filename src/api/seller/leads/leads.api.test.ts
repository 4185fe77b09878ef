import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { leadEvent, lead as leads } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { followUpsJob } from '#services/jobs/timed-changes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const falcon = await perTest(() => aPiece('Falcon'));
const heron = await perTest(() => aPiece('Heron'));
const today = dayOf(new Date());
const inDays = (days: number) => daysAfter(today, days);

function aPiece(name: string) {
  const values = { name, brand: 'Zirr', sellerSku: `ART-${name.length}` };
  return aProduct(test.db, parentsOf(seller, category), values);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<T = LeadDetail>(
  method: Method,
  url: string,
  payload?: object,
  who: { authorization: Record<string, string> } = seller,
) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: who.authorization,
    ...(payload && { payload }),
  });
  const body = answer.json();
  return { status: answer.statusCode, body, data: body.data as T, headers: answer.headers };
}

async function ask(reference: string, ids: string[], more: object = {}): Promise<Lead> {
  const pieces = ids.map((productId) => ({ productId }));
  const payload = { reference, region: 'IN', pieces, ...more };
  await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  return (await list(`q=${reference}`)).body[0] as Lead;
}

const list = async (query = '', who = seller) => {
  const { body, headers } = await call(
    'GET',
    `/seller/get-leads/${who.id}?${query}`,
    undefined,
    who,
  );
  return {
    body: body as Lead[],
    headers,
    references: (body as Lead[]).map((each) => each.reference),
  };
};
const move = (id: string, body: object) => call('PUT', `/seller/move-lead/${id}`, body);
const stateOf = async (id: string) => {
  const [row] = await test.db
    .select({ availability: product.availability, until: product.reservedUntil })
    .from(product)
    .where(eq(product.id, id));
  return [row?.availability, row?.until];
};

describe('a lead is moved', () => {
  it('to won for a price, with its pieces, and back', async () => {
    const asked = await ask('AAAAAA1', [falcon.id, heron.id]);
    expect((await move(asked._id, { state: 'WON' })).body.fields).toEqual({
      price: expect.any(String),
    });
    expect(await stateOf(falcon.id)).toEqual(['AVAILABLE', null]);
    const [piece] = asked.pieces;
    const won = await move(asked._id, {
      ...{ state: 'WON', price: '11,999', version: asked.version },
      pieces: [piece?._id],
    });
    expect(won.data).toMatchObject({
      ...{ state: 'WON', wonPrice: 11999, wonCurrency: 'INR', firstMovedAt: expect.any(String) },
      pieces: [
        { availability: 'SOLD', holds: true },
        { availability: 'AVAILABLE', holds: false },
      ],
      events: [{ kind: 'CREATED' }, { from: 'NEW', to: 'WON', words: 'INR 11999.00' }],
    });
    expect(won.data.version).toBe(asked.version + 1);
    expect((await test.app.inject(`/api/get-product/${falcon.id}`)).json()).toMatchObject({
      availability: 'SOLD',
    });
    const back = await move(asked._id, { state: 'TALKING' });
    expect(back.data).toMatchObject({ state: 'TALKING', wonPrice: null });
    expect(await stateOf(falcon.id)).toEqual(['AVAILABLE', null]);
    const told = back.data.events.map(({ actorName, actorRole }) => [actorRole, actorName]);
    expect(told.slice(1)).toEqual([
      ['seller', seller.name],
      ['seller', seller.name],
    ]);
  });

  it('to reserved until a day, and from there to lost for a reason', async () => {
    const { _id } = await ask('AAAAAA1', [falcon.id]);
    expect((await move(_id, { state: 'RESERVED' })).body.fields).toHaveProperty('reservedUntil');
    expect((await move(_id, { state: 'RESERVED', reservedUntil: inDays(-2) })).status).toBe(422);
    expect((await move(_id, { state: 'RESERVED', reservedUntil: inDays(3) })).status).toBe(200);
    expect(await stateOf(falcon.id)).toEqual(['RESERVED', inDays(3)]);
    expect((await move(_id, { state: 'RESERVED', reservedUntil: inDays(5) })).status).toBe(200);
    expect(await stateOf(falcon.id)).toEqual(['RESERVED', inDays(5)]);
    expect((await move(_id, { state: 'LOST' })).body.fields).toHaveProperty('lostReason');
    expect((await move(_id, { state: 'LOST', lostReason: 'PRICE' })).data).toMatchObject({
      ...{ lostReason: 'PRICE', reservedUntil: null },
      events: [{}, { words: inDays(3) }, { words: inDays(5) }, { words: 'PRICE' }],
    });
    expect(await stateOf(falcon.id)).toEqual(['AVAILABLE', null]);
  });

  it('without taking from another lead what that one holds', async () => {
    const one = await ask('AAAAAA1', [falcon.id]);
    const other = await ask('AAAAAA2', [falcon.id]);
    await move(one._id, { state: 'RESERVED', reservedUntil: inDays(3) });
    await move(other._id, { state: 'WON', price: 5 });
    await move(one._id, { state: 'LOST', lostReason: 'SOLD_ELSEWHERE' });
    expect(await stateOf(falcon.id)).toEqual(['SOLD', null]);
    const third = await ask('AAAAAA3', [falcon.id]);
    const refused = await move(third._id, { state: 'RESERVED', reservedUntil: inDays(3) });
    expect([refused.status, refused.body.code]).toEqual([409, 'sold']);
    expect((await list('state=RESERVED')).references).toEqual([]);
  });

  it('once: the second of two tabs is told', async () => {
    const { _id, version } = await ask('AAAAAA1', [falcon.id]);
    expect((await move(_id, { state: 'TALKING', version })).status).toBe(200);
    const late = await move(_id, { state: 'LOST', lostReason: 'OTHER', version });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    const again = await move(_id, { state: 'TALKING' });
    expect([again.data.version, again.data.events.length]).toEqual([version + 1, 2]);
    const answers = await Promise.all(
      ['TALKING', 'NEW', 'NEW'].map((state) => move(_id, { state, version: version + 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toContain(409);
  });
});

describe('a follow-up', () => {
  it('brings its lead to the beginning once its day has come', async () => {
    const first = await ask('AAAAAA1', [falcon.id]);
    await ask('AAAAAA2', [heron.id]);
    const set = (followUpOn: string | null) =>
      call('PUT', `/seller/set-follow-up/${first._id}`, { followUpOn });
    expect((await set(inDays(-1))).status).toBe(422);
    expect((await set(inDays(2))).data).toMatchObject({ isDue: false });
    expect((await list()).references).toEqual(['AAAAAA2', 'AAAAAA1']);
    expect((await list('followUp=any')).references).toEqual(['AAAAAA1']);
    expect((await list('followUp=due')).references).toEqual([]);
    expect((await set(today)).data).toMatchObject({ isDue: true });
    expect((await list()).references).toEqual(['AAAAAA1', 'AAAAAA2']);
    expect((await list('followUp=due')).references).toEqual(['AAAAAA1']);
    expect((await call('GET', `/seller/get-lead-counts/${seller.id}`)).body).toMatchObject({
      states: { NEW: 2, WON: 0 },
    });
    const won = await move(first._id, { state: 'WON', price: 5 });
    expect(won.data).toMatchObject({ followUpOn: null });
    expect((await list()).references).toEqual(['AAAAAA2', 'AAAAAA1']);
  });

  it('comes first once the background has seen its day', async () => {
    const { _id } = await ask('AAAAAA1', [falcon.id]);
    await ask('AAAAAA2', [heron.id]);
    await test.db
      .update(leads)
      .set({ followUpOn: inDays(-1) })
      .where(eq(leads.id, _id));
    expect((await list()).references).toEqual(['AAAAAA2', 'AAAAAA1']);
    await followUpsJob.run(test.context, '', new AbortController().signal);
    expect((await list()).references).toEqual(['AAAAAA1', 'AAAAAA2']);
  });
});

describe('a customer', () => {
  const set = (id: string, body: object) => call('PUT', `/seller/set-customer/${id}`, body);

  it('is one, by its number, however it is written', async () => {
    const one = await ask('AAAAAA1', [falcon.id]);
    const other = await ask('AAAAAA2', [heron.id]);
    const saved = await set(one._id, { name: 'Meera', phone: '98765 43210' });
    expect(saved.data.customer).toMatchObject({ name: 'Meera', phone: '+919876543210' });
    const known = await set(other._id, { phone: '+91 (98765) 43210', email: 'M@Shop.example' });
    expect(known.data).toMatchObject({
      customer: { name: 'Meera', phone: '+919876543210', email: 'm@shop.example' },
      others: [{ reference: 'AAAAAA1', pieces: [{ name: 'Falcon' }] }],
    });
    for (const q of ['meera', '43210', '098765', '+91 98765', 'm@shop.example']) {
      const { references } = await list(`q=${encodeURIComponent(q)}`);
      expect([q, references]).toEqual([q, ['AAAAAA2', 'AAAAAA1']]);
    }
    const renamed = await set(other._id, { name: 'Mira', phone: '9876543210' });
    expect(renamed.data.customer).toMatchObject({ name: 'Mira', email: null });
    expect((await list('q=mira')).references).toEqual(['AAAAAA2', 'AAAAAA1']);
    expect((await list('q=meera')).references).toEqual([]);
    const customers = await call('GET', `/seller/get-customers/${seller.id}?q=mira`);
    expect(customers.body).toMatchObject([{ name: 'Mira', leads: 2, won: 0 }]);
    expect((await set(one._id, {})).data.customer).toBeNull();
    expect((await set(other._id, {})).data.customer).toBeNull();
    expect((await call('GET', `/seller/get-customers/${seller.id}`)).body).toEqual([]);
  });

  it('has a number that is one', async () => {
    const { _id } = await ask('AAAAAA1', [falcon.id]);
    expect((await set(_id, { phone: '12' })).body.fields).toHaveProperty('phone');
    expect((await set(_id, { email: 'no' })).body.fields).toHaveProperty('email');
  });

  it('has a hundred notes at most, and shows the newest of a long history', async () => {
    const { _id } = await ask('AAAAAA1', [falcon.id]);
    const actor = { actorRole: 'seller', actorId: seller.id, actorName: seller.name } as const;
    const note = { leadId: _id, kind: 'NOTE', words: 'Call back', ...actor } as const;
    await test.db.insert(leadEvent).values(Array(99).fill(note));
    const write = () => call('POST', `/seller/add-lead-note/${_id}`, { words: 'The last' });
    expect((await write()).status).toBe(201);
    const refused = await write();
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many']);
    const moved = { leadId: _id, kind: 'STATE', to: 'TALKING', ...actor } as const;
    await test.db.insert(leadEvent).values(Array(600).fill(moved));
    const { body } = await call('GET', `/seller/get-lead/${seller.id}/${_id}`);
    expect([body.events.length, body.events[0].kind]).toEqual([501, 'CREATED']);
    expect(body.events[1].kind).toBe('STATE');
  });

  it('is told to no audit', async () => {
    const { _id } = await ask('AAAAAA1', [falcon.id]);
    await set(_id, { name: 'Meera', phone: '9876543210', email: 'm@shop.example' });
    await call('POST', `/seller/add-lead-note/${_id}`, { words: 'Meera wants it in red' });
    await move(_id, { state: 'LOST', lostReason: 'OTHER' });
    const told = JSON.stringify(await test.db.select().from(auditEntry));
    expect(told).toContain('set-customer');
    expect(told).not.toMatch(/meera|98765|m@shop|in red/i);
  });

  it('is erased with all that was said, and its leads stay', async () => {
    const asked = await ask('AAAAAA1', [], {
      message: 'For my wedding',
      pieces: [{ productId: falcon.id, size: "Meera's, EU 42" }],
    });
    const { customer } = (await set(asked._id, { name: 'Meera', phone: '9876543210' })).data;
    await call('POST', `/seller/add-lead-note/${asked._id}`, { words: 'Wants it in red' });
    const url = `/seller/export-customer/${seller.id}/${customer?._id}`;
    const exported = JSON.stringify((await call('GET', url)).body);
    for (const kept of ['Meera', '+919876543210', 'For my wedding', 'Wants it in red', 'Falcon']) {
      expect(exported).toContain(kept);
    }
    const told = await test.db.select().from(auditEntry);
    expect(told.map(({ action }) => action)).toContain('export-customer');
    expect(JSON.stringify(told)).not.toMatch(/Meera|98765|wedding|in red/);
    const other = await aSeller(test);
    const others = url.replace(seller.id, other.id);
    expect((await call('GET', others, undefined, other)).status).toBe(404);
    const erase = `/seller/erase-customer/${customer?._id}`;
    expect((await call('DELETE', erase, undefined, other)).status).toBe(404);
    expect((await call('DELETE', erase)).status).toBe(200);
    const left = (await call('GET', `/seller/get-lead/${seller.id}/${asked._id}`)).body;
    expect(left).toMatchObject({ customer: null, message: '', erasedAt: expect.any(String) });
    expect(JSON.stringify(left)).not.toMatch(/Meera|98765|wedding|red/);
    expect((await list('q=meera')).references).toEqual([]);
    expect((await list('q=falcon')).references).toEqual(['AAAAAA1']);
    expect((await call('GET', url)).status).toBe(404);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await ask('AAAAAA1', [falcon.id]);
    await ask('AAAAAA2', [heron.id], { region: 'AE' });
    await ask('BBBBBB3', [falcon.id, heron.id]);
  });

  it.each([
    ['', ['BBBBBB3', 'AAAAAA2', 'AAAAAA1']],
    ['order=asc', ['AAAAAA1', 'AAAAAA2', 'BBBBBB3']],
    ['sort=createdAt', ['BBBBBB3', 'AAAAAA2', 'AAAAAA1']],
    ['region=AE', ['AAAAAA2']],
    ['state=TALKING', []],
    ['q=aaaaa', ['AAAAAA2', 'AAAAAA1']],
    ['q=heron', ['BBBBBB3', 'AAAAAA2']],
    ['q=zirr+fal', ['BBBBBB3', 'AAAAAA1']],
    ['q=art-5', ['BBBBBB3', 'AAAAAA2']],
    ['q=nothing', []],
  ])('%s has %j', async (query, references) => {
    const found = await list(query);
    expect(found.references).toEqual(references);
    expect(found.headers['x-total-count']).toBe(String(references.length));
  });

  it('finds pieces by their SKU, and is narrowed by them', async () => {
    const sku = falcon.id.slice(0, 8).toUpperCase();
    expect((await list(`q=${sku}`)).references).toEqual(['BBBBBB3', 'AAAAAA1']);
    expect((await list(`productId=${heron.id}`)).references).toEqual(['BBBBBB3', 'AAAAAA2']);
  });

  it('is paged by number and by key', async () => {
    const first = await list('limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const next = /after=([\w-]+)/.exec(String(first.headers.link))?.[1];
    expect((await list(`limit=2&after=${next}`)).references).toEqual(['AAAAAA1']);
    expect((await list('limit=2&page=2')).references).toEqual(['AAAAAA1']);
    expect((await call('GET', `/seller/get-leads/${seller.id}?after=abc`)).status).toBe(400);
  });

  it("is its seller's alone", async () => {
    const other = await aSeller(test);
    expect((await list('', other)).references).toEqual([]);
    const [mine] = (await list()).body;
    const url = `/seller/get-lead/${other.id}/${mine?._id}`;
    expect((await call('GET', url, undefined, other)).status).toBe(404);
    const stolen = { state: 'TALKING' };
    expect((await call('PUT', `/seller/move-lead/${mine?._id}`, stolen, other)).status).toBe(404);
  });
});
