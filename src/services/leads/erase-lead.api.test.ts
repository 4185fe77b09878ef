import { expect, it } from 'vitest';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { customer } from '#database/schema/lead.ts';
import { mail } from '#database/schema/mail.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const piece = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

async function ask(what: string, reference: string, more: object = {}): Promise<LeadDetail> {
  const pieces = [{ productId: piece.id, note: 'For Meera', size: 'Of Meera' }];
  const payload = { reference, region: 'IN', pieces, message: 'I am Meera', ...more };
  await test.app.inject({ method: 'POST', url: `/api/${what}`, payload });
  const url = `/api/seller/get-leads/${seller.id}?q=${reference}`;
  const { headers } = { headers: seller.authorization };
  return (await test.app.inject({ url, headers })).json()[0];
}

async function call(method: 'POST' | 'PUT', path: string, payload: object, who = seller) {
  const url = `/api/seller/${path}`;
  const answer = await test.app.inject({ method, url, headers: who.authorization, payload });
  return { status: answer.statusCode, body: answer.json() };
}

it('erases what is personal in an enquiry of nobody known; the history tells that', async () => {
  const { _id: id } = await ask('enquiry', 'CHAT001');
  await call('POST', `add-lead-note/${id}`, { words: 'Meera calls at six' });
  const { status, body } = await call('PUT', `erase-lead/${id}`, {});
  expect([status, body.data]).toMatchObject([
    200,
    {
      ...{ reference: 'CHAT001', state: 'NEW', message: '', erasedAt: expect.any(String) },
      pieces: [{ name: piece.name, note: '', size: '' }],
      events: [{ kind: 'CREATED' }, { kind: 'NOTE' }, { kind: 'ERASED', words: '' }],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Meera');
  const audited = await test.db.select().from(auditEntry);
  expect(audited.map(({ action }) => action)).toContain('erase-lead');
  expect(JSON.stringify(audited)).not.toContain('Meera');
});

it('takes a customer with the last of its leads, and the mail that tells the words', async () => {
  const form = { name: 'Meera', phone: '9876543210', consent: true };
  const first = await ask('enquiry-form', 'FORM001', form);
  const second = await ask('enquiry-form', 'FORM002', form);
  expect(first.customer?._id).toBe(second.customer?._id);
  await call('PUT', `erase-lead/${first._id}`, {});
  expect([await test.db.$count(customer), await test.db.$count(mail)]).toEqual([1, 1]);
  await call('PUT', `erase-lead/${second._id}`, {});
  expect([await test.db.$count(customer), await test.db.$count(mail)]).toEqual([0, 0]);
});

it("refuses another seller's, and one that was changed since", async () => {
  const { _id: id, version } = await ask('enquiry', 'CHAT001');
  expect((await call('PUT', `erase-lead/${id}`, {}, await aSeller(test))).status).toBe(404);
  await call('PUT', `move-lead/${id}`, { state: 'TALKING' });
  expect((await call('PUT', `erase-lead/${id}`, { version })).status).toBe(409);
});
