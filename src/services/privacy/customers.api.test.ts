import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { customer } from '#database/schema/lead.ts';
import { mail } from '#database/schema/operation/mail.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const email = 'meera@post.example';

it('finds, exports and erases for an admin what sellers keep of an address', async () => {
  const [admin, category] = [await anAdmin(test), await aCategory(test.db)];
  const sellers = [await aSeller(test), await aSeller(test)];
  for (const [index, seller] of sellers.entries()) {
    const { id: productId } = await aProduct(test.db, parentsOf(seller, category));
    const payload = {
      ...{ reference: `AAAAAA${index}`, region: 'IN', pieces: [{ productId }], consent: true },
      ...{ name: 'Meera', email, message: 'For my wedding' },
    };
    await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  }
  const post = async (what: string, payload: object) => {
    const url = `/api/admin/${what}-personal-data`;
    const headers = admin.authorization;
    const answer = await test.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  expect((await post('find', { email })).body).toMatchObject({ customers: 2, seller: null });
  const { body } = await post('export', { email });
  expect(body.data.asked).toHaveLength(2 + 2 + 2);
  expect(JSON.stringify(body.data.asked)).toContain('For my wedding');
  expect((await post('erase', { email, confirm: email })).status).toBe(200);
  expect((await post('find', { email })).body).toMatchObject({ customers: 0 });
  expect((await post('erase', { email, confirm: email })).status).toBe(404);
  const [seller] = sellers;
  const url = `/api/seller/get-leads/${seller?.id}`;
  const left = await test.app.inject({ url, headers: seller?.authorization ?? {} });
  expect(left.json()).toMatchObject([{ reference: 'AAAAAA0', customer: null, message: '' }]);
});

it('finds them by a number in any spelling, and erases theirs alone', async () => {
  const [admin, category] = [await anAdmin(test), await aCategory(test.db)];
  const sellers = [await aSeller(test), await aSeller(test)];
  const phones = ['098765 43210', '+91 98765-43210', '0091 98765 43211'];
  for (const [index, phone] of phones.entries()) {
    const seller = sellers[index % 2];
    if (seller === undefined) continue;
    const { id: productId } = await aProduct(test.db, parentsOf(seller, category));
    const form = { reference: `BBBBBB${index}`, region: 'IN', pieces: [{ productId }] };
    const payload = { ...form, name: 'Meera', phone, message: 'For my wedding', consent: true };
    await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  }
  const post = async (what: string, payload: object) => {
    const url = `/api/admin/${what}-personal-data`;
    const headers = admin.authorization;
    const answer = await test.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  for (const phone of ['98765 43210', '0 98765 43210', '919876543210', '+91 (0)98765.43210']) {
    expect((await post('find', { phone })).body, phone).toMatchObject({
      ...{ email: null, phones: ['+919876543210'], customers: 2 },
      ...{ subscriber: null, seller: null },
    });
  }
  for (const payload of [{}, { phone: '12' }, { phone: '9876543210', email }]) {
    expect((await post('find', payload)).status).toBe(422);
  }
  const phone = '98765 43210';
  expect(JSON.stringify((await post('export', { phone })).body.data)).toContain('For my wedding');
  expect((await post('erase', { phone, confirm: '98765 43211' })).status).toBe(422);
  expect((await post('erase', { phone, confirm: '9876543210' })).status).toBe(200);
  expect((await post('find', { phone })).body).toMatchObject({ customers: 0 });
  expect((await post('find', { phone: '98765 43211' })).body).toMatchObject({ customers: 1 });
  expect((await post('export', { phone })).status).toBe(404);
  const kept = await test.db.select({ after: auditEntry.after }).from(auditEntry);
  expect(JSON.stringify(kept)).not.toMatch(/98765|Meera/);
});

it('erases by no number that may be of two people', async () => {
  const [admin, seller] = [await anAdmin(test), await aSeller(test)];
  const phones = ['+918001234567', '+9718001234567'];
  await test.db
    .insert(customer)
    .values(phones.map((phone, index) => ({ id: `c${index}`, sellerId: seller.id, phone })));
  const erase = async (phone: string) => {
    const url = '/api/admin/erase-personal-data';
    const payload = { phone, confirm: phone };
    const headers = admin.authorization;
    return (await test.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  expect(await erase('800 123 4567')).toBe(422);
  expect(await erase('+91 800 123 4567')).toBe(200);
  expect(await test.db.select({ id: customer.id }).from(customer)).toEqual([{ id: 'c1' }]);
});

it('erases with a customer the mails that tell its words, also those that wait', async () => {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  const { id: productId } = await aProduct(test.db, parentsOf(seller, category));
  for (const [index, phone] of ['9876543210', '9876543211'].entries()) {
    const form = { reference: `CCCCCC${index}`, region: 'IN', pieces: [{ productId }] };
    const payload = { ...form, name: 'Meera', phone, message: 'For my wedding', consent: true };
    await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  }
  await test.db.update(mail).set({ state: 'waiting', sealed: 'sealed' });
  const [{ id = '' } = {}] = await test.db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.phone, '+919876543210'));
  const url = `/api/seller/erase-customer/${id}`;
  const headers = seller.authorization;
  expect((await test.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  expect(await test.db.select({ subject: mail.subject }).from(mail)).toEqual([
    { subject: expect.stringContaining('CCCCCC1') },
  ]);
});
