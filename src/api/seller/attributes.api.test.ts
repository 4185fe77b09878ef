import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { attributeChoice } from '#database/schema/attribute.ts';
import { listing } from '#database/schema/products/listing.ts';
import { product as productTable } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aSeller, productFields } from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const watches = await perTest(() => aCategory(test.db));
const shoes = await perTest(() => aCategory(test.db));

const size = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Case size', kind: 'number', unit: 'mm', lowest: 10, highest: 60 },
    entries: [{ categoryId: watches.id, required: true }],
  }),
);
const strap = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Strap', kind: 'choices', choices: ['Leather', 'Steel'] },
    entries: [{ subCategoryId: watches.sub.id, position: 1 }, { productTypeId: shoes.type.id }],
  }),
);
const colour = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Colour', kind: 'colour', choices: [{ label: 'Tan', swatch: '#a1662f' }] },
    entries: [{ categoryId: shoes.id }, { categoryId: watches.id, position: 5 }],
  }),
);
const sizes = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Shoe size', kind: 'size', scale: 'EU', choices: ['41', '42'] },
    entries: [{ categoryId: shoes.id, position: 1 }],
  }),
);

async function save(method: 'POST' | 'PUT', url: string, fields: object) {
  const form = multipart({ ...fields });
  const response = await test.app.inject({
    method,
    url: `/api/seller/${url}`,
    headers: { ...form.headers, ...seller.authorization },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}
const add = (attributes?: object, fields: object = productFields(watches)) =>
  save('POST', 'add-product', {
    ...fields,
    ...(attributes && { attributes: JSON.stringify(attributes) }),
  });
const edit = (id: string, fields: object) => save('PUT', `edit-product/${id}`, fields);
const get = async (url: string) => (await test.app.inject({ url: `/api${url}` })).json();

const rowOf = async (id: string) => {
  const [row] = await test.db.select().from(productTable).where(eq(productTable.id, id));
  return row;
};
/** What its lists find a product by. */
const foundBy = async (id: string) => {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
  return row?.values.toSorted();
};

it('an attribute of the product is saved, shown in the order of its category, and audited', async () => {
  const given = { colour: 'Tan', strap: ['steel', 'Leather'], [size.id]: '38.0' };
  const { status, body } = await add(given);
  expect(status).toBe(201);
  const shown = await get(`/get-product/${body.data._id}`);
  expect(shown.attributes).toEqual([
    {
      ...{ _id: size.id, code: 'case-size', name: 'Case size', group: '', kind: 'number' },
      ...{ unit: 'mm', scale: '', comparable: true, value: 38, values: [] },
    },
    expect.objectContaining({
      name: 'Colour',
      value: null,
      values: [{ _id: colour.idOf('Tan'), label: 'Tan', swatch: '#a1662f', available: true }],
    }),
    expect.objectContaining({
      name: 'Strap',
      values: [
        expect.objectContaining({ label: 'Leather', swatch: null }),
        expect.objectContaining({ label: 'Steel' }),
      ],
    }),
  ]);
  expect(body.data.attributes).toEqual(shown.attributes);
  expect((await get('/get-product?fields=all'))[0].attributes).toEqual(shown.attributes);

  expect(await foundBy(body.data._id)).toEqual(
    [`${size.id}=38`, strap.idOf('Steel'), strap.idOf('Leather'), colour.idOf('Tan')].toSorted(),
  );
  const [entry] = await test.db.select().from(auditEntry);
  expect(entry?.after).toMatchObject({
    attributes: { 'Case size': '38 mm', Strap: 'Leather, Steel', Colour: 'Tan' },
  });
});

it('a new label is shown without a change of the product', async () => {
  const { body } = await add({ 'case-size': 38, colour: 'Tan' });
  await test.db
    .update(attributeChoice)
    .set({ label: 'Cognac' })
    .where(eq(attributeChoice.label, 'Tan'));
  const [, shown] = (await get(`/get-product/${body.data._id}`)).attributes;
  expect(shown.values[0].label).toBe('Cognac');
  expect((await rowOf(body.data._id))?.version).toBe(1);
});

it('a size that cannot be had is shown and not found', async () => {
  const given = { 'shoe-size': [{ choice: '41', available: false }, '42'] };
  const { body } = await add(given, productFields(shoes));
  expect(await foundBy(body.data._id)).toEqual([sizes.idOf('42')]);
  expect(body.data.attributes[0].values).toMatchObject([
    { label: '41', available: false },
    { label: '42', available: true },
  ]);
});

it.each([
  ['a number out of range', { 'case-size': 61 }, 'Case size must be a number between 10 and 60 mm'],
  ['an attribute of another category', { 'case-size': 38, 'shoe-size': '42' }, 'Shoe size is not'],
  ['an unknown attribute', { 'case-size': 38, nonsense: 'x' }, 'There is no attribute “nonsense”'],
  ['a name that every object has', JSON.parse('{"case-size":38,"__proto__":"x"}'), 'no attribute'],
  ['an unknown choice', { 'case-size': 38, strap: 'Gold' }, '“Gold” is not one of Strap'],
  ['500 values', { 'case-size': 38, strap: Array(500).fill('Steel') }, 'at most 50 values'],
  ['a required one left out', { strap: 'Steel' }, 'Case size is required'],
])('%s is refused, and nothing is stored', async (_, given, message) => {
  const { status, body } = await add(given);
  expect(status).toBe(422);
  expect(body.message).toContain(message);
  expect(Object.keys(body.fields)[0]).toMatch(/^attributes\./);
  expect(await test.db.select().from(productTable)).toEqual([]);
});

it.each(['[1]', '{', '"x"', 'null', '7'])('%s is no list of values', async (attributes) => {
  const { status, body } = await save('POST', 'add-product', {
    ...productFields(watches),
    attributes,
  });
  expect([status, body.fields]).toEqual([422, { attributes: 'attributes must be a JSON object' }]);
});

it('without the part a product has none, and keeps what it has', async () => {
  const none = await add();
  expect([none.status, none.body.data.attributes]).toEqual([201, []]);
  const { body } = await add({ 'case-size': 38 });
  const again = await edit(body.data._id, { ...productFields(watches), name: 'Other' });
  expect(again.body.data.attributes).toEqual(body.data.attributes);
  const emptied = await edit(body.data._id, { ...productFields(watches), attributes: '{}' });
  expect([emptied.status, emptied.body.message]).toEqual([422, 'Case size is required']);
});

it('another category keeps what fits, and tells what does not', async () => {
  const { body } = await add({ 'case-size': 38, colour: 'Tan' });
  const moved = await edit(body.data._id, productFields(shoes));
  expect(moved.body.message).toBe(
    'Product updated successfully. Its new category has no Case size: left out',
  );
  expect(moved.body.data.attributes.map(({ name }: { name: string }) => name)).toEqual(['Colour']);
  expect(await foundBy(body.data._id)).toEqual([colour.idOf('Tan')]);
});

it('a changed attribute is seen at once', async () => {
  const { body } = await add({ 'case-size': 38 });
  const url = `/get-product/${body.data._id}`;
  expect((await get(url)).attributes[0].value).toBe(38);
  await edit(body.data._id, { ...productFields(watches), attributes: '{"case-size": 40}' });
  expect((await get(url)).attributes[0].value).toBe(40);
});

it('a category tells its attributes with their choices', async () => {
  const at = `/get-attributes?category=${watches.id}`;
  const names = async (url: string) =>
    (await get(url)).map(({ code, required }: { code: string; required: boolean }) => [
      code,
      required,
    ]);
  expect(await names(at)).toEqual([
    ['case-size', true],
    ['colour', false],
  ]);
  expect(await names(`${at}&subCategory=${watches.sub.id}`)).toEqual([
    ['case-size', true],
    ['colour', false],
    ['strap', false],
  ]);
  const ofType = `/get-attributes?category=${shoes.id}&subCategory=${shoes.sub.id}&type=${shoes.type.id}`;
  expect(await names(ofType)).toEqual([
    ['colour', false],
    ['shoe-size', false],
    ['strap', false],
  ]);
  expect((await get(ofType))[0].choices).toEqual([
    { _id: colour.idOf('Tan'), label: 'Tan', swatch: '#a1662f' },
  ]);
  expect((await test.app.inject({ url: '/api/get-attributes' })).statusCode).toBe(400);
});
