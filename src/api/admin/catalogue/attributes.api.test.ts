import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { attributeRefill } from '#database/schema/attribute.ts';
import { listing } from '#database/schema/products/listing.ts';
import { product } from '#database/schema/products/product.ts';
import { refillNext } from '#services/attributes/refill-words.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const watches = await perTest(() => aCategory(test.db, { name: 'Watches' }));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: admin.authorization,
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}

const strap = () => ({
  ...{ name: 'Strap', kind: 'choices', group: 'Materials', filterable: true },
  choices: [{ label: 'Leather' }, { label: 'Steel' }],
  entries: [{ level: 'sub-category', _id: watches.sub.id, required: true }],
});

async function added(values: object = strap()) {
  const { status, body } = await call('POST', 'add-attribute', values);
  expect([status, body.message]).toEqual([201, 'Attribute created successfully']);
  return body.data;
}

const found = async (q: string) => {
  const response = await test.app.inject(`/api/get-product?q=${encodeURIComponent(q)}`);
  return response.json().map(({ name }: { name: string }) => name);
};

type Attribute = { _id: string; choices: { _id: string; label: string }[] };
const withStrap = ({ _id, choices }: Attribute, label: string, values: object = {}) =>
  aProduct(test.db, parentsOf(seller, watches), {
    attributes: { [_id]: choices.flatMap((each) => (each.label === label ? [each._id] : [])) },
    ...values,
  });

/** What public lists find a product by. */
async function listedValues(id: string): Promise<string[] | undefined> {
  const [row] = await test.db
    .select({ values: listing.values })
    .from(listing)
    .where(eq(listing.id, id));
  return row?.values;
}

it('an attribute is added, listed, read and audited', async () => {
  const attribute = await added();
  expect(attribute).toMatchObject({
    ...{ code: 'strap', name: 'Strap', kind: 'choices', group: 'Materials', version: 1 },
    ...{ filterable: true, comparable: true, onCard: false, unit: '', lowest: null },
    choices: [
      { label: 'Leather', swatch: null },
      { label: 'Steel', swatch: null },
    ],
    entries: [
      {
        ...{ level: 'sub-category', _id: watches.sub.id, required: true },
        name: `Watches › ${watches.sub.name}`,
      },
    ],
  });
  expect((await call('GET', `get-attribute/${attribute._id}`)).body).toEqual(attribute);
  await added({ name: 'Case size', kind: 'number', unit: 'mm', position: 3, scale: 'EU' });
  const names = async (query: string) =>
    (await call('GET', `get-attributes?${query}`)).body.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Strap', 'Case size']);
  expect(await names('sort=name&order=asc')).toEqual(['Case size', 'Strap']);
  expect(await names('q=steel')).toEqual(['Strap']);
  expect(await names('kind=number')).toEqual(['Case size']);
  expect(await names(`categoryId=${watches.id}`)).toEqual(['Strap']);
  const [entry] = await test.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.entityId, attribute._id));
  expect(entry).toMatchObject({
    action: 'add-attribute',
    after: { choices: ['Leather', 'Steel'] },
  });
});

it('codes are made of names, and differ', async () => {
  const first = await added();
  await call('PUT', `edit-attribute/${first._id}`, {
    ...strap(),
    name: 'Bracelet',
    choices: first.choices,
  });
  expect((await added()).code).toBe('strap-2');
  expect((await call('POST', 'add-attribute', strap())).body.fields).toEqual({
    name: 'An attribute of this name exists already.',
  });
});

it.each([
  ['no choices', { choices: [] }, 'Enter at least one choice.'],
  ['a choice twice', { choices: [{ label: 'Tan' }, { label: 'tan' }] }, '“tan” is among'],
  ['a colour without one', { kind: 'colour' }, 'Choose the colour that stands for “Leather”.'],
  [
    'a category that is none',
    { entries: [{ level: 'category', _id: 'nosuchentry' }] },
    'One of these',
  ],
  ['numbers the wrong way', { kind: 'number', lowest: 5, highest: 1 }, 'The highest value must'],
])('%s are refused', async (_, changes, message) => {
  const { status, body } = await call('POST', 'add-attribute', { ...strap(), ...changes });
  expect([status, body.message]).toEqual([422, expect.stringContaining(message)]);
  expect((await call('GET', 'get-attributes')).body).toEqual([]);
});

it.each([
  ['kind', { kind: 'shape' }],
  ['choices', { choices: [{ label: 'Tan', swatch: 'tan' }] }],
  ['choices', { choices: Array.from({ length: 501 }, (_, at) => ({ label: `${at}` })) }],
  ['name', { name: '' }],
])('a malformed %s is refused', async (field, changes) => {
  const { status, body } = await call('POST', 'add-attribute', { ...strap(), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([expect.any(Number), [field]]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it('labels change, also with each other, and products stay; searches find the new ones', async () => {
  const attribute = await added();
  const [leather, steel] = attribute.choices;
  const watch = await withStrap(attribute, 'Steel', { name: 'Diver' });
  expect([await found('steel'), await found('leather')]).toEqual([['Diver'], []]);
  const edited = await call('PUT', `edit-attribute/${attribute._id}`, {
    ...strap(),
    version: 1,
    choices: [{ ...leather, label: 'Steel' }, { ...steel, label: 'Leather' }, { label: 'Rubber' }],
  });
  expect(edited.body.data.choices).toMatchObject([
    { _id: leather._id, label: 'Steel' },
    { _id: steel._id, label: 'Leather' },
    { label: 'Rubber' },
  ]);
  expect([await found('steel'), await found('leather')]).toEqual([[], ['Diver']]);
  const [row] = await test.db.select().from(product).where(eq(product.id, watch.id));
  expect(row).toMatchObject({ version: 1, attributes: watch.attributes });
  expect(await listedValues(watch.id)).toEqual([steel._id]);
  const stale = await call('PUT', `edit-attribute/${attribute._id}`, { ...strap(), version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
});

it('a choice that products have goes only when that is confirmed', async () => {
  const attribute = await added();
  const watch = await withStrap(attribute, 'Steel');
  const without = { ...strap(), choices: attribute.choices.slice(0, 1) };
  const url = `edit-attribute/${attribute._id}`;
  expect((await call('PUT', url, without)).body).toMatchObject({
    code: 'in-use',
    message: '1 product has “Steel”, and would lose it. Confirm to remove it.',
  });
  expect((await call('PUT', url, { ...without, confirmed: true })).status).toBe(200);
  const shown = (await test.app.inject(`/api/get-product/${watch.id}`)).json();
  expect(shown.attributes).toEqual([]);
  const care = await added({ ...strap(), name: 'Care', kind: 'text', entries: strap().entries });
  const changed = await call('PUT', `set-attribute/${watch.id}`, {
    attribute: care._id,
    value: 'Dry',
  });
  expect(changed.body.data.attributes).toMatchObject([{ name: 'Care', value: 'Dry' }]);
});

it('an attribute that products have is deleted only when that is confirmed', async () => {
  const attribute = await added();
  const watch = await withStrap(attribute, 'Steel');
  const url = `delete-attribute/${attribute._id}`;
  expect((await call('DELETE', url)).body.message).toBe(
    '1 product has Strap, and would lose it. Confirm to remove it.',
  );
  expect(await found('steel')).toHaveLength(1);
  expect((await call('DELETE', `${url}?confirmed=true`)).status).toBe(200);
  const [row] = await test.db.select().from(product).where(eq(product.id, watch.id));
  expect(row).toMatchObject({ attributes: {}, version: 1 });
  expect(await listedValues(row?.id ?? '')).toEqual([]);
  expect(await found('steel')).toEqual([]);
  const unused = await added();
  expect((await call('DELETE', `delete-attribute/${unused._id}`)).status).toBe(200);
});

/** A new attribute, and more products with it than are written at once. */
async function withMany() {
  const attribute = await added();
  const many = test.context.engine === 'embedded' ? 14 : 320;
  const first = await withStrap(attribute, 'Steel');
  await test.db.execute(sql`insert into product
    (id, seller_id, category_id, sub_category_id, name, brand, price_inr, price_aed, attributes)
    select lpad(n::text, 8, '0') || 'many', seller_id, category_id, sub_category_id, name, brand,
           price_inr, price_aed, attributes
      from product, generate_series(2, ${many}) n where id = ${first.id}`);
  return { attribute, many };
}

const counted = async (q: string) => {
  const response = await test.app.inject(`/api/get-listing?q=${q}`);
  return response.json().total;
};

it('many products are found by new labels once the background has written them', async () => {
  const { attribute, many } = await withMany();
  const relabelled = attribute.choices.map((choice: { label: string }) =>
    choice.label === 'Steel' ? { ...choice, label: 'Titanium' } : choice,
  );
  await call('PUT', `edit-attribute/${attribute._id}`, { ...strap(), choices: relabelled });
  expect(await counted('titanium')).toBeLessThan(many);
  while (await refillNext(test.context));
  expect(await counted('titanium')).toBe(many);
  expect(await test.db.select().from(attributeRefill)).toEqual([]);
});

it('admins see how far the products of a deleted attribute are written', async () => {
  const { attribute, many } = await withMany();
  const { _id, name } = attribute;
  const progress = async () => (await call('GET', 'get-attribute-progress')).body;
  await call('DELETE', `delete-attribute/${_id}?confirmed=true`);
  expect(await progress()).toEqual([{ _id, name, done: 0, total: null }]);
  await refillNext(test.context);
  const step = test.context.engine === 'embedded' ? 5 : 100;
  expect(await progress()).toEqual([{ _id, name, done: step, total: many }]);
  while (await refillNext(test.context));
  expect(await progress()).toEqual([]);
  expect(await counted('steel')).toBe(0);
});

it('one attribute is set on all that match, and said where it does not fit', async () => {
  const attribute = await added();
  const [leather] = attribute.choices;
  const other = await aCategory(test.db);
  const watch = await withStrap(attribute, 'Steel', { name: 'Diver' });
  await aProduct(test.db, parentsOf(seller, other), { name: 'Vase' });
  expect(await found('leather')).toEqual([]);
  const change = {
    action: 'set-attribute',
    attribute: attribute._id,
    value: ['leather'],
    filter: {},
  };
  const { status, body } = await call('POST', 'change-matching-products', change);
  expect([status, body.data]).toMatchObject([
    200,
    {
      done: 1,
      failed: [{ name: 'Vase', message: 'Strap is not an attribute of the chosen category' }],
    },
  ]);
  expect(await found('leather')).toEqual(['Diver']);
  const [row] = await test.db.select().from(product).where(eq(product.id, watch.id));
  expect(row).toMatchObject({ version: 2, attributes: { [attribute._id]: [leather._id] } });
  const [entry] = await test.db.select().from(auditEntry).where(eq(auditEntry.entityId, watch.id));
  expect(entry).toMatchObject({
    action: 'set-attribute',
    before: { attributes: { Strap: 'Steel' } },
    after: { attributes: { Strap: 'Leather' } },
  });
  const url = `set-attribute/${watch.id}`;
  const emptied = await call('PUT', url, { attribute: attribute._id, value: null });
  expect([emptied.status, emptied.body.message]).toEqual([422, 'Strap is required']);
  const wrong = await call('PUT', url, { attribute: attribute._id, value: 'Gold' });
  expect([wrong.status, wrong.body.message]).toEqual([
    422,
    '“Gold” is not one of Strap: Leather, Steel',
  ]);
});

it('what a product has besides is not checked anew where one attribute is set', async () => {
  const attribute = await added();
  const entries = strap().entries;
  const size = await added({ name: 'Case size', kind: 'number', unit: 'mm', entries });
  const watch = await withStrap(attribute, 'Steel');
  const set = async (_id: string, value: unknown) => {
    const answer = await call('PUT', `set-attribute/${watch.id}`, { attribute: _id, value });
    const { message, data } = answer.body;
    return [answer.status, message, data?.attributes.map((each: { value: unknown }) => each.value)];
  };
  await set(size._id, 55);
  const narrow = { name: 'Case size', unit: 'mm', lowest: 20, highest: 50, entries };
  expect((await call('PUT', `edit-attribute/${size._id}`, narrow)).status).toBe(200);
  expect((await set(attribute._id, 'Leather')).slice(0, 1)).toEqual([200]);
  const [row] = await test.db.select().from(product).where(eq(product.id, watch.id));
  expect(row?.attributes[size._id]).toBe(55);
  const refused = [422, 'Case size must be a number between 20 and 50 mm', undefined];
  expect(await set(size._id, 55)).toEqual(refused);
  expect((await set(size._id, 38))[0]).toBe(200);
  expect(await set(size._id, null)).toEqual([422, 'Case size is required', undefined]);
});
