import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { addErasures, type Erasure, listErasures } from '#database/queries/privacy/erasures.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { auditEntry, contactMessage, newsletterSubscriber } from '#database/schema/activity.ts';
import { customer, lead } from '#database/schema/lead.ts';
import { erasure } from '#database/schema/operation.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { settleAfterResponses } from '../after-response.ts';
import { unsubscribeUrl } from '../newsletter.ts';
import { eraseAgain } from './erase-again.ts';

const test = await clearedApp();

const EMAIL = 'zubeida@quartermain.example';
const SHOPPER = 'reader@quay.example';
const PHONE = '+919812345678';

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({ method: 'POST', url, payload, headers });
  await settleAfterResponses();
  return answer.statusCode;
}

const tables = { sellerTable, customer, lead, contactMessage, newsletterSubscriber };
type Shop = { [name in keyof typeof tables]: Record<string, unknown>[] };

const readShop = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [
        name,
        await test.db.select().from(table),
      ]),
    ),
  ) as Shop;

/** As a restored backup has them; what is there stays. */
async function restore(shop: Shop): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    for (const row of shop[name as keyof Shop]) {
      const { id: target } = table;
      const set = row as never;
      await test.db.insert(table).values(set).onConflictDoUpdate({ target, set });
    }
  }
}

/** Takes the database back to where nothing was erased; returns what the list that is kept apart says. */
async function goBack(shop: Shop): Promise<Erasure[]> {
  const apart = await listErasures(test.db);
  await test.db.delete(erasure);
  await restore(shop);
  return apart;
}

const again = (apart: readonly Erasure[], touch?: (...tags: string[]) => void) =>
  test.db.transaction((db) => eraseAgain(db as Database, apart, new Date(), touch));

async function aShop() {
  const seller = await aSeller(test, { name: 'Zubeida Quartermain', email: EMAIL });
  const other = await aSeller(test);
  const piece = await aProduct(test.db, parentsOf(other, await aCategory(test.db)));
  const form = { reference: 'KVQ7M2XA', region: 'IN', pieces: [{ productId: piece.id }] };
  const said = { name: 'Reader', email: SHOPPER, phone: PHONE, message: 'Is it new?' };
  expect(await post('/api/enquiry-form', { ...form, ...said, consent: true })).toBe(201);
  await post('/api/contact', { name: 'Reader', email: SHOPPER, message: 'Hello' });
  await post('/api/newsletter', { email: SHOPPER });
  return { seller, other, admin: await anAdmin(test) };
}

const count = (shop: Shop) =>
  Object.fromEntries(Object.entries(shop).map(([name, rows]) => [name, rows.length]));

it('erases again who was erased since the backup, seller and shopper, and nobody else', async () => {
  const { admin, other, seller } = await aShop();
  const before = await readShop();
  const url = '/api/admin/erase-personal-data';
  for (const email of [EMAIL, SHOPPER]) {
    expect(await post(url, { email, confirm: email }, admin.authorization)).toBe(200);
  }
  const after = await readShop();
  const apart = await goBack(before);
  expect(count(await readShop())).toEqual(count(before));
  expect(JSON.stringify(apart)).not.toMatch(/quartermain|quay|9812/);

  const touched: string[] = [];
  const { erased, later } = await again(apart, (...tags) => void touched.push(...tags));
  expect(erased).toBeGreaterThan(2);
  expect(later).toBe(2);
  expect(touched).toContain(cacheTags.seller(seller.id));
  const entries = await test.db.select().from(auditEntry).where(eq(auditEntry.actorId, 'system'));
  expect(entries).toMatchObject([
    { actorName: 'Operator', action: 'erase-personal-data', after: { erasedAgain: erased } },
  ]);
  const left = await readShop();
  expect(count(left)).toEqual(count(after));
  expect(left.sellerTable.map(({ id }) => id)).toEqual([other.id]);
  expect(JSON.stringify(left)).not.toMatch(/quartermain|quay|9812|Is it new/);
  expect(await again(apart)).toMatchObject({ erased: 0, later: 0 });
});

it('erases by a phone number, and by what a seller erased of its customer', async () => {
  const { admin, other } = await aShop();
  const before = await readShop();
  const [{ id } = { id: '' }] = await test.db.select({ id: customer.id }).from(customer);
  const url = `/api/seller/erase-customer/${id}`;
  const headers = other.authorization;
  for (const erase of [
    () => test.app.inject({ method: 'DELETE', url, headers }),
    () =>
      test.app.inject({
        method: 'POST',
        url: '/api/admin/erase-personal-data',
        payload: { phone: PHONE, confirm: PHONE },
        headers: admin.authorization,
      }),
  ]) {
    expect((await erase()).statusCode).toBe(200);
    const apart = await goBack(before);
    expect((await readShop()).customer).toHaveLength(1);
    await again(apart);
    expect((await readShop()).customer).toEqual([]);
    await test.db.delete(erasure);
    await restore(before);
  }
});

it('erases a lead again that its seller erased alone, with its customer', async () => {
  const { other } = await aShop();
  const before = await readShop();
  const { id, version } = before.lead[0] as { id: string; version: number };
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/erase-lead/${id}`,
    payload: { version },
    headers: other.authorization,
  });
  expect(answer.statusCode).toBe(200);
  const apart = await goBack(before);
  await again(apart);
  const { lead: leads, customer: customers } = await readShop();
  expect([leads[0]?.message, customers]).toEqual(['', []]);
});

it('does not bring back who has left the newsletter', async () => {
  await aShop();
  const before = await readShop();
  const id = String(before.newsletterSubscriber[0]?.id);
  const leave = new URL(unsubscribeUrl(test.context, id));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await test.app.inject({
    method: 'POST',
    url: `${leave.pathname}${leave.search}`,
    headers: form,
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBeLessThan(400);
  const apart = await goBack(before);
  await again(apart);
  expect((await readShop()).newsletterSubscriber).toEqual([]);
});

it('leaves who came back after the erasure, where the backup was made later', async () => {
  const { admin } = await aShop();
  const url = '/api/admin/erase-personal-data';
  await post(url, { email: SHOPPER, confirm: SHOPPER }, admin.authorization);
  await post('/api/newsletter', { email: SHOPPER });
  const apart = await listErasures(test.db);
  expect((await again(apart)).erased).toBe(0);
  expect((await readShop()).newsletterSubscriber).toHaveLength(1);

  // Erased once more, after that backup.
  const before = await readShop();
  await post(url, { email: SHOPPER, confirm: SHOPPER }, admin.authorization);
  const later = await goBack(before);
  await addErasures(test.db, apart);
  expect((await again(later)).erased).toBeGreaterThan(0);
  expect((await readShop()).newsletterSubscriber).toEqual([]);
});
