import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { type Database, rowsOf } from '#database/database.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { customer, lead, leadEvent } from '#database/schema/lead.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { expireCustomers } from '../privacy/expire-old.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const piece = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

async function ask(reference: string): Promise<string> {
  const payload = { reference, region: 'IN', productId: piece.id };
  await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  const rows = await test.db
    .select({ id: lead.id })
    .from(lead)
    .where(eq(lead.reference, reference));
  return rows[0]?.id ?? '';
}

async function set(id: string, payload: object) {
  const url = `/api/seller/set-customer/${id}`;
  const headers = seller.authorization;
  const answer = await test.app.inject({ method: 'PUT', url, headers, payload });
  const body = answer.json();
  return { status: answer.statusCode, customer: (body.data as LeadDetail | undefined)?.customer };
}

async function send(reference: string, person: object) {
  const payload = {
    ...{ reference, region: 'IN', pieces: [{ productId: piece.id }], consent: true },
    ...{ name: 'Somebody', message: 'Is it new?', ...person },
  };
  const answer = await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  expect(answer.statusCode).toBe(201);
}

/** Of each lead in its order: whom it is of, and its words. */
const told = () =>
  test.db
    .select({
      ...{ name: customer.name, phone: customer.phone, email: customer.email },
      message: lead.message,
    })
    .from(lead)
    .leftJoin(customer, eq(customer.id, lead.customerId))
    .orderBy(lead.reference);

const phone = '+919876543210';
const email = 'own@post.example';

describe('a seller says whom a lead is of', () => {
  it('by a name alone, which is no other customer', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    await set(one, { name: 'Meera', phone });
    expect((await set(two, { name: 'Leila' })).customer).toMatchObject({ name: 'Leila' });
    expect(await told()).toMatchObject([
      { name: 'Meera', phone },
      { name: 'Leila', phone: null },
    ]);
  });

  it('without the number any more, which is the same customer still', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    await set(one, { name: 'Meera', phone });
    const before = (await set(two, { name: 'Leila', phone: '+919876543211' })).customer;
    const after = (await set(two, { name: 'Leila' })).customer;
    expect(after).toMatchObject({ _id: before?._id, name: 'Leila', phone: null });
    expect(await told()).toMatchObject([{ name: 'Meera', phone }, { name: 'Leila' }]);
  });

  it('by the number of a customer of another name, who is renamed only when that is said', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    await set(one, { name: 'Meera', phone });
    expect(await set(two, { name: 'Leila', phone })).toEqual({ status: 409, customer: undefined });
    expect(await told()).toMatchObject([{ name: 'Meera' }, { name: null }]);
    await set(two, { name: 'Leila', phone, rename: false });
    expect(await told()).toMatchObject([{ name: 'Meera' }, { name: 'Meera' }]);
    const three = await ask('AAAAAA3');
    await set(three, { name: 'Leila', phone, rename: true });
    expect(await told()).toMatchObject(Array(3).fill({ name: 'Leila', phone }));
  });

  it('by the number of another customer, beside the address of its own', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    const known = (await set(one, { name: 'Meera', phone })).customer;
    await set(two, { email });
    const { status, customer: joined } = await set(two, { phone, email });
    expect([status, joined]).toMatchObject([200, { _id: known?._id, name: 'Meera', phone, email }]);
    expect(await test.db.$count(customer)).toBe(1);
  });

  it('once: who has read an older customer is told', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    await set(one, { name: 'Meera', phone });
    const read = (await set(two, { phone })).customer;
    await set(one, { name: 'Mira', phone });
    const late = { name: 'Leila', phone, customerVersion: read?.version };
    expect((await set(two, late)).status).toBe(409);
    expect(await told()).toMatchObject([{ name: 'Mira' }, { name: 'Mira' }]);
    expect((await set(two, { ...late, customerVersion: (read?.version ?? 0) + 1 })).status).toBe(
      200,
    );
  });

  it('while another lead becomes of the customer that it leaves, which stays', async () => {
    const [one, two] = [await ask('AAAAAA1'), await ask('AAAAAA2')];
    const known = (await set(one, { name: 'Meera', phone })).customer;
    const { done } = await test.db.transaction(async (inner) => {
      const db = inner as Database;
      await db
        .update(lead)
        .set({ customerId: known?._id ?? '' })
        .where(eq(lead.id, two));
      const done = set(one, {});
      if (test.context.engine === 'postgresql') {
        const waiting = sql`select from pg_locks where not granted`;
        await vi.waitFor(async () => expect(await rowsOf(db, waiting)).not.toEqual([]), 20_000);
      }
      return { done };
    });
    expect((await done).status).toBe(200);
    expect(await told()).toMatchObject([{ name: null }, { name: 'Meera', phone }]);
  });
});

it.each([
  ['a note', 'POST', 'add-lead-note', { words: 'Meera called' }],
  ['a customer', 'PUT', 'set-customer', { name: 'Meera', phone }],
] as const)('%s on an erased lead is erased in its time', async (_, method, what, payload) => {
  const id = await ask('AAAAAA1');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await test.db.update(lead).set({ createdAt: daysAgo(40), erasedAt: daysAgo(5) });
  const url = `/api/seller/${what}/${id}`;
  await test.app.inject({ method, url, headers: seller.authorization, payload });
  const expire = async (days: number) => {
    await expireCustomers(test.context, daysAgo(days), 10);
    const rows = await test.db
      .select({ erasedAt: lead.erasedAt, customerId: lead.customerId, words: leadEvent.words })
      .from(lead)
      .innerJoin(leadEvent, eq(leadEvent.leadId, lead.id));
    return JSON.stringify(rows);
  };
  expect(await expire(30)).toContain('"erasedAt":null');
  expect(await expire(-1)).toMatch(/"erasedAt":".*"customerId":null,"words":""/);
});

describe('a shopper who sends the form', () => {
  it("adds no address to the customer of somebody's number, and keeps what it gave", async () => {
    await set(await ask('AAAAAA1'), { name: 'Meera', phone });
    await send('AAAAAA2', { phone, email });
    expect(await told()).toEqual([
      { name: 'Meera', phone, email: null, message: '' },
      { name: 'Somebody', phone: null, email, message: `Is it new?\n\nPhone number: ${phone}` },
    ]);
  });

  it("says what it gave in the seller's language", async () => {
    await test.db.update(sellerTable).set({ language: 'ar' });
    await set(await ask('AAAAAA1'), { name: 'Meera', phone });
    await send('AAAAAA2', { phone, email });
    expect((await told())[1]?.message).toBe(`Is it new?\n\nرقم الهاتف: \u2068${phone}\u2069`);
  });

  it("adds no number to the customer of somebody's address", async () => {
    await set(await ask('AAAAAA1'), { name: 'Meera', email });
    await send('AAAAAA2', { phone, email });
    expect(await told()).toEqual([
      { name: 'Meera', phone: null, email, message: '' },
      { name: 'Somebody', phone, email: null, message: `Is it new?\n\nEmail: ${email}` },
    ]);
  });

  it('is a customer of its own where number and address are of two', async () => {
    await set(await ask('AAAAAA1'), { name: 'Meera', phone });
    await set(await ask('AAAAAA2'), { name: 'Leila', email });
    await send('AAAAAA3', { phone, email });
    expect((await told())[2]).toEqual({
      ...{ name: 'Somebody', phone: null, email: null },
      message: `Is it new?\n\nPhone number: ${phone}\nEmail: ${email}`,
    });
  });

  it('is known by both, or by the one that it gives', async () => {
    await set(await ask('AAAAAA1'), { phone, email });
    await send('AAAAAA2', { phone, email });
    await send('AAAAAA3', { email });
    const known = { name: 'Somebody', phone, email };
    expect(await told()).toMatchObject([known, known, known]);
    expect(await test.db.$count(customer)).toBe(1);
  });

  it('is added anew where the customer goes meanwhile', async () => {
    const one = await ask('AAAAAA1');
    await set(one, { name: 'Meera', phone });
    const { done } = await test.db.transaction(async (inner) => {
      const db = inner as Database;
      await db.execute(sql`delete from customer`);
      const done = send('AAAAAA2', { phone });
      if (test.context.engine === 'postgresql') {
        const waiting = sql`select from pg_locks where not granted`;
        await vi.waitFor(async () => expect(await rowsOf(db, waiting)).not.toEqual([]), 20_000);
      }
      return { done };
    });
    await done;
    expect(await told()).toMatchObject([{ name: null }, { name: 'Somebody', phone }]);
  });
});
