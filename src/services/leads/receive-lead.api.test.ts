import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { type Database, rowsOf } from '#database/database.ts';
import { enquiry } from '#database/schema/activity.ts';
import { lead, leadCount } from '#database/schema/lead.ts';
import { rateLimit } from '#database/schema/operation.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

const aPiece = (name: string, of = seller) =>
  aProduct(test.db, parentsOf(of, category), { name, brand: 'Zirr', sellerSku: `ART-${name}` });

async function enquire(payload: object) {
  const answer = await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  return { status: answer.statusCode, body: answer.json() };
}

const leads = () => test.db.select().from(lead).orderBy(lead.createdAt);
const pieces = () => test.db.select().from(enquiry).orderBy(enquiry.reference);

it('makes one lead of a message about several pieces, and counts it once', async () => {
  const [one, two] = [await aPiece('Falcon'), await aPiece('Heron')];
  const message = {
    reference: 'KVQ7M2X',
    region: 'AE',
    message: 'Are they new?',
    pieces: [
      { productId: one.id, size: 'EU 42', quantity: 2, note: 'For a gift' },
      { productId: two.id },
      { productId: 'z'.repeat(20) },
    ],
  };
  expect((await enquire(message)).status).toBe(202);
  expect((await enquire(message)).status).toBe(202);
  const [made, ...others] = await leads();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    ...{ reference: 'KVQ7M2X', sellerId: seller.id, region: 'AE', source: 'CHAT', state: 'NEW' },
    ...{ message: 'Are they new?', words: 'Zirr Falcon Zirr Heron' },
    codes: `kvq7m2x ${one.id.slice(0, 8)} artfalcon ${two.id.slice(0, 8)} artheron`,
  });
  const of = { leadId: made?.id, sellerId: seller.id, region: 'AE', price: '549.00' };
  expect(await pieces()).toMatchObject([
    { ...of, reference: 'KVQ7M2X', size: 'EU 42', quantity: 2, note: 'For a gift' },
    { ...of, reference: 'KVQ7M2X-2', size: '', quantity: 1, note: '' },
  ]);
  const counts = await test.db.select().from(leadCount);
  expect(counts).toMatchObject([{ sellerId: seller.id, region: 'AE', state: 'NEW', leads: 1 }]);
});

it('makes one piece of the same product in the same size, and limits by pieces', async () => {
  const one = await aPiece('Falcon');
  const piece = { productId: one.id, size: 'M', quantity: 40 };
  const others = [{ ...piece, note: 'A gift' }, piece, { ...piece, size: 'L' }];
  const message = { reference: 'KVQ7M2X', region: 'IN', pieces: [piece, ...others] };
  expect((await enquire(message)).status).toBe(202);
  expect(await pieces()).toMatchObject([
    { reference: 'KVQ7M2X', size: 'M', quantity: 99, note: 'A gift' },
    { reference: 'KVQ7M2X-2', size: 'L', quantity: 40, note: '' },
  ]);
  const limits = await test.db.select().from(rateLimit);
  expect(limits.filter(({ key }) => key.startsWith('enquiry-address:'))).toMatchObject([
    { hits: 4 },
  ]);
});

it('cleans and cuts the words of a report in place of refusing it', async () => {
  const one = await aPiece('Falcon');
  const piece = {
    productId: one.id,
    size: 'x'.repeat(81),
    note: '\u200eFor\u2066 <\u200fa\u0000 gift',
  };
  const message = { reference: 'KVQ7M2X', region: 'IN', pieces: [piece] };
  const words = `${'y'.repeat(999)}😀 and more`;
  expect((await enquire({ ...message, message: words })).status).toBe(202);
  expect(await leads()).toMatchObject([{ message: 'y'.repeat(999) }]);
  expect(await pieces()).toMatchObject([{ size: 'x'.repeat(80), note: 'For ‹a gift' }]);
});

it('makes one lead of a message that comes several times at once', async () => {
  const [one, two] = [await aPiece('Falcon'), await aPiece('Heron')];
  const asked = [{ productId: one.id }, { productId: two.id }];
  const message = { reference: 'KVQ7M2X', region: 'IN', pieces: asked };
  const send = () => Promise.all([enquire(message), enquire(message), enquire(message)]);
  // On PostgreSQL all of them are let on once none has found it.
  const answers = await (test.context.engine === 'embedded' ? send() : allHeld(send));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await leads()).toHaveLength(1);
  expect((await pieces()).map(({ reference }) => reference)).toEqual(['KVQ7M2X', 'KVQ7M2X-2']);
  expect(await test.db.select().from(leadCount)).toMatchObject([{ leads: 1 }]);
});

/** Starts what adds three leads, and lets them be added when all three wait to do so. */
async function allHeld<T>(work: () => Promise<T>): Promise<T> {
  const waiting = sql`select from pg_locks where relation = 'lead'::regclass and not granted`;
  const held = await test.db.transaction(async (inner) => {
    const db = inner as Database;
    await db.execute(sql`lock table lead in share mode`);
    const done = work();
    await vi.waitFor(async () => expect(await rowsOf(db, waiting)).toHaveLength(3), 20_000);
    return { done };
  });
  return held.done;
}

it('refuses pieces of several sellers, and none', async () => {
  const [own, others] = [await aPiece('Falcon'), await aPiece('Heron', await aSeller(test))];
  const of = (...ids: string[]) => ({
    reference: 'KVQ7M2X',
    region: 'IN',
    pieces: ids.map((productId) => ({ productId })),
  });
  expect((await enquire(of(own.id, others.id))).body).toMatchObject({
    fields: { pieces: expect.any(String) },
  });
  expect((await enquire(of())).body.fields).toEqual({ pieces: 'Choose a piece' });
  expect((await enquire({ reference: 'KVQ7M2X', region: 'IN' })).status).toBe(422);
  expect((await enquire(of('z'.repeat(20)))).status).toBe(404);
  expect(await leads()).toEqual([]);
});
