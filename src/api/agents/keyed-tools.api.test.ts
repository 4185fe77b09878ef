import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { apiKey } from '#database/schema/accounts/api-key.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { product } from '#database/schema/products/product.ts';
import { anApiKey } from '#tests/support/api-keys.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const test = await sharedApp({ publicUrl, limitScale: 100 });
await test.app.listen({ port, host: '127.0.0.1' });

const [shop, other, category] = [
  await aSeller(test),
  await aSeller(test),
  await aCategory(test.db),
];
const lantern = await aProduct(test.db, parentsOf(shop, category), { name: 'Lantern' });
const theirs = await aProduct(test.db, parentsOf(other, category), { name: 'Clog' });
const editor = await anApiKey(test, 'seller', shop, ['editor'], { name: 'My assistant' });
const replies = await anApiKey(test, 'seller', shop, ['replies']);

const clients: Client[] = [];
async function connect(headers: Record<string, string> = {}) {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const address = new URL(`${publicUrl}/ucp/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  clients.push(client);
  return client;
}
afterAll(async () => {
  for (const client of clients) await client.close();
});
const mine = await connect(editor.authorization);
const toolsOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
const call = async (name: string, given: Record<string, unknown> = {}, by = mine) =>
  (await by.callTool({ name, arguments: given })).structuredContent as Record<string, never>;
const stored = async (id: string) =>
  (await test.db.select().from(product).where(eq(product.id, id)))[0];

describe('the tools of an API key', () => {
  it('are those that its scopes allow, beside those of everybody', async () => {
    const everybodys = await toolsOf(await connect());
    expect(everybodys).toHaveLength(4);
    expect((await toolsOf(mine)).slice(4)).toEqual([
      ...['list_products', 'list_categories', 'add_product', 'change_price', 'set_availability'],
      ...['list_leads', 'add_lead_note', 'confirm_change'],
    ]);
    expect((await toolsOf(await connect(replies.authorization))).slice(4)).toEqual([
      ...['list_products', 'list_leads', 'add_lead_note', 'confirm_change'],
    ]);
    const admin = await anAdmin(test);
    const reader = await anApiKey(test, 'admin', admin, ['see-products']);
    expect((await toolsOf(await connect(reader.authorization))).slice(4)).toEqual([
      'list_products',
    ]);
    const session = await connect(shop.authorization);
    expect(await toolsOf(session)).toEqual(everybodys);
    await expect(call('list_products', {}, session)).rejects.toThrow(/no tool/);
    const client = await connect(replies.authorization);
    await expect(call('change_price', { id: lantern.id, priceINR: 5 }, client)).rejects.toThrow(
      /no tool/,
    );
  });

  it('list what its owner manages, and nothing of others', async () => {
    const { products, total } = await call('list_products', { q: 'lantern' });
    expect(products).toMatchObject([{ _id: lantern.id, name: 'Lantern' }]);
    expect(total).toBe(1);
    expect(JSON.stringify(await call('list_products'))).not.toContain('Clog');
    const found = await call('list_categories', { categoryId: category.id });
    expect(found).toEqual({ categories: [{ _id: category.sub.id, name: category.sub.name }] });
    await expect(call('change_price', { id: theirs.id, priceINR: 5 })).rejects.toThrow(
      /no such product/,
    );
  });

  it('change a price in two steps, once, with the name of the key in the audit', async () => {
    const before = await stored(lantern.id);
    const { preview, confirmation } = await call('change_price', {
      id: lantern.id,
      priceINR: '90',
    });
    expect(preview).toEqual({
      before: { name: 'Lantern', priceINR: Number(before?.priceINR) },
      after: { priceINR: '90.00' },
    });
    expect(await stored(lantern.id)).toEqual(before);
    const done = await call('confirm_change', { confirmation });
    expect(done).toMatchObject({ done: true, answer: { data: { priceINR: 90 } } });
    expect(await call('confirm_change', { confirmation })).toEqual(done);
    const entries = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.entityId, lantern.id))
      .orderBy(desc(auditEntry.id));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'edit-product',
      actorName: `${shop.name}, by API key My assistant`,
    });
  });

  it('refuse what was changed since the preview, what is not right, and what another key was told', async () => {
    const { confirmation } = await call('set_availability', {
      id: lantern.id,
      availability: 'SOLD',
    });
    const stranger = await connect(replies.authorization);
    await expect(call('confirm_change', { confirmation }, stranger)).rejects.toThrow(/expired/);
    await expect(call('confirm_change', { confirmation: 'x' })).rejects.toThrow(/expired/);
    const next = await call('set_availability', { id: lantern.id, availability: 'SOLD' });
    await call('confirm_change', { confirmation: next.confirmation });
    expect((await stored(lantern.id))?.availability).toBe('SOLD');
    await expect(call('confirm_change', { confirmation })).rejects.toThrow(
      /changed in the meantime/,
    );
    const { confirmation: reserve } = await call('set_availability', {
      id: lantern.id,
      availability: 'RESERVED',
    });
    await expect(call('confirm_change', { confirmation: reserve })).rejects.toThrow(
      /reservedUntil/,
    );
    await expect(call('change_price', { id: lantern.id, priceINR: 'dear' })).rejects.toThrow(
      /priceINR/,
    );
  });

  it('add a product, and a note on an enquiry', async () => {
    const { confirmation } = await call('add_product', {
      ...{ name: 'Astrolabe', brand: 'Corvo', categoryId: category.id },
      ...{ subCategoryId: category.sub.id, priceINR: 124999, priceAED: '5499' },
    });
    const added = await call('confirm_change', { confirmation });
    expect(added).toMatchObject({ answer: { data: { name: 'Astrolabe', priceAED: 5499 } } });
    await test.app.inject({
      method: 'POST',
      url: '/api/enquiry-form',
      payload: {
        ...{ reference: 'KEYED01', region: 'IN', pieces: [{ productId: lantern.id }] },
        ...{ name: 'Meera', phone: '+919812345678', message: 'Is it there?', consent: true },
      },
    });
    const { leads } = await call('list_leads');
    const [lead] = leads as unknown as { _id: string; reference: string }[];
    expect(lead).toMatchObject({ reference: 'KEYED01' });
    const note = await call('add_lead_note', { id: lead?._id, note: 'Call on Monday' });
    await call('confirm_change', { confirmation: note.confirmation });
    const url = `/api/seller/get-lead/${shop.id}/${lead?._id}`;
    expect((await test.app.inject({ url, headers: shop.authorization })).body).toContain(
      'Call on Monday',
    );
  });

  it('are refused whole with a key that is over', async () => {
    const { confirmation } = await call('change_price', { id: lantern.id, priceINR: '80' });
    await test.db.delete(apiKey).where(eq(apiKey.id, editor.id));
    await expect(call('confirm_change', { confirmation })).rejects.toThrow();
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/ucp/mcp' },
      headers: { ...editor.authorization, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.data.code).toBe('key-ended');
  });
});
