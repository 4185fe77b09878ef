import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MatchingStep } from '#contracts/products/matching-change.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { job as jobs } from '#database/schema/operation.ts';
import { product as products } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { runJob } from '#services/jobs/run-job.ts';
import { endReservationsJob } from '#services/jobs/timed-changes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller, other] = [await anAdmin(test), await aSeller(test), await aSeller(test)];
  const category = await aCategory(test.db);
  const [ring, watch] = [
    await aProduct(test.db, parentsOf(seller, category), { name: 'Ring' }),
    await aProduct(test.db, parentsOf(seller, category), { name: 'Watch' }),
  ];
  return { admin, seller, other, category, ring, watch };
});

const today = () => dayOf(new Date());
type Somebody = { authorization: { authorization: string } };

async function send(
  method: 'PUT' | 'POST',
  url: string,
  payload: object,
  who: Somebody = world.seller,
) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: who.authorization,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
const set = (id: string, payload: object, who?: Somebody) =>
  send('PUT', `/seller/update-availability/${id}`, payload, who);
const hide = (id: string, hidden: boolean, who?: Somebody) =>
  send('PUT', `/seller/hide-product/${id}`, { hidden }, who);

async function read(url: string, who?: Somebody) {
  const response = await test.app.inject({
    url: `/api${url}`,
    ...(who && { headers: who.authorization }),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    total: response.headers['x-total-count'],
  };
}
const named = async (query = '', who?: Somebody) => {
  const { body } = await read(
    who ? `/seller/get-products/${world.seller.id}?${query}` : `/get-product?${query}`,
    who,
  );
  return body.map(({ name }: { name: string }) => name).sort();
};
const asStored = (id: string, values: Partial<typeof products.$inferInsert>) =>
  test.db.update(products).set(values).where(eq(products.id, id));

describe('a sold piece', () => {
  it('leaves every list at once, keeps its page, and is found by the filter', async () => {
    const { ring, category, seller } = world;
    expect(await named()).toEqual(['Ring', 'Watch']);
    const { status, body } = await set(ring.id, { availability: 'SOLD' });
    expect([status, body.message]).toEqual([200, 'Sold']);
    expect(body.data).toMatchObject({ published: false, hiddenBy: ['sold'], hasPage: true });
    expect(await named()).toEqual(['Watch']);
    expect((await read('/get-product')).total).toBe('1');
    expect(await named('availability=available')).toEqual(['Watch']);
    expect(await named('availability=reserved')).toEqual([]);
    expect(await named('availability=sold')).toEqual(['Ring']);
    expect(await named('availability=all')).toEqual(['Ring', 'Watch']);
    for (const scope of [
      `category=${category.id}`,
      `subCategory=${category.sub.id}`,
      `seller=${seller.id}`,
      'q=ring',
      `ids=${ring.id}`,
      'sort=price-low-high',
      'sort=name&brand=Calderon',
    ]) {
      const brand = scope.includes('brand')
        ? `sort=name&brand=${encodeURIComponent(body.data.brand)}`
        : scope;
      expect([scope, await named(`${brand}&availability=sold`)]).toEqual([scope, ['Ring']]);
    }
    expect((await read(`/get-product/${ring.id}`)).body).toMatchObject({
      availability: 'SOLD',
      reservedUntil: null,
    });
    expect((await read('/get-listing')).body.total).toBe(1);
    expect((await read('/get-listing?availability=sold&facets=brand')).body).toMatchObject({
      total: 1,
      facets: { values: [{ name: 'brand', values: [{ products: 1 }] }] },
    });
    expect((await read('/get-product?availability=gone')).status).toBe(400);
  });

  it('is shown where all pieces of its category are sold', async () => {
    const { ring, watch, category } = world;
    await set(ring.id, { availability: 'SOLD' });
    await set(watch.id, { availability: 'SOLD' });
    expect(await named(`category=${category.id}&availability=all`)).toEqual(['Ring', 'Watch']);
    expect(await named(`q=watch&availability=all&category=${category.id}`)).toEqual(['Watch']);
  });

  it('has no page after sixty days, nor while its seller or category is hidden', async () => {
    const { admin, ring, category, seller } = world;
    await set(ring.id, { availability: 'SOLD' });
    const status = (url: string, value: unknown) =>
      send('PUT', url, { status: value, reason: 'x' }, admin);
    await status(`/admin/update-status/${seller.id}`, false);
    expect((await read(`/get-product/${ring.id}`)).status).toBe(404);
    expect(await named('availability=sold')).toEqual([]);
    await status(`/admin/update-status/${seller.id}`, true);
    expect((await read(`/get-product/${ring.id}`)).status).toBe(200);
    await status(`/admin/list-category/${category.id}`, 'UNLISTED');
    expect((await read(`/get-product/${ring.id}`)).status).toBe(404);
    await status(`/admin/list-category/${category.id}`, 'LISTED');
    await asStored(ring.id, { soldAt: new Date(Date.now() - 61 * 86_400_000) });
    test.cache.clear();
    expect((await read(`/get-product/${ring.id}`)).status).toBe(404);
    expect(await named('availability=all')).toEqual(['Watch']);
  });

  it('may be asked about, and is available again', async () => {
    const { ring } = world;
    const { body } = await set(ring.id, { availability: 'SOLD' });
    const enquiry = { reference: 'ABCDEFG', productId: ring.id, region: 'IN' };
    expect((await send('POST', '/enquiry', enquiry)).status).toBeLessThan(300);
    const again = await set(ring.id, { availability: 'AVAILABLE', version: body.data.version });
    expect([again.status, await named()]).toEqual([200, ['Ring', 'Watch']]);
  });
});

describe('a reserved piece', () => {
  it('stays in the lists, and says until when', async () => {
    const { ring } = world;
    const until = daysAfter(today(), 3);
    const { status } = await set(ring.id, { availability: 'RESERVED', reservedUntil: until });
    const told = { availability: 'RESERVED', reservedUntil: until };
    expect([status, await named()]).toEqual([200, ['Ring', 'Watch']]);
    expect(await named('availability=reserved')).toEqual(['Ring']);
    expect(await named('availability=available')).toEqual(['Watch']);
    expect((await read(`/get-product/${ring.id}`)).body).toMatchObject(told);
    expect((await read(`/get-product?ids=${ring.id}&fields=card`)).body).toMatchObject([told]);
  });

  it('is available once its day is over, before and after the background has ended it', async () => {
    const { ring, seller } = world;
    await set(ring.id, { availability: 'RESERVED', reservedUntil: today() });
    expect(await named('availability=reserved')).toEqual(['Ring']);
    await asStored(ring.id, { reservedUntil: daysAfter(today(), -1) });
    test.cache.clear();
    const isOver = async () => {
      expect((await read(`/get-product/${ring.id}`)).body).toMatchObject({
        availability: 'AVAILABLE',
        reservedUntil: null,
      });
      expect(await named('availability=reserved')).toEqual([]);
      expect(await named('availability=available')).toEqual(['Ring', 'Watch']);
      expect(await named('availability=reserved', seller)).toEqual([]);
    };
    await isOver();
    await test.db.delete(jobs);
    expect(await runJob(test.context, endReservationsJob, new AbortController().signal)).toBe(true);
    await isOver();
    const [stored] = await test.db
      .select({ now: products.availability })
      .from(products)
      .where(eq(products.id, ring.id));
    expect(stored?.now).toBe('AVAILABLE');
  });

  it('needs a day that is not over and within a year', async () => {
    const { ring } = world;
    const days = [
      undefined,
      '',
      'tomorrow',
      '2026-02-31',
      daysAfter(today(), -1),
      daysAfter(today(), 400),
    ];
    for (const reservedUntil of days) {
      const { status, body } = await set(ring.id, { availability: 'RESERVED', reservedUntil });
      expect([reservedUntil, status, Object.keys(body.fields)]).toEqual([
        reservedUntil,
        422,
        ['reservedUntil'],
      ]);
    }
    expect((await set(ring.id, { availability: 'GONE' })).status).toBe(422);
    expect(await named('availability=reserved')).toEqual([]);
  });
});

describe('a change of state', () => {
  it('is refused for an older version, another seller, and a pending one', async () => {
    const { ring, other } = world;
    const pending = await aSeller(test, { approved: false });
    expect((await set(ring.id, { availability: 'SOLD' }, other)).status).toBe(404);
    expect((await hide(ring.id, true, other)).status).toBe(404);
    expect((await set(ring.id, { availability: 'SOLD' }, pending)).body.code).toBe(
      'pending-approval',
    );
    expect((await set(ring.id, { availability: 'SOLD', version: 1 })).status).toBe(200);
    expect((await set(ring.id, { availability: 'AVAILABLE', version: 1 })).body.code).toBe(
      'changed-meanwhile',
    );
    expect(await named()).toEqual(['Watch']);
  });

  it('is told in the audit once, and not where nothing changes', async () => {
    const { ring } = world;
    await set(ring.id, { availability: 'SOLD' });
    await set(ring.id, { availability: 'SOLD' });
    await hide(ring.id, true);
    const told = await test.db
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry);
    expect(told).toEqual([
      {
        action: 'set-availability',
        before: { availability: 'AVAILABLE' },
        after: { availability: 'SOLD' },
      },
      { action: 'hide-product', before: { hidden: false }, after: { hidden: true } },
    ]);
  });

  it('survives an edit of the product', async () => {
    const { ring, category } = world;
    await set(ring.id, { availability: 'SOLD' });
    const form = new FormData();
    const fields = {
      name: 'Ring of gold',
      brand: 'X',
      priceINR: '5',
      priceAED: '1',
      categoryId: category.id,
      subCategoryId: category.sub.id,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/seller/edit-product/${ring.id}`,
      headers: {
        ...world.seller.authorization,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.json().data).toMatchObject({ name: 'Ring of gold', availability: 'SOLD' });
  });
});

describe('a hidden piece', () => {
  it('is seen by its seller alone, and comes back', async () => {
    const { ring, seller, admin } = world;
    const { body } = await hide(ring.id, true);
    expect(body.data).toMatchObject({
      published: false,
      hasPage: false,
      hiddenBy: ['hidden-by-seller'],
    });
    expect(await named('availability=all')).toEqual(['Watch']);
    expect((await read(`/get-product/${ring.id}`)).status).toBe(404);
    expect(await named('visibility=hidden-by-seller', seller)).toEqual(['Ring']);
    expect(await named('visibility=published', seller)).toEqual(['Watch']);
    expect((await read('/admin/get-products?visibility=hidden-by-seller', admin)).total).toBe('1');
    await hide(ring.id, false);
    expect(await named()).toEqual(['Ring', 'Watch']);
  });

  it('stays hidden while its category is hidden and shown again', async () => {
    const { ring, category, admin } = world;
    await hide(ring.id, true);
    for (const status of ['UNLISTED', 'LISTED']) {
      await send('PUT', `/admin/list-category/${category.id}`, { status }, admin);
    }
    expect(await named()).toEqual(['Watch']);
    expect((await read(`/get-category/${category.id}`)).body[0].products).toBe(1);
  });
});

describe('all matching pieces of a seller', () => {
  async function change(body: object) {
    const answer = await send('POST', '/seller/change-matching-products', body);
    return { ...answer, step: answer.body.data as MatchingStep };
  }

  it('are sold, reserved, hidden and shown together, and nobody else’s', async () => {
    const { other, category, seller } = world;
    await aProduct(test.db, parentsOf(other, category), { name: 'Ring too' });
    const { step } = await change({ action: 'set-sold', filter: { q: 'ring' } });
    expect(step).toMatchObject({ done: 1, failed: [], next: null });
    expect(await named()).toEqual(['Ring too', 'Watch']);
    await change({ action: 'reserve', reservedUntil: daysAfter(today(), 2), filter: {} });
    expect(await named('availability=reserved')).toEqual(['Ring', 'Watch']);
    await change({ action: 'set-available', filter: {} });
    await change({ action: 'hide', filter: {} });
    expect(await named()).toEqual(['Ring too']);
    await change({ action: 'show', filter: { visibility: 'hidden-by-seller' } });
    expect(await named()).toEqual(['Ring', 'Ring too', 'Watch']);
    expect(await named('', seller)).toHaveLength(2);
  });

  it('are said to be so many of each, or one of a kind', async () => {
    const { ring, seller } = world;
    const told = async () => {
      const { body } = await read(`/seller/get-products/${seller.id}`, seller);
      return body.map((row: Record<string, unknown>) => [row.name, row.quantity, row.availability]);
    };
    expect((await change({ action: 'set-quantity', quantity: 0, filter: {} })).status).toBe(422);
    await set(ring.id, { availability: 'RESERVED', reservedUntil: daysAfter(today(), 2) });
    expect((await change({ action: 'set-quantity', quantity: 4, filter: {} })).step).toMatchObject({
      ...{ done: 2, failed: [], undo: expect.any(String) },
    });
    expect((await told()).sort()).toEqual([
      ['Ring', 4, 'RESERVED'],
      ['Watch', 4, 'AVAILABLE'],
    ]);
    await change({ action: 'set-quantity', quantity: null, filter: { q: 'watch' } });
    expect((await told()).sort()).toEqual([
      ['Ring', 4, 'RESERVED'],
      ['Watch', null, 'AVAILABLE'],
    ]);
  });

  it('are left alone where a filter cannot apply, which is told', async () => {
    const { other, seller } = world;
    for (const filter of [{ seller: other.id }, { seller: seller.id }, { sellerId: other.id }]) {
      const { status, body } = await change({ action: 'hide', filter });
      expect([status, body.message]).toEqual([422, expect.stringMatching(/leave it out/)]);
    }
    for (const unknown of [{ filters: { q: 'ring' } }, { ids: ['a'] }]) {
      expect((await change({ action: 'hide', filter: {}, ...unknown })).status).toBe(422);
    }
    expect(await named()).toEqual(['Ring', 'Watch']);
    const asked = [`get-products/${seller.id}?seller`, `get-enquiries/${seller.id}?sellerId`];
    for (const list of asked) {
      expect((await read(`/seller/${list}=${other.id}`, seller)).status).toBe(400);
    }
  });

  it('are left alone where the change is none', async () => {
    for (const body of [
      { action: 'reserve', filter: {} },
      { action: 'take-down', filter: {} },
      { action: 'reserve', reservedUntil: '2020-01-01', filter: {} },
    ]) {
      expect((await change(body)).status).toBe(422);
    }
    expect(await named()).toEqual(['Ring', 'Watch']);
  });
});
