import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import type { IssuedReceipt } from '#contracts/sales/sale.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { lead as leads } from '#database/schema/lead.ts';
import { receipt } from '#database/schema/sale.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { expireNext } from '#services/privacy/expire-old.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test, { name: 'Lamps & Light' }));
const lights = await perTest(() => aCategory(test.db));
const lamp = await perTest(() =>
  aProduct(test.db, parentsOf(seller, lights), { name: 'Brass Lamp' }),
);

type Method = 'GET' | 'PUT' | 'POST';
async function ask(
  method: Method,
  path: string,
  payload?: object,
  as: { authorization: object } = seller,
) {
  const answer = await test.app.inject({
    ...{ method, url: `/api${path}` },
    headers: { ...as.authorization },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer, json: () => answer.json() };
}
const SETTINGS = {
  legalName: 'Lamps & Light LLP',
  address: '14 Lantern Quay\nKochi',
  gstin: '32ABCDE1234F1Z5',
  trn: '',
  upi: 'lamps@okbank',
  paymentPage: 'https://pay.example/?sum={amount}&ref={reference}',
  taxRate: 18,
  taxIncluded: true,
};
const settle = async (values: object = {}, version = 0) =>
  ask('PUT', '/seller/set-sale-settings', { ...SETTINGS, ...values, version });

/** A new lead of the seller about the lamp. */
async function aLead(reference: string, region: 'IN' | 'AE' = 'IN'): Promise<LeadDetail> {
  const pieces = [{ productId: lamp.id }];
  expect((await ask('POST', '/enquiry', { reference, region, pieces })).status).toBeLessThan(300);
  const leads = (await ask('GET', `/seller/get-leads/${seller.id}`)).json() as Lead[];
  const id = leads.find((one) => one.reference === reference)?._id;
  return (await ask('GET', `/seller/get-lead/${seller.id}/${id}`)).json();
}
const askFor = ({ _id }: Lead, body: object) => ask('POST', `/seller/ask-payment/${_id}`, body);
const receiptOf = ({ pieces: [piece] }: Lead, values: object = {}) => ({
  kind: 'RECEIPT',
  lines: [{ piece: piece?._id, amount: '1180', hsn: '9405' }],
  taxRate: 18,
  taxIncluded: true,
  region: 'IN',
  language: 'en',
  ...values,
});
const issue = (lead: Lead, values?: object) =>
  ask('POST', `/seller/issue-receipt/${lead._id}`, receiptOf(lead, values));

let lead: LeadDetail;
beforeEach(async () => {
  lead = await aLead('AAAAAA1');
});

it('a seller says how it is paid, once for each version, and nothing that no bank takes', async () => {
  const empty = (await ask('GET', `/seller/get-sale-settings/${seller.id}`)).json();
  expect(empty).toMatchObject({ upi: '', version: 0 });
  expect((await settle()).json().data).toMatchObject({ ...SETTINGS, version: 1 });
  expect((await settle()).status).toBe(409);
  for (const wrong of [
    { upi: 'lamps' },
    { gstin: '123' },
    { trn: '12' },
    { paymentPage: 'http://pay.example/{amount}/{reference}' },
    { taxRate: 41 },
    { taxRate: 1.234 },
  ]) {
    const refused = await settle(wrong, 1);
    expect([refused.status, Object.keys(refused.json().fields)]).toEqual([422, Object.keys(wrong)]);
  }
});

it('a payment is asked for by a link, with the message, and marked received', async () => {
  expect((await askFor(lead, { amount: '500', way: 'UPI' })).status).toBe(422);
  await settle();
  const reservedUntil = daysAfter(dayOf(new Date()), 3);
  await ask('PUT', `/seller/move-lead/${lead._id}`, { state: 'RESERVED', reservedUntil });
  const asked = await askFor(lead, { amount: '500', way: 'UPI' });
  const [payment] = (asked.json().data as LeadDetail).payments;
  const { searchParams } = new URL(payment?.link ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ pa: 'lamps@okbank', pn: 'Lamps & Light LLP', am: '500.00', cu: 'INR', tn: 'Brass Lamp' },
    tr: payment?.reference,
  });
  expect(payment?.message).toMatch(/^To keep Brass Lamp for you until .+, please pay ₹500:/);
  expect(payment?.message).toContain(payment?.link);

  const id = payment?._id;
  const mark = (received: boolean, as = seller) =>
    ask('PUT', `/seller/mark-received/${id}`, { received }, as);
  expect((await mark(true, await aSeller(test))).status).toBe(404);
  expect((await mark(true)).json().data.payments[0].receivedAt).not.toBeNull();
  expect((await mark(false)).json().data.payments[0].receivedAt).toBeNull();
  const actions = await test.db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.entityId, lead._id));
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['ask-payment', 'mark-received']),
  );
});

it('UPI takes rupees alone; a page of the seller takes either', async () => {
  await settle();
  const inDirhams = await aLead('AAAAAA2', 'AE');
  expect((await askFor(inDirhams, { amount: '5', way: 'UPI' })).json().code).toBe('not-rupees');
  const asked = await askFor(inDirhams, { amount: '5', way: 'PAGE' });
  const [payment] = (asked.json().data as LeadDetail).payments;
  expect(payment?.link).toBe(`https://pay.example/?sum=5.00&ref=${payment?.reference}`);
});

it('fifty receipts at once have the numbers 1 to 50, and one that is refused takes none', async () => {
  expect((await issue(lead)).json().code).toBe('not-set');
  await settle();
  const foreign = await issue(lead, { lines: [{ piece: lamp.id, amount: '1', hsn: '' }] });
  expect(foreign.status).toBe(422);
  const leads = [lead];
  for (let index = 0; index < 9; index += 1) leads.push(await aLead(`BBBBBB${index}`));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => issue(leads[index % leads.length] as Lead)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await test.db
    .select({ number: receipt.number })
    .from(receipt)
    .where(eq(receipt.issuerId, seller.id));
  const numbers = rows.map(({ number }) => number).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  const proForma = (await issue(lead, { kind: 'PRO_FORMA' })).json().data;
  expect(proForma.number).toMatch(/^P\/\d{4}-\d\d\/00001$/);
});

it('an HSN code is proposed again for products of the same type', async () => {
  await settle();
  const like = await aProduct(test.db, parentsOf(seller, lights));
  const other = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
  const about = async (reference: string) => {
    const pieces = [lamp, like, other].map(({ id }) => ({ productId: id }));
    await ask('POST', '/enquiry', { reference, region: 'IN', pieces });
    const found = (await ask('GET', `/seller/get-leads/${seller.id}`)).json() as Lead[];
    const id = found.find((one) => one.reference === reference)?._id;
    const { hsn, ...read }: LeadDetail = (
      await ask('GET', `/seller/get-lead/${seller.id}/${id}`)
    ).json();
    const codeOf = (name: string) =>
      hsn[read.pieces.find((one) => one.productId === name)?._id ?? ''];
    return [lamp, like, other].map((one) => codeOf(one.id));
  };
  expect(await about('CCCCCC1')).toEqual([undefined, undefined, undefined]);
  await issue(lead);
  expect(await about('CCCCCC2')).toEqual(['9405', '9405', undefined]);
  const [line] = receiptOf(lead).lines;
  await issue(lead, { lines: [{ ...line, hsn: '94051100' }] });
  await issue(lead, { lines: [{ ...line, hsn: '' }] });
  expect(await about('CCCCCC3')).toEqual(['94051100', '94051100', undefined]);
});

it('a receipt adds up, is opened by a link for two weeks, and by nobody else', async () => {
  await settle();
  const added = (await issue(lead, { taxIncluded: false })).json().data;
  expect(added.total).toBe(1392.4);
  const { _id: id, total } = (await issue(lead, { region: 'AE', language: 'ar' })).json().data;
  expect(total).toBe(1180);
  expect(
    (await ask('GET', `/seller/get-receipt/${id}`, undefined, await aSeller(test))).status,
  ).toBe(404);
  const own = await ask('GET', `/seller/get-receipt/${id}`);
  expect([own.status, own.body.headers['content-type']]).toEqual([200, 'application/pdf']);

  const { url } = (await ask('GET', `/seller/get-receipt-link/${id}`)).json();
  const path = new URL(url).pathname.replace('/api', '');
  const stranger = { authorization: {} };
  expect((await ask('GET', path, undefined, stranger)).status).toBe(200);
  const [head = '', until = '', signature = ''] = path.split('.');
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  for (const wrong of [`${head}.${later}.${signature}`, `${head}.${until}.`, '/receipt/x']) {
    expect((await ask('GET', wrong, undefined, stranger)).status).toBe(404);
  }
  const { now } = test.context;
  try {
    test.context.now = () => new Date(Date.now() + 15 * 24 * 60 * 60_000);
    expect((await ask('GET', path, undefined, stranger)).status).toBe(404);
  } finally {
    test.context.now = now;
  }
});

it('an erased customer is in no receipt, whose number stays', async () => {
  await settle();
  await ask('PUT', `/seller/set-customer/${lead._id}`, {
    name: 'Meera Nair',
    phone: '+919847012345',
    email: '',
  });
  const { number } = (await issue(lead)).json().data;
  const names = () => test.db.select({ name: receipt.customerName }).from(receipt);
  expect(await names()).toEqual([{ name: 'Meera Nair' }]);
  expect((await ask('PUT', `/seller/erase-lead/${lead._id}`, {})).status).toBe(200);
  expect(await names()).toEqual([{ name: '' }]);
  const after = (
    await ask('GET', `/seller/get-lead/${seller.id}/${lead._id}`)
  ).json() as LeadDetail;
  expect(after.receipts.map((each) => each.number)).toEqual([number]);

  const other = await aLead('CCCCCC1');
  await ask('PUT', `/seller/set-customer/${other._id}`, {
    name: 'Omar',
    phone: '',
    email: 'omar@post.example',
  });
  await issue(other);
  await test.db.delete(leads).where(eq(leads.id, other._id));
  await expireNext(test.context, { messages: 0, customers: 0, enquiries: 0, audit: 0 });
  expect(await names()).toEqual([{ name: '' }, { name: '' }]);
});

it('support and who keeps the books find a receipt by number and seller, and its PDF; others do not', async () => {
  await settle();
  const { data } = (await issue(lead)).json();
  await issue(lead, { kind: 'PRO_FORMA' });
  const finance = await anAdmin(test, { role: 'finance' });
  const found = async (query: string) => {
    const rows: IssuedReceipt[] = (
      await ask('GET', `/admin/get-receipts?${query}`, undefined, finance)
    ).json();
    return rows.map(({ number, sellerName }) => `${number} ${sellerName}`);
  };
  const receipt = `${data.number} Lamps & Light`;
  const proForma = receipt.replace('R/', 'P/');
  expect(await found('')).toEqual([proForma, receipt]);
  expect(await found(`sellerId=${seller.id}&kind=RECEIPT`)).toEqual([receipt]);
  expect(await found(`q=${encodeURIComponent(data.number.toLowerCase())}`)).toEqual([receipt]);
  expect(await found('q=1')).toEqual([proForma, receipt]);
  expect(await found('q=lamps')).toEqual([proForma, receipt]);
  expect(await found('q=R/1999/00001')).toEqual([]);
  expect(await found(`sellerId=${(await aSeller(test)).id}`)).toEqual([]);
  const pdf = (as: { authorization: object }, id = data._id) =>
    ask('GET', `/admin/get-receipt/${id}`, undefined, as);
  const support = await anAdmin(test, { role: 'support' });
  const { status, body } = await pdf(support);
  expect([status, body.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf(support, lead._id)).status).toBe(404);
  expect((await pdf(await anAdmin(test, { role: 'catalogue' }))).status).toBe(403);
});
