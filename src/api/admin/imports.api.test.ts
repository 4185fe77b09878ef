import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ImportFault,
  ImportPreview,
  ProductImport,
} from '#contracts/products/product-import.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { admin as admins, seller as sellers } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { product as products } from '#database/schema/products/product.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;
beforeAll(async () => {
  picture = await scene(400, 500, 7).jpeg().toBuffer();
});
const world = await perTest(async () => {
  const [admin, colleague] = [await anAdmin(test), await anAdmin(test)];
  const [one, other] = [await aSeller(test), await aSeller(test)];
  return { admin, colleague, one, other, category: await aCategory(test.db, { name: 'Watches' }) };
});

const heads = 'Seller,SKU,Title,Brand,Category,Sub-Category,Price ₹,Price (AED),Image 1';
const row = (seller: string, sku: string, price = 100, image = '') =>
  [seller, sku, `Lamp ${sku}`, 'Corvo', 'Watches', world.category.sub.name, price, 5, image].join(
    ',',
  );
const csv = (...rows: string[]) => [heads, ...rows].join('\r\n');

async function call(
  method: 'GET' | 'POST',
  path: string,
  { body, as = world.admin }: { body?: ReturnType<typeof multipart>; as?: typeof world.admin } = {},
) {
  const response = await test.app.inject({
    ...{ method, url: `/api/admin${path}` },
    ...(body && { payload: body.payload }),
    headers: { ...as.authorization, ...body?.headers },
  });
  return { status: response.statusCode, text: response.body };
}
const get = async <T>(path: string) => JSON.parse((await call('GET', path)).text) as T;
async function check(content: string) {
  const body = multipart({}, [file('file', content, 'all.csv')]);
  const { status, text } = await call('POST', '/check-import', { body });
  return { status, body: JSON.parse(text), found: JSON.parse(text).data as ProductImport };
}
async function run(id: string): Promise<ProductImport> {
  expect((await call('POST', `/run-import/${id}`)).status).toBe(200);
  while (await runNextImport(test.context));
  return get(`/get-import/${id}`);
}
const all = () =>
  test.db
    .select({
      ...{ id: products.id, sku: products.sellerSku, sellerId: products.sellerId },
      ...{ price: products.priceINR, takenDown: products.takenDownAt },
    })
    .from(products)
    .orderBy(products.sellerSku, products.sellerId);
const emailOf = async (id: string) =>
  (
    await test.db.select().from(sellers).where(eq(sellers.id, id))
  )[0] as typeof sellers.$inferSelect;

describe('a file of many sellers', () => {
  it('has to say whose products they are', async () => {
    const { status, body } = await check(`${csv().replace('Seller,', '')}\r\nA,B`);
    expect([status, body.message]).toEqual([422, expect.stringContaining('“Seller”')]);
  });

  it('names sellers by e-mail, phone number or name, and its faults by row', async () => {
    const { one, other } = world;
    const [first, second] = [await emailOf(one.id), await emailOf(other.id)];
    const pending = await aSeller(test, { approved: false });
    const waiting = await emailOf(pending.id);
    const { found } = await check(
      csv(
        row(first.email.toUpperCase(), 'A1'),
        row(first.phone, 'A2'),
        row(second.name.toUpperCase(), 'A1'),
        row(second.email, 'A1'),
        row('nobody@example.com', 'A4'),
        row(waiting.email, 'A5'),
        row('', 'A6'),
      ),
    );
    expect(found).toMatchObject({ rows: 7, toAdd: 3, faulty: 4 });
    const faults = await get<ImportFault[]>(`/get-import-faults/${found._id}`);
    expect(faults.map(({ row: at, column, message }) => [at, column, message])).toEqual([
      [5, 'SKU', expect.stringContaining('row 4')],
      [6, 'Seller', 'No seller has this e-mail, phone number or name.'],
      [7, 'Seller', 'This seller is not approved.'],
      [8, 'Seller', expect.stringContaining('required')],
    ]);
    const { rows } = await get<ImportPreview>(`/get-import-preview/${found._id}`);
    expect(rows.map(({ seller, articleNumber }) => [seller, articleNumber])).toEqual([
      [first.name, 'A1'],
      [first.name, 'A2'],
      [second.name, 'A1'],
    ]);
  });

  it('adds and changes in each seller’s name by the admin, at once, and is undone', async () => {
    const { admin, one, other, category } = world;
    await setSiteState(test.db, SETTINGS, JSON.stringify({ approval: { of: 'all', first: 1 } }));
    const [first, second] = [await emailOf(one.id), await emailOf(other.id)];
    const kept = await aProduct(test.db, parentsOf(other, category), {
      ...{ sellerSku: 'B1', priceINR: '70.00' },
    });
    const { found } = await check(
      csv(
        row(first.email, 'A1'),
        row(first.email, 'A2'),
        row(second.email, 'A1'),
        row(second.email, 'B1', 90),
        row(first.email, 'B1'),
      ),
    );
    expect(found).toMatchObject({ toAdd: 4, toChange: 1, faulty: 0 });
    expect(await run(found._id)).toMatchObject({ stage: 'done', added: 4, changed: 1 });
    expect((await all()).map(({ sku, sellerId, takenDown }) => [sku, sellerId, takenDown])).toEqual(
      [
        ...[one.id, other.id].toSorted().map((id) => ['A1', id, null]),
        ['A2', one.id, null],
        ...[one.id, other.id].toSorted().map((id) => ['B1', id, null]),
      ],
    );
    const entries = await test.db.select().from(auditEntry).where(eq(auditEntry.entity, 'product'));
    expect(entries).toHaveLength(5);
    for (const entry of entries) expect(entry.actorId).toBe(admin.id);
    const changed = entries.find(({ entityId }) => entityId === kept.id);
    expect(changed).toMatchObject({ action: 'edit-product', sellerId: other.id });

    expect((await call('POST', `/undo-import/${found._id}`)).status).toBe(200);
    while (await runNextImport(test.context));
    expect(await get(`/get-import/${found._id}`)).toMatchObject({ stage: 'undone', undone: 5 });
    expect(await all()).toMatchObject([{ id: kept.id, price: '70.00' }]);
  });

  it('leaves out rows of who is not approved any more, and pauses where the admin may not', async () => {
    const { admin, one, other } = world;
    const [first, second] = [await emailOf(one.id), await emailOf(other.id)];
    const { found } = await check(csv(row(first.email, 'A1'), row(second.email, 'A2')));
    const set = { status: false, approval: 'deactivated' as const };
    await test.db.update(sellers).set(set).where(eq(sellers.id, one.id));
    expect(await run(found._id)).toMatchObject({ stage: 'done', added: 1, faulty: 1 });
    const next = (await check(csv(row(second.email, 'A3'), row(second.email, 'A4')))).found;
    expect((await call('POST', `/run-import/${next._id}`)).status).toBe(200);
    await test.db.update(admins).set({ role: 'support' }).where(eq(admins.id, admin.id));
    while (await runNextImport(test.context));
    await test.db.update(admins).set({ role: 'owner' }).where(eq(admins.id, admin.id));
    expect(await get(`/get-import/${next._id}`)).toMatchObject({
      ...{
        stage: 'paused',
        added: 0,
        note: expect.stringContaining('may no longer change products'),
      },
    });
  });

  it('changes nobody else’s product by its ID', async () => {
    const { one, other, category } = world;
    const kept = await aProduct(test.db, parentsOf(other, category), { sellerSku: 'B1' });
    const { email } = await emailOf(one.id);
    const { found } = await check(`${heads},Product ID\r\n${row(email, 'B1')},${kept.id}`);
    const [fault] = await get<ImportFault[]>(`/get-import-faults/${found._id}`);
    expect(fault?.message).toContain('This seller has no product with this Product ID');
  });

  it('is of one admin alone, who sees no seller’s own', async () => {
    const { colleague, one } = world;
    const { found } = await check(csv(row((await emailOf(one.id)).email, 'A1')));
    expect(await get<ProductImport[]>('/get-imports')).toHaveLength(1);
    const asked = await call('GET', `/get-import/${found._id}`, { as: colleague });
    expect(asked.status).toBe(404);
    const asSeller = await test.app.inject({
      url: `/api/seller/get-import/${found._id}`,
      headers: one.authorization,
    });
    expect(asSeller.statusCode).toBe(404);
  });

  it('takes its pictures from a ZIP, which count against no seller', async () => {
    const { one, other } = world;
    const [first, second] = [await emailOf(one.id), await emailOf(other.id)];
    const { found } = await check(
      csv(row(first.email, 'A1', 100, 'a.jpg'), row(second.email, 'A2', 100, 'a.jpg')),
    );
    const body = multipart({}, [file('zip', zip({ 'a.jpg': picture }), 'shots.zip')]);
    expect((await call('POST', `/import-archive/${found._id}`, { body })).status).toBe(202);
    while (await unpackNextArchive(test.context));
    expect(await run(found._id)).toMatchObject({ added: 2, faulty: 0 });
  });

  it('is what the export of all products says, which changes nothing', async () => {
    const { one, other, category } = world;
    for (const [seller, name] of [
      [one, 'Brass lamp'],
      [one, 'Cane chair'],
      [other, 'Brass bowl'],
    ] as const) {
      await aProduct(test.db, parentsOf(seller, category), { name, sellerSku: name });
    }
    const { text } = await call('GET', '/export-products?format=csv');
    const { found } = await check(text);
    expect(found).toMatchObject({ rows: 3, unchanged: 3, faulty: 0, ignoredColumns: [] });
    const part = await call('GET', `/export-products?format=csv&seller=${one.id}&q=brass`);
    expect((await check(part.text)).found).toMatchObject({ rows: 1, unchanged: 1 });
    expect((await call('GET', '/export-products?format=csv&visibility=blue')).status).toBe(400);
  });
});
