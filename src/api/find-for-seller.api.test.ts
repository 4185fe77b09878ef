import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { FoundBySeller } from '#contracts/found/found.ts';
import { customer, lead } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { skuOf } from '#domain/sku.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

type Account = Awaited<ReturnType<typeof aSeller>>;

const test = await clearedApp();
const world = await perTest(async () => {
  const [rami, zara] = [await aSeller(test), await aSeller(test)];
  const category = await aCategory(test.db, { name: 'Watches' });
  const ofRami = await aProduct(test.db, parentsOf(rami, category), {
    ...{ name: 'Tide Clock', sellerSku: 'GA-2100' },
  });
  const ofZara = await aProduct(test.db, parentsOf(zara, category), {
    ...{ name: 'Tide Ring', sellerSku: 'GA-2100' },
  });
  for (const [id, sellerId] of [
    ['leilaoframi', rami.id],
    ['leilaofzara', zara.id],
  ] as const) {
    const person = { name: 'Leila Haddad', phone: '+971500000000', email: 'leila@post.example' };
    await test.db.insert(customer).values({ id, sellerId, ...person });
  }
  return { rami, zara, ofRami, ofZara };
});

const ask = (seller: Account, text: string, of = seller.id) =>
  test.app.inject({
    url: `/api/seller/find/${of}?${new URLSearchParams({ text })}`,
    headers: seller.authorization,
  });
const find = async (seller: Account, text: string) =>
  (await ask(seller, text)).json<FoundBySeller[]>();
const found = async (seller: Account, text: string) =>
  (await find(seller, text)).map(({ kind, _id }) => `${kind} ${_id}`);

async function enquire(reference: string, productId: string): Promise<string> {
  const payload = { reference, productId, region: 'IN' };
  await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  const [row] = await test.db
    .select({ id: lead.id })
    .from(lead)
    .where(eq(lead.reference, reference));
  return row?.id ?? '';
}

it('finds the own products, leads and customers, and never those of others', async () => {
  const { rami, zara, ofRami, ofZara } = world;
  const asked = await enquire('KVQ7M2X', ofRami.id);
  const askedZara = await enquire('BBB7M2X', ofZara.id);
  for (const text of ['tide', 'ga2100']) {
    expect(await found(rami, text), text).toEqual([`product ${ofRami.id}`]);
    expect(await found(zara, text), text).toEqual([`product ${ofZara.id}`]);
  }
  expect(await found(rami, skuOf(ofRami.id))).toEqual([`product ${ofRami.id}`]);
  expect(await found(zara, skuOf(ofRami.id))).toEqual([]);
  for (const text of ['leila', '50 000 0000', 'leila@post.example']) {
    expect(await found(rami, text), text).toEqual(['customer leilaoframi']);
    expect(await found(zara, text), text).toEqual(['customer leilaofzara']);
  }
  expect(await found(rami, 'kvq7m2x')).toEqual([`lead ${asked}`]);
  expect(await found(zara, 'kvq7m2x')).toEqual([]);
  expect(await found(zara, 'bbb7m2x-3')).toEqual([`lead ${askedZara}`]);
});

it('finds what is hidden, sold or junk too', async () => {
  const { rami, ofRami } = world;
  const asked = await enquire('KVQ7M2X', ofRami.id);
  await test.db.update(product).set({ availability: 'SOLD', soldAt: new Date() });
  await test.db.update(lead).set({ junkAt: new Date() });
  expect(await found(rami, 'tide')).toEqual([`product ${ofRami.id}`]);
  expect(await found(rami, 'KVQ7M2X')).toEqual([`lead ${asked}`]);
});

it('lets a seller look for its own alone, one that waits for approval too', async () => {
  const { rami, zara } = world;
  expect((await ask(rami, 'tide', zara.id)).statusCode).toBe(404);
  const pending = await aSeller(test, { approved: false });
  const category = await aCategory(test.db);
  const { id } = await aProduct(test.db, parentsOf(pending, category), { name: 'Tide Lamp' });
  expect(await found(pending, 'tide')).toEqual([`product ${id}`]);
});

it.each(['', ' ', 'a', '%%', "' or 1=1 --", '\\_', ':*', '🙂🙂'])(
  'finds nothing for %j, and fails at nothing',
  async (text) => {
    const answer = await ask(world.rami, text);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  },
);

it('refuses what is too long', async () => {
  const answer = await ask(world.rami, 'a'.repeat(201));
  expect(answer.statusCode).toBe(400);
});
