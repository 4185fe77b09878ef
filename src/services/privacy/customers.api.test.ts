import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry, enquiry } from '#database/schema/activity.ts';
import { customer, lead } from '#database/schema/lead.ts';
import { mail } from '#database/schema/mail.ts';
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

describe('what a shopper sends with a number that is another customer of the seller', () => {
  const phone = '+919876543210';
  const begin = async () => {
    const [admin, seller] = [await anAdmin(test), await aSeller(test)];
    const { id: productId } = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
    const send = async (reference: string, who: object) => {
      const form = { reference, region: 'IN', pieces: [{ productId }], consent: true };
      const payload = { ...form, name: 'Meera', message: `The words of ${reference}`, ...who };
      const url = '/api/enquiry-form';
      expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
    };
    await send('KNOWN01', { phone });
    await send('BOTH001', { phone, email });
    await send('OTHERS1', { phone: '+919876543211', message: `Not ${phone}1 nor a${email}` });
    const post = async (what: string, payload: object) => {
      const url = `/api/admin/${what}-personal-data`;
      const headers = admin.authorization;
      const answer = await test.app.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    return { seller, post };
  };
  /** The references of leads that have their words still. */
  const kept = async () => {
    const rows = await test.db
      .select({ reference: lead.reference })
      .from(lead)
      .where(ne(lead.message, ''))
      .orderBy(lead.reference);
    return rows.map(({ reference }) => reference);
  };
  const everything = async () =>
    JSON.stringify([
      await test.db.select().from(customer),
      await test.db.select({ message: lead.message, words: lead.words }).from(lead),
    ]);

  it('is found, exported and erased by the number', async () => {
    const { post } = await begin();
    expect((await post('find', { phone })).body).toMatchObject({ customers: 1, leads: 0 });
    expect(JSON.stringify((await post('export', { phone })).body)).toMatch(/BOTH001.*KNOWN01/);
    expect((await post('erase', { phone, confirm: phone })).status).toBe(200);
    expect(await kept()).toEqual(['OTHERS1']);
    expect((await everything()).replaceAll(`${phone}1`, '')).not.toMatch(
      /\+919876543210|[^a]meera@post/,
    );
    expect((await post('find', { phone })).body).toMatchObject({ customers: 0, leads: 0 });
  });

  it('is erased by the seller with the customer of the number, and is in what it exports', async () => {
    const { seller } = await begin();
    const { id: sellerId, authorization: headers } = seller;
    const [known] = await test.db.select().from(customer).where(eq(customer.phone, phone));
    const url = `/api/seller/export-customer/${sellerId}/${known?.id}`;
    expect((await test.app.inject({ url, headers })).body).toContain('The words of BOTH001');
    const erase = { method: 'DELETE', url: `/api/seller/erase-customer/${known?.id}` } as const;
    expect((await test.app.inject({ ...erase, headers })).statusCode).toBe(200);
    expect(await kept()).toEqual(['OTHERS1']);
  });

  it('is found by the address that stands in the words, whose customer has other leads and stays', async () => {
    const { post } = await begin();
    await test.db.update(customer).set({ email: null }).where(eq(customer.email, email));
    await test.db
      .update(lead)
      .set({ message: `Write to ${email.toUpperCase()}.` })
      .where(eq(lead.reference, 'KNOWN01'));
    const [known] = await test.db.select().from(customer).where(eq(customer.phone, phone));
    await test.db.update(lead).set({ customerId: known?.id ?? '' });
    expect((await post('find', { email })).body).toMatchObject({ customers: 0, leads: 1 });
    const { body } = await post('export', { email });
    expect(JSON.stringify(body)).toContain('MEERA@POST.EXAMPLE');
    expect(JSON.stringify(body)).not.toContain('BOTH001');
    expect((await post('erase', { email, confirm: email })).status).toBe(200);
    expect(await kept()).toEqual(['BOTH001', 'OTHERS1']);
    expect(await test.db.select().from(customer)).toContainEqual(known);
  });
});

describe('an enquiry of nobody known', () => {
  it('is found, exported and erased by its reference, in any case and with the number of a piece', async () => {
    const [admin, seller] = [await anAdmin(test), await aSeller(test)];
    const { id: productId } = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
    for (const reference of ['CHAT001', 'CHAT002']) {
      const pieces = [{ productId, note: 'For Meera', size: 'Of Meera' }];
      const payload = { reference, region: 'IN', pieces, message: 'I am Meera' };
      await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
    }
    const post = async (what: string, payload: object) => {
      const url = `/api/admin/${what}-personal-data`;
      const headers = admin.authorization;
      const answer = await test.app.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const found = { email: null, phones: [], customers: 0, leads: 1, seller: null };
    expect((await post('find', { reference: ' chat001-2' })).body).toEqual(
      expect.objectContaining(found),
    );
    const reference = 'chat001';
    expect((await post('find', { reference, email })).status).toBe(422);
    expect((await post('find', { reference: 'NOT' })).status).toBe(422);
    const exported = JSON.stringify((await post('export', { reference })).body.data);
    for (const words of ['I am Meera', 'For Meera', 'Of Meera']) expect(exported).toContain(words);
    expect(exported).not.toContain('CHAT002');
    expect((await post('erase', { reference, confirm: 'CHAT002' })).status).toBe(422);
    expect((await post('erase', { reference, confirm: 'CHAT001' })).status).toBe(200);
    expect((await post('erase', { reference, confirm: 'CHAT001' })).status).toBe(404);
    const left = await test.db
      .select({ reference: lead.reference, message: lead.message, note: enquiry.note })
      .from(lead)
      .innerJoin(enquiry, eq(enquiry.leadId, lead.id))
      .orderBy(lead.reference);
    expect(left).toEqual([
      { reference: 'CHAT001', message: '', note: '' },
      { reference: 'CHAT002', message: 'I am Meera', note: 'For Meera' },
    ]);
    const audited = await test.db.select({ after: auditEntry.after }).from(auditEntry);
    expect(JSON.stringify(audited)).not.toMatch(/CHAT001|Meera/i);
  });
});
