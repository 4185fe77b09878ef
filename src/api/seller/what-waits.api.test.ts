import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import {
  asForm,
  fieldNames,
  fieldsWith,
  type ProductField,
  productFields,
  recordOf,
} from '#contracts/product-fields.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const admin = await perTest(() => anAdmin(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));
const other = await perTest(() => aCategory(test.db, { name: 'Bags' }));
const imports = importCalls(() => ({ test, seller, category }));

/** All that never waits; whatever else a product has, today and later, does. */
const atOnce: ProductField[] = ['trending', 'sellerSku', 'quantity', 'quantityShown'];

/** A value for every field of the table, by its kind, so that one that is added later is walked too. */
const valuesOf = (
  mark: string,
  price: number,
  isTrending: boolean,
  { id, sub, type } = category,
) => ({
  ...recordOf(fieldsWith({ kind: 'text' }), (name) => `${mark} ${name}`),
  ...recordOf(fieldsWith({ kind: 'price' }), () => `${price}`),
  ...recordOf(fieldsWith({ kind: 'price?' }), () => `${price + 100}`),
  ...recordOf(fieldsWith({ kind: 'count?' }), () => price),
  ...recordOf(fieldsWith({ kind: 'day?' }), () => (price === 200 ? '2099-01-02' : '2099-02-03')),
  ...recordOf(fieldsWith({ kind: 'flag' }), () => isTrending),
  ...{ categoryId: id, subCategoryId: sub.id, productTypeId: type.id },
});
const before = () => valuesOf('Old', 200, true);
const places = ['categoryId', 'subCategoryId', 'productTypeId'] as const;
const isPlace = (name: string) => places.some((place) => place === name);
/** What a change of one field is: of a category all three, since they belong together. */
const changeOf = (name: ProductField) => {
  const after = valuesOf('New', 250, false, other);
  const names: readonly ProductField[] = isPlace(name) ? places : [name];
  return Object.fromEntries(names.map((each) => [each, after[each]]));
};

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const headers = seller.authorization;
  const payload = { ...(body && { payload: body }) };
  return (await test.app.inject({ method, url: `/api/seller${url}`, headers, ...payload })).json();
}
async function form(
  method: 'POST' | 'PUT',
  url: string,
  values: object,
  files: ReturnType<typeof file>[] = [],
) {
  const { headers, payload } = multipart(asForm(values as never), files);
  const answer = await test.app.inject({
    ...{ method, url: `/api/seller${url}`, payload },
    headers: { ...headers, ...seller.authorization },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().data as ManagedProduct;
}
const decide = (edits: boolean) =>
  setSiteState(test.db, SETTINGS, JSON.stringify({ approval: { edits } }));
/** What shoppers read of a piece in both languages. */
const shown = async (id: string) => {
  const read = (language: string) =>
    test.app.inject({ url: `/api/get-product/${id}`, headers: { 'accept-language': language } });
  const [english, arabic] = await Promise.all(['en', 'ar'].map(read));
  return [english, arabic].map((answer) => ({ ...answer?.json(), version: 0 }));
};
const review = async (id: string) =>
  (
    await test.app.inject({
      url: `/api/admin/get-product-review/${id}`,
      headers: admin.authorization,
    })
  ).json();

/** A table of the piece with another value of one field. */
async function tableWith(name: ProductField) {
  const table = (
    await test.app.inject({
      url: `/api/seller/export-products/${seller.id}`,
      headers: seller.authorization,
    })
  ).body;
  const [heads = '', row = ''] = table.replace('\ufeff', '').split('\r\n');
  const names = {
    categoryId: other.name,
    subCategoryId: other.sub.name,
    productTypeId: other.type.name,
  };
  const cells = row.split(',');
  for (const [field, value] of Object.entries(changeOf(name))) {
    const { heading } = productFields[field as ProductField].column;
    const at = heads.split(',').findIndex((head) => head.replaceAll('"', '') === heading);
    expect(at, heading).toBeGreaterThanOrEqual(0);
    cells[at] = names[field as keyof typeof names] ?? String(value === false ? 'no' : value);
  }
  return [heads, cells.join(',')].join('\r\n');
}
async function imported(table: string): Promise<string> {
  const { body } = await imports.check(table);
  expect(body.data, JSON.stringify(body)).toMatchObject({ faulty: 0, toChange: 1 });
  await imports.run(body.data._id);
  return body.data._id;
}

let piece: ManagedProduct;
beforeEach(async () => {
  await decide(false);
  piece = await form('POST', '/add-product', before());
});

describe.each(fieldNames.filter((name) => !atOnce.includes(name)))(
  '%s waits for approval',
  (name) => {
    const expectToWait = async (was: object) => {
      expect(await shown(piece._id)).toEqual(was);
      expect((await review(piece._id)).changed).toContain(name);
    };

    it('of a form and of an import', async () => {
      await decide(true);
      const was = await shown(piece._id);
      await form('PUT', `/edit-product/${piece._id}`, { ...before(), ...changeOf(name) });
      await expectToWait(was);
      await call('PUT', `/take-back-edit/${piece._id}`, {});
      expect((await review(piece._id)).changed).toEqual([]);
      await imported(await tableWith(name));
      await expectToWait(was);
    });

    it('where an import is undone', async () => {
      const id = await imported(await tableWith(name));
      await decide(true);
      const was = await shown(piece._id);
      await imports.call(`/undo-import/${id}`);
      while (await runNextImport(test.context));
      await expectToWait(was);
    });
  },
);

it.each(atOnce)('%s counts at once', async (name) => {
  await decide(true);
  const saved = await form('PUT', `/edit-product/${piece._id}`, { ...before(), ...changeOf(name) });
  expect(saved).toMatchObject({ ...changeOf(name), edit: null });
});

it('pictures, attributes and changes of all that match wait, availability and sizes do not', async () => {
  const entries = [{ categoryId: category.id }];
  const metal = await anAttribute(test.db, { name: 'Metal', kind: 'text', entries });
  const size = await anAttribute(test.db, {
    name: 'Size',
    kind: 'size',
    entries,
    choices: ['S', 'M'],
  });
  const sizes = (available: boolean) => [
    { choice: size.idOf('S'), available },
    { choice: size.idOf('M'), available: true },
  ];
  const attributes = (metalValue: string, available: boolean) =>
    JSON.stringify({ [metal.id]: metalValue, [size.id]: sizes(available) });
  const { _id } = piece;
  const send = (changes: object, files?: ReturnType<typeof file>[]) => {
    const { headers, payload } = multipart(
      { ...asForm(before() as never), ...changes },
      files ?? [],
    );
    return test.app.inject({
      ...{ method: 'PUT', url: `/api/seller/edit-product/${_id}`, payload },
      headers: { ...headers, ...seller.authorization },
    });
  };
  await send({ attributes: attributes('Gold', true) });
  await decide(true);
  const was = await shown(_id);

  await send({ attributes: attributes('Steel', true) }, [
    file('image1', await scene(400, 500, 1).jpeg().toBuffer()),
  ]);
  expect(await shown(_id)).toEqual(was);
  expect((await review(_id)).changed).toEqual(['attributes', 'media']);
  await call('PUT', `/take-back-edit/${_id}`, {});

  const match = (change: object) =>
    call('POST', '/change-matching-products', { filter: {}, ...change });
  for (const [change, part] of [
    [{ action: 'change-prices', percent: -10, roundINR: 1, roundAED: 1 }, 'priceINR'],
    [
      { action: 'move', categoryId: other.id, subCategoryId: other.sub.id, productTypeId: null },
      'categoryId',
    ],
    [{ action: 'set-attribute', attribute: metal.id, value: 'Steel' }, 'attributes'],
  ] as const) {
    const { data } = await match(change);
    expect(data, change.action).toMatchObject({ done: 1, waiting: 1 });
    expect(await shown(_id)).toEqual(was);
    expect((await review(_id)).changed).toContain(part);
    await call('POST', '/undo-matching-change', { undo: data.undo });
    expect((await review(_id)).changed).toEqual([]);
  }

  const inStock = async () =>
    (await shown(_id))[0].attributes.find((each: { _id: string }) => each._id === size.id).values[0]
      .available;
  // What waits is of another metal; which sizes there are is said at once, and stays so when it is approved.
  await send({ attributes: attributes('Steel', false) });
  expect((await review(_id)).changed).toEqual(['attributes']);
  expect(await inStock()).toBe(false);
  const back = { attribute: size.id, choice: size.idOf('S'), available: true };
  await call('PUT', `/update-size/${_id}`, back);
  expect(await inStock()).toBe(true);
  const approved = await test.app.inject({
    ...{ method: 'PUT', url: `/api/admin/approve-edit/${_id}`, payload: {} },
    headers: admin.authorization,
  });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await inStock()).toBe(true);
  expect(JSON.stringify(await shown(_id))).toContain('Steel');
  const sold = await call('PUT', `/update-availability/${_id}`, { availability: 'SOLD' });
  expect(sold.data).toMatchObject({ quantity: 199, edit: null });
});
