import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller, bags] = [
    await anAdmin(test),
    await aSeller(test),
    await aCategory(test.db),
  ];
  const [own, whole] = [{ subCategoryId: bags.sub.id }, { categoryId: bags.id }];
  const add = (name: string, entry: object) =>
    anAttribute(test.db, { name, kind: 'text', entries: [{ ...entry, position: 0 }] });
  const colour = await add('Colour', own);
  const [depth, width] = [await add('Depth', own), await add('Width', own)];
  const [care, weight] = [await add('Care', whole), await add('Weight', whole)];
  const all = [colour, depth, width, care, weight];
  const attributes = Object.fromEntries(all.map(({ id }) => [id, 'x']));
  const tote = await aProduct(test.db, parentsOf(seller, bags), { attributes });
  return { admin, bags, colour, depth, width, care, weight, tote };
});

async function call(method: 'POST' | 'PUT', url: string, payload: object) {
  const headers = world.admin.authorization;
  const answer = await test.app.inject({ method, url: `/api/admin/${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const order = (level: string, _id: string, attributes: unknown) =>
  call('PUT', 'order-attributes', { level, _id, attributes });
const orderHere = (...attributes: { id: string }[]) =>
  order(
    'sub-category',
    world.bags.sub.id,
    attributes.map(({ id }) => id),
  );

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const shown = async () =>
  names((await test.app.inject(`/api/get-product/${world.tote.id}`)).json().attributes);
const asked = async () => {
  const { bags } = world;
  const url = `/api/get-attributes?category=${bags.id}&subCategory=${bags.sub.id}`;
  const all: { name: string; language?: string }[] = (await test.app.inject(url)).json();
  return names(all.filter(({ language }) => language === undefined));
};

it('each taxonomy entry has an order of its own, after that of those above it', async () => {
  const { colour, depth, width, care, weight, bags } = world;
  expect(await shown()).toEqual(['Care', 'Weight', 'Colour', 'Depth', 'Width']);
  expect((await orderHere(width, colour, depth)).status).toBe(200);
  await order('category', bags.id, [weight.id, care.id]);
  const all = ['Weight', 'Care', 'Width', 'Colour', 'Depth'];
  expect([await shown(), await asked()]).toEqual([all, all]);
  const told = await test.db.select().from(auditEntry);
  expect(told[0]).toMatchObject({
    action: 'order-attributes',
    entity: 'sub-category',
    before: { order: ['Colour', 'Depth', 'Width'] },
    after: { order: ['Width', 'Colour', 'Depth'] },
  });
});

it('stays when an attribute is edited; those not named and new ones come last', async () => {
  const { colour, depth, width, bags } = world;
  const entries = [{ level: 'sub-category', _id: bags.sub.id, required: true }];
  await orderHere(width, colour);
  await call('PUT', `edit-attribute/${width.id}`, { name: 'Breadth', entries });
  await call('POST', 'add-attribute', { name: 'Age', kind: 'text', entries });
  expect((await asked()).slice(2)).toEqual(['Breadth', 'Colour', 'Depth', 'Age']);
  await orderHere(depth, width);
  expect((await asked()).slice(2)).toEqual(['Depth', 'Breadth', 'Colour', 'Age']);
});

it('is refused for what the taxonomy entry does not have, and nothing is stored', async () => {
  const { colour, care, bags } = world;
  const before = await asked();
  expect((await orderHere(colour, care)).body.fields.attributes).toMatch(/no longer used here/);
  for (const [level, id, list] of [
    ['sub-category', bags.sub.id, []],
    ['sub-category', bags.sub.id, 'x'],
    ['shelf', bags.sub.id, [colour.id]],
    ['category', bags.sub.id, [colour.id]],
    ['sub-category', 'nowhere', [colour.id]],
  ] as const) {
    expect([level, list, (await order(level, id, list)).status]).toEqual([level, list, 422]);
  }
  expect(await asked()).toEqual(before);
  expect(await test.db.select().from(auditEntry)).toEqual([]);
});
