import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiry } from '#database/schema/activity.ts';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { lead } from '#database/schema/lead.ts';
import { product as productTable } from '#database/schema/products/product.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  type TestSeller,
} from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Élan Chronograph' }),
);

async function report(body: unknown, type = 'application/json') {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/enquiry',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const aReport = (changes = {}) => ({
  reference: 'KVQ7M2X',
  productId: product.id,
  region: 'IN',
  ...changes,
});

async function get(url: string, who: { authorization: Record<string, string> } = admin) {
  const response = await test.app.inject({ url: `/api${url}`, headers: who.authorization });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const stored = () => test.db.select().from(enquiry);

describe('refuses a report', () => {
  it.each([
    ['without a reference', { reference: undefined }, 422, 'reference'],
    ['with a reference in small letters', { reference: 'kvq7m2x' }, 422, 'reference'],
    ['with an endless reference', { reference: 'A'.repeat(11) }, 422, 'reference'],
    ['of a malformed product', { productId: "x' or 1=1" }, 422, 'productId'],
    ['of another region', { region: 'UK' }, 422, 'region'],
  ])('%s', async (_, changes, status, field) => {
    const answer = await report(aReport(changes));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"reference":', 'application/json', 400],
    ['text that is no JSON', 'hello', 'text/plain;charset=UTF-8', 400],
    ['a poisoned prototype', '{"__proto__":{"region":"IN"}}', 'text/plain', 400],
    ['a list', '[]', 'application/json', 422],
    ['nothing', 'null', 'application/json', 400],
    ['another type', 'reference=KVQ7M2X', 'application/x-www-form-urlencoded', 415],
    ['more than 128 kB', JSON.stringify({ reference: 'A'.repeat(132_000) }), 'text/plain', 413],
  ])('of %s', async (_, body, type, status) => {
    expect((await report(body, type)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('of a product that the public cannot see', async () => {
    const pending = await aSeller(test, { approved: false });
    const hidden = await aProduct(test.db, parentsOf(pending, category));
    expect((await report(aReport({ productId: hidden.id }))).status).toBe(404);
    expect((await report(aReport({ productId: 'z'.repeat(20) }))).status).toBe(404);
    await test.db.update(categoryTable).set({ status: 'UNLISTED' });
    expect((await report(aReport())).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('of too many, and says when to come again', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await report(aReport())).status);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([202]));
    const answer = await report(aReport());
    expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ]);
  });
});

describe('records', () => {
  it('seller, name and the price of the region as they are, once a reference', async () => {
    expect(await report(aReport())).toMatchObject({ status: 202, body: { success: true } });
    expect((await report(aReport({ region: 'AE' }))).status).toBe(202);
    const beacon = aReport({ reference: 'AE12345', region: 'AE', price: 1, sellerId: 'me' });
    expect((await report(beacon, 'text/plain;charset=UTF-8')).status).toBe(202);
    const facts = { productId: product.id, productName: 'Élan Chronograph', sellerId: seller.id };
    expect(await stored()).toMatchObject([
      { ...facts, reference: 'KVQ7M2X', region: 'IN', price: '12499.00' },
      { ...facts, reference: 'AE12345', region: 'AE', price: '549.00' },
    ]);
  });
});

describe('lists', () => {
  let other: TestSeller;
  beforeEach(async () => {
    other = await aSeller(test, { name: 'Other' });
    const second = await aProduct(test.db, parentsOf(other, category), { name: 'Lantern' });
    await report(aReport({ reference: 'AAAAAA1' }));
    await report(aReport({ reference: 'AAAAAA2', region: 'AE' }));
    await report(aReport({ reference: 'BBBBBB3', productId: second.id }));
  });
  const references = (answer: { body: { reference: string }[] }) =>
    answer.body.map((row) => row.reference);

  it("no other seller's, and nothing to nobody", async () => {
    for (const call of ['get-enquiries', 'enquiry-statistics']) {
      expect((await get(`/seller/${call}/${seller.id}`, other)).status).toBe(404);
      expect((await get(`/seller/${call}/${seller.id}`, admin)).status).toBe(403);
      const nobody = { authorization: {} };
      expect((await get(`/seller/${call}/${seller.id}`, nobody)).status).toBe(401);
      expect((await get(`/admin/${call}`, nobody)).status).toBe(401);
      expect((await get(`/admin/${call}`, seller)).status).toBe(403);
    }
    const ofOther = `/seller/get-enquiries/${seller.id}?sellerId=${other.id}`;
    expect((await get(ofOther, seller)).status).toBe(400);
    const mine = await get(`/seller/get-enquiries/${seller.id}`, seller);
    expect(references(mine)).toEqual(['AAAAAA2', 'AAAAAA1']);
  });

  it("a seller's own, newest first, after the product is gone too", async () => {
    await test.db.delete(productTable);
    const { body, headers } = await get(`/seller/get-enquiries/${seller.id}`, seller);
    expect(headers['x-total-count']).toBe('2');
    expect(body[0]).toEqual({
      ...{ leadId: expect.any(String), state: 'NEW', customer: '', answeredAfter: null },
      ...{ wonPrice: null, wonCurrency: null, lostReason: null },
      _id: expect.any(String),
      reference: 'AAAAAA2',
      productId: null,
      productName: 'Élan Chronograph',
      sellerId: seller.id,
      sellerName: seller.name,
      region: 'AE',
      price: 549,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['', ['BBBBBB3', 'AAAAAA2', 'AAAAAA1']],
    ['order=asc', ['AAAAAA1', 'AAAAAA2', 'BBBBBB3']],
    ['q=aaaa', ['AAAAAA2', 'AAAAAA1']],
    ['q=AAA1', ['AAAAAA1']],
    ['q=aa-aa-1', ['AAAAAA1']],
    ['q=aa2', ['AAAAAA2']],
    ['q=A2', []],
    ['q=elan', ['AAAAAA2', 'AAAAAA1']],
    ['q=chrono%20%C3%89LA', ['AAAAAA2', 'AAAAAA1']],
    ['q=%25', []],
    ['q=%27', []],
    ['region=AE', ['AAAAAA2']],
    ['region=IN&q=lan', ['BBBBBB3']],
  ])('all, to an admin who asks for "%s"', async (query, expected) => {
    const answer = await get(`/admin/get-enquiries?${query}`);
    expect(references(answer)).toEqual(expected);
    expect(answer.headers['x-total-count']).toBe(String(expected.length));
  });

  it('by product and seller, and page by page', async () => {
    const ofProduct = await get(`/admin/get-enquiries?productId=${product.id}`);
    expect(references(ofProduct)).toEqual(['AAAAAA2', 'AAAAAA1']);
    expect(references(await get(`/admin/get-enquiries?sellerId=${other.id}`))).toEqual(['BBBBBB3']);
    const first = await get('/admin/get-enquiries?limit=2');
    const next = /<\/api(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect([...references(first), ...references(await get(next))]).toEqual([
      'BBBBBB3',
      'AAAAAA2',
      'AAAAAA1',
    ]);
    expect(references(await get('/admin/get-enquiries?limit=2&page=2'))).toEqual(['AAAAAA1']);
  });

  it('statistics by day and region, product and seller', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const { body } = await get('/admin/enquiry-statistics?days=1');
    expect(body).toEqual({
      days: [
        { day, region: 'AE', enquiries: 1 },
        { day, region: 'IN', enquiries: 2 },
      ],
      products: [
        { _id: product.id, name: 'Élan Chronograph', enquiries: 2 },
        { _id: expect.any(String), name: 'Lantern', enquiries: 1 },
      ],
      sellers: [
        { _id: seller.id, name: seller.name, enquiries: 2 },
        { _id: other.id, name: 'Other', enquiries: 1 },
      ],
    });
    const elsewhere = await aCategory(test.db, { name: 'Elsewhere' });
    await test.db
      .update(productTable)
      .set(parentsOf(seller, elsewhere))
      .where(eq(productTable.id, product.id));
    const wanted = async (id: string) =>
      (await get(`/admin/enquiry-statistics?days=1&category=${id}`)).body.products;
    expect(await wanted(elsewhere.id)).toEqual([body.products[0]]);
    expect(await wanted(category.id)).toEqual([body.products[1]]);
    await test.db.delete(productTable);
    const own = await get(`/seller/enquiry-statistics/${other.id}`, other);
    expect(own.body).toEqual({
      days: [{ day, region: 'IN', enquiries: 1 }],
      products: [{ _id: expect.any(String), name: 'Lantern', enquiries: 1 }],
      sellers: [{ _id: other.id, name: 'Other', enquiries: 1 }],
    });
    expect((await get('/admin/enquiry-statistics?days=0')).status).toBe(400);
    expect((await get('/admin/enquiry-statistics?days=367')).status).toBe(400);
  });

  it('leaves days out that lie before', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const asked = { id: 'a', reference: 'OLD0001', sellerId: seller.id, region: 'IN' } as const;
    await test.db.insert(lead).values(asked);
    const facts = { ...asked, leadId: 'a', productName: 'Old', price: '1' };
    await test.db.insert(enquiry).values([
      { ...facts, createdAt: ago(7) },
      { ...facts, id: 'b', reference: 'OLD0001-2', createdAt: ago(6) },
    ]);
    const counted = async (days: number) =>
      (await get(`/admin/enquiry-statistics?days=${days}`)).body.days.reduce(
        (sum: number, row: { enquiries: number }) => sum + row.enquiries,
        0,
      );
    expect([await counted(6), await counted(7), await counted(8)]).toEqual([3, 4, 5]);
  });
});
