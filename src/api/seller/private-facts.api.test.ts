import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { privateFacts } from '#database/schema/products/product.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const other = await perTest(() => aSeller(test));
const admin = await perTest(() => anAdmin(test));
const category = await perTest(() => aCategory(test.db));
const ring = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Ring', sellerSku: 'R-1' }),
);
const imports = importCalls(() => ({ test, seller, category }));

type Somebody = { authorization: { authorization: string } };
async function call(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  who: Somebody = seller,
) {
  const { authorization: headers } = who;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
}
const read = async (id = ring.id) =>
  JSON.parse((await call('GET', `/seller/get-private-facts/${id}`)).text);
const write = (body: object, who?: Somebody) =>
  call('PUT', `/seller/update-private-facts/${ring.id}`, body, who);
const facts = {
  ...{ costINR: 1250.5, costAED: null, supplier: 'Marina Estates' },
  privateNotes: 'Two lines\nof notes',
};
const exported = async (url = `/seller/export-products/${seller.id}`, who?: Somebody) =>
  (await call('GET', url, undefined, who)).text;

it('a seller reads and writes them, with a version, and nobody else', async () => {
  expect(await read()).toEqual({
    ...{ costINR: null, costAED: null, supplier: '', privateNotes: '', version: 0 },
  });
  expect((await write({ ...facts, costINR: '₹1,250.50', version: 0 })).status).toBe(200);
  expect(await read()).toEqual({ ...facts, version: 1 });
  expect((await write({ ...facts, version: 0 })).status).toBe(409);
  expect((await write({ ...facts, costINR: '-3' })).status).toBe(422);
  for (const who of [other, admin]) {
    expect([403, 404]).toContain((await write(facts, who)).status);
    const path = `/seller/get-private-facts/${ring.id}`;
    expect([403, 404]).toContain((await call('GET', path, undefined, who)).status);
  }
  const entries = await test.db.select().from(auditEntry);
  expect(JSON.stringify(entries)).not.toContain('Marina');
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'set-private-facts', after: { changed: expect.arrayContaining(['supplier']) } },
  });
});

it('they go out in the seller’s export and come in again, and are undone with an import', async () => {
  await write(facts);
  const table = await exported();
  expect(table).toContain('Marina Estates');
  expect((await imports.check(table)).body.data).toMatchObject({ unchanged: 1 });
  const changed = table.replace('Marina Estates', 'Quay House');
  const { body } = await imports.check(changed);
  expect(body.data).toMatchObject({ toChange: 1 });
  await imports.run(body.data._id);
  expect(await read()).toMatchObject({ ...facts, supplier: 'Quay House' });
  expect((await call('POST', `/seller/undo-import/${body.data._id}`)).status).toBeLessThan(300);
  while (await runNextImport(test.context));
  expect(await read()).toMatchObject(facts);
});

it('new products come with them, one and many', async () => {
  await write(facts);
  const table = await exported();
  const [heads = '', row = ''] = [
    table.slice(0, table.indexOf('\r\n')),
    table.slice(table.indexOf('\r\n') + 2),
  ];
  const anew = (sku: string) => row.replace('R-1', sku).replace(ring.id, '').trimEnd();
  const rows = ['R-2', 'R-3', 'R-4'].map(anew);
  expect(await imports.importAll([heads, ...rows].join('\r\n'))).toMatchObject({ added: 3 });
  expect(await test.db.select().from(privateFacts)).toHaveLength(4);
  expect(await imports.importAll([heads, anew('R-5')].join('\r\n'))).toMatchObject({ added: 1 });
  expect(await test.db.select().from(privateFacts)).toHaveLength(5);
});

it('an admin’s export has no such columns', async () => {
  await write(facts);
  const table = await exported('/admin/export-products', admin);
  expect(table).toContain('Ring');
  expect(table).not.toMatch(/Marina|Supplier|Cost/);
});

it('they end with their product, and come back from the bin', async () => {
  await write(facts);
  await call('DELETE', `/seller/delete-product/${ring.id}`);
  expect(await test.db.select().from(privateFacts)).toEqual([]);
  const [binned] = JSON.parse((await call('GET', '/seller/get-bin')).text);
  const back = await call('POST', `/seller/restore-from-bin/${binned._id}`);
  expect([back.status, back.text]).toEqual([200, back.text]);
  expect(await read()).toMatchObject(facts);
});

it('what is wrong with one of their cells is told without what stands in it', async () => {
  const { heads, row } = imports;
  const table = [`${heads},Cost (INR)`, `${row('R-9')},about 900 by Marina`].join('\r\n');
  const { body } = await imports.check(table);
  expect(body.data).toMatchObject({ faulty: 1 });
  const faults = await imports.get(`/get-import-faults/${body.data._id}`);
  expect(faults.body).toContainEqual(
    expect.objectContaining({ row: 2, column: 'Cost (INR)', value: '' }),
  );
  expect(JSON.stringify(faults)).not.toContain('Marina');
});

it('an admin’s import leaves such columns out', async () => {
  await write(facts);
  const table = [
    'Seller,SKU,Title,Brand,Category,Sub-Category,Price (INR),Price (AED),Supplier,Cost (INR)',
    `${seller.email},R-1,Ring,Calderon,${category.name},${category.sub.name},90,5,Quay House,1`,
  ].join('\r\n');
  const form = multipart({}, [file('file', table, 'stock.csv')]);
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/api/admin/check-import', payload: form.payload },
    headers: { ...admin.authorization, ...form.headers },
  });
  const { data } = answer.json();
  expect(data).toMatchObject({ toChange: 1, ignoredColumns: ['Supplier', 'Cost (INR)'] });
  await call('POST', `/admin/run-import/${data._id}`, undefined, admin);
  while (await runNextImport(test.context));
  expect((await call('GET', `/admin/get-product/${ring.id}`, undefined, admin)).text).toContain(
    '"priceINR":90',
  );
  expect(await read()).toMatchObject(facts);
});
