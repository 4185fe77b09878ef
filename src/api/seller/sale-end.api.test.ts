import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { product as products } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { endSales } from '#services/jobs/timed-changes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test, { name: 'Bazm' }));
const category = await perTest(() => aCategory(test.db));
const { importAll, check } = importCalls(() => ({ test, seller, category }));
const today = dayOf(new Date());
const yesterday = daysAfter(today, -1);
const reduced = { priceINR: '800.00', priceAED: '36.00', originalPrice: '1000.00' };
const ring = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Ring', ...reduced, saleUntil: today }),
);

async function call(method: 'GET' | 'POST' | 'PUT', url: string, body?: object, isForm = false) {
  const form = isForm ? multipart({ ...body }) : undefined;
  const answer = await test.app.inject({
    ...{ method, url },
    headers: { ...seller.authorization, ...form?.headers },
    ...(body && { payload: form?.payload ?? body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const shown = async () => (await call('GET', `/api/get-product/${ring.id}`)).body;
const cheap = async () => {
  const { body } = await call('GET', '/api/get-product?maxPrice=900&fields=card');
  return body.map(({ name }: { name: string }) => name);
};
const setPrices = (prices: object) => call('PUT', `/api/seller/update-prices/${ring.id}`, prices);
const formOf = (changes: object) => ({
  ...{ name: 'Watch', brand: 'Calderon', priceINR: '800', priceAED: '36' },
  ...{ categoryId: category.id, subCategoryId: category.sub.id, ...changes },
});

describe('the last day of a price', () => {
  it('needs an original price, and is not over', async () => {
    const fieldsOf = async (changes: object) => {
      const form = formOf(changes);
      const { status, body } = await call('POST', '/api/seller/add-product', form, true);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await fieldsOf({ saleUntil: today })).toEqual([422, ['saleUntil']]);
    const original = { originalPrice: '1000' };
    expect(await fieldsOf({ ...original, saleUntil: yesterday })).toEqual([422, ['saleUntil']]);
    expect(await fieldsOf({ ...original, saleUntil: 'soon' })).toEqual([422, ['saleUntil']]);
    expect(await fieldsOf({ ...original, saleUntil: today })).toEqual([201, []]);
    expect((await setPrices({ saleUntil: yesterday })).status).toBe(422);
    expect((await setPrices({ originalPrice: null, saleUntil: today })).status).toBe(422);
  });

  it('stays where a form leaves it out, and goes with the last original price', async () => {
    const url = `/api/seller/edit-product/${ring.id}`;
    await call('PUT', url, formOf({ originalPrice: '1000' }), true);
    expect(await shown()).toMatchObject({ name: 'Watch', saleUntil: today });
    await setPrices({ originalPrice: null });
    expect(await shown()).toMatchObject({ originalPrice: null, saleUntil: null });
  });

  it('is told to shoppers, agents and the receivers of feeds until it is over', async () => {
    expect(await shown()).toMatchObject({ priceINR: 800, originalPrice: 1000, saleUntil: today });
    const payload = { ids: [ring.id] };
    const lookUp = async () => (await call('POST', '/ucp/v1/catalog/lookup', payload)).body;
    const [found] = (await lookUp()).products;
    expect(found.metadata.price_valid_until).toBe(today);
  });

  it('comes and goes by tables, where one that is over is a fault', async () => {
    const table = (day: string) =>
      [
        'Article number,Product name,Brand,Category,Sub category,Price (INR),Price (AED),Original Price (INR),Sale Price Until',
        `R1,Band,Calderon,${category.name},${category.sub.name},800,36,1000,${day}`,
      ].join('\n');
    expect((await check(table(yesterday))).body.data).toMatchObject({ faulty: 1, toAdd: 0 });
    await importAll(table(today));
    const url = `/api/seller/export-products/${seller.id}`;
    const csv = await test.app.inject({ url, headers: seller.authorization });
    expect(csv.body).toMatch(new RegExp(`Band.*${today}`));
  });
});

describe('once it is over', () => {
  const pass = () =>
    test.db.update(products).set({ saleUntil: yesterday }).where(eq(products.id, ring.id));

  it('the original price is asked again, in every list and kept answer', async () => {
    expect(await cheap()).toEqual(['Ring']);
    expect(await shown()).toMatchObject({ priceINR: 800 });
    await endSales(test.context);
    expect(await shown()).toMatchObject({ priceINR: 800 });
    await pass();
    await endSales(test.context);
    expect(await shown()).toMatchObject({
      ...{ priceINR: 1000, priceAED: 36, originalPrice: null, originalPriceAED: null },
      saleUntil: null,
    });
    expect(await cheap()).toEqual([]);
    const [entry] = await test.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({
      ...{ action: 'edit-product', entityId: ring.id, sellerId: seller.id },
      actorName: 'Bazm, by the last day of a price',
      before: { priceINR: '800.00', originalPrice: '1000.00', saleUntil: yesterday },
      after: { priceINR: '1000.00', originalPrice: null, saleUntil: null },
    });
  });

  it('an end that was left without an original price goes too', async () => {
    await test.db.update(products).set({ originalPrice: null }).where(eq(products.id, ring.id));
    await endSales(test.context);
    expect(await call('GET', `/api/seller/get-product/${ring.id}`)).toMatchObject({
      body: { priceINR: 800, saleUntil: null },
    });
  });
});
