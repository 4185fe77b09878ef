import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import { asForm, fieldsWith, recordOf } from '#contracts/product-fields.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { aCategory, aSeller } from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const { importAll, check } = importCalls(() => ({ test, seller, category }));

const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

/** A value of its own for every field of the table, as the database keeps it. */
const filled = () => ({
  ...recordOf(fieldsWith({ kind: 'text' }), (name) => `Own ${name}`),
  ...recordOf(fieldsWith({ kind: 'price' }), () => '250.50'),
  ...recordOf(fieldsWith({ kind: 'price?' }), () => '300.50'),
  ...recordOf(fieldsWith({ kind: 'count?' }), () => 7),
  ...recordOf(fieldsWith({ kind: 'day?' }), () => '2099-12-03'),
  ...recordOf(fieldsWith({ kind: 'flag' }), () => true),
  categoryId: category.id,
  subCategoryId: category.sub.id,
  productTypeId: category.type.id,
});

/** The same as the API returns it. */
const presented = () => ({
  ...filled(),
  ...recordOf(fieldsWith({ kind: 'price' }), () => 250.5),
  ...recordOf(fieldsWith({ kind: 'price?' }), () => 300.5),
  categoryId: { _id: category.id, name: category.name },
  subCategoryId: { _id: category.sub.id, name: category.sub.name },
  productTypeId: { _id: category.type.id, name: category.type.name },
});

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const form = method === 'POST' ? multipart({ ...body }) : undefined;
  return test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...seller.authorization, ...form?.headers },
    ...(body && { payload: form?.payload ?? body }),
  });
}

async function added(): Promise<ManagedProduct> {
  const response = await call('POST', '/seller/add-product', asForm(filled()));
  expect(response.statusCode).toBe(201);
  return response.json().data;
}

it('every field is saved, presented to whom it is for, and audited', async () => {
  const product = await added();
  expect(product).toMatchObject(presented());
  const shown = (await call('GET', `/get-product/${product._id}`)).json();
  expect(shown).toMatchObject(
    recordOf(fieldsWith({ isPublic: true }), (name) => presented()[name]),
  );
  expect(fieldsWith({ isPublic: false }).filter((name) => name in shown)).toEqual([]);
  const [entry] = await test.db
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.entityId, product._id));
  expect(entry?.after).toMatchObject(filled());
});

it('every field is kept in a draft', async () => {
  const typed = recordOf(fieldsWith({ kind: 'count?' }), () => '7');
  const prices = recordOf(fieldsWith({ kind: 'price' }), () => '25');
  const draft = asForm({ ...filled(), ...prices, ...typed });
  expect((await call('PUT', '/seller/save-draft/draft0000001', draft)).statusCode).toBe(200);
  const [kept] = (await call('GET', `/seller/get-drafts/${seller.id}`)).json();
  expect(kept.values).toEqual({ ...draft, attributes: '' });
});

it('every field goes out in an export, comes in by an import, and is compared', async () => {
  const product = await added();
  const { body: table } = await call('GET', `/seller/export-products/${seller.id}`);
  expect((await check(table)).body.data).toMatchObject({ unchanged: 1, toChange: 0 });
  await call('DELETE', `/seller/delete-product/${product._id}`);
  const imported = await importAll(table.replace(product._id, ''));
  expect(imported).toMatchObject({ added: 1, faulty: 0 });
  const [again] = (await call('GET', `/seller/get-products/${seller.id}`)).json();
  expect(again).toMatchObject(presented());

  for (const name of fieldsWith({ kind: 'text' })) {
    const changed = table.replace(product._id, again._id).replace(`Own ${name}`, `New ${name}`);
    expect((await check(changed)).body.data, name).toMatchObject({ toChange: 1 });
  }
});
