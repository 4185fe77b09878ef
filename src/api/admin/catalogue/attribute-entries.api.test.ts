import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { product } from '#database/schema/products/product.ts';
import { refillNext } from '#services/attributes/refill-words.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller] = [await anAdmin(test), await aSeller(test)];
  const watches = await aCategory(test.db, { name: 'Watches' });
  const bags = await aCategory(test.db, { name: 'Bags' });
  const strap = await anAttribute(test.db, {
    ...{ name: 'Strap', kind: 'choice', filterable: true, choices: ['Leather', 'Steel'] },
    entries: [{ categoryId: watches.id }],
  });
  const width = await anAttribute(test.db, {
    ...{ name: 'Strap width', kind: 'number', unit: 'mm', filterable: true },
    entries: [{ categoryId: watches.id }],
  });
  const attributes = { [strap.id]: [strap.idOf('Steel')], [width.id]: 20 };
  const watch = await aProduct(test.db, parentsOf(seller, watches), { name: 'Diver', attributes });
  return { admin, seller, watches, bags, strap, width, watch };
});

async function put(url: string, payload: object) {
  const headers = world.admin.authorization;
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/${url}`,
    headers,
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Gives the attribute of straps to these categories, and takes it from others. */
const giveTo = (...categories: { id: string }[]) =>
  put(`edit-attribute/${world.strap.id}`, {
    ...{ name: 'Strap', filterable: true },
    choices: ['Leather', 'Steel'].map((label) => ({ _id: world.strap.idOf(label), label })),
    entries: categories.map(({ id }) => ({ level: 'category', _id: id })),
  });

async function listed(query: string) {
  const answer = await test.app.inject(`/api/get-listing?facets=attributes&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { total, facets } = answer.json<ProductListing>();
  const offered = facets?.values.map(({ name, values }) => [
    name.slice('attr.'.length),
    ...values.map(({ label, products }) => `${label} ${products}`),
  ]);
  return { total, offered };
}

/** What the public is offered, finds and is shown of straps. */
async function seen(categoryId = world.watches.id) {
  const { strap, seller, watch } = world;
  const [offered, ofSeller, filtered, found, shown] = [
    await listed(`category=${categoryId}`),
    await listed(`category=${categoryId}&seller=${seller.id}`),
    await listed(`category=${categoryId}&attr.strap=${strap.idOf('Steel')}`),
    await listed('q=steel'),
    (await test.app.inject(`/api/get-product/${watch.id}`)).json().attributes,
  ];
  return {
    offered: offered.offered,
    ofSeller: ofSeller.offered,
    filtered: filtered.total,
    found: found.total,
    shown: shown.map(({ name }: { name: string }) => name),
  };
}

const width = ['strap-width', '20 mm 1'];
const withStrap = {
  ...{ offered: [['strap', 'Steel 1'], width], ofSeller: [['strap', 'Steel 1'], width] },
  ...{ filtered: 1, found: 1, shown: ['Strap', 'Strap width'] },
};
const without = {
  ...{ offered: [width], ofSeller: [width], filtered: 0, found: 0, shown: ['Strap width'] },
};

it('what is taken from a category is neither offered nor found there; given back, it is again', async () => {
  const { watches, bags, watch } = world;
  expect(await seen()).toEqual(withStrap);
  await giveTo(bags);
  expect(await seen()).toEqual(without);
  const [row] = await test.db.select().from(product);
  expect(row).toMatchObject({ version: 1, attributes: watch.attributes });
  await giveTo(bags, watches);
  expect(await seen()).toEqual(withStrap);
});

it('what is unseen stays where something else is set', async () => {
  const { bags, watch, width, strap } = world;
  await giveTo(bags);
  await put(`set-attribute/${watch.id}`, { attribute: width.id, value: 22 });
  const [row] = await test.db.select().from(product);
  expect(row?.attributes).toEqual({ [strap.id]: [strap.idOf('Steel')], [width.id]: 22 });
});

it('a list by what nothing has any more still says what it is filtered by', async () => {
  const { watches, bags, strap } = world;
  await giveTo(bags);
  const steel = strap.idOf('Steel');
  const { total, offered } = await listed(`category=${watches.id}&attr.strap=${steel}`);
  expect([total, offered]).toEqual([0, [['strap', 'Steel 0']]]);
  const range = `category=${watches.id}&attr.strap-width=90-100&brand=Nobody`;
  expect(await listed(range)).toEqual({ total: 0, offered: [['strap-width', '90–100 mm 0']] });
});

it('a sub-category that moves has what its new category has', async () => {
  const { watches, bags } = world;
  const { name } = watches.sub;
  const move = (to: { id: string }) =>
    put(`edit-subcategory/${watches.sub.id}`, { name, categoryId: to.id });
  await move(bags);
  expect(await seen(bags.id)).toEqual({
    ...{ offered: [], ofSeller: [], filtered: 0, found: 0, shown: [] },
  });
  await move(watches);
  expect(await seen()).toEqual(withStrap);
});

it('many products follow in the background, and their category offers it no longer meanwhile', async () => {
  const { watches, bags, strap } = world;
  const many = test.context.engine === 'embedded' ? 14 : 320;
  await test.db.execute(sql`insert into product
    (id, seller_id, category_id, sub_category_id, name, brand, price_inr, price_aed, attributes)
    select lpad(n::text, 8, '0') || 'many', seller_id, category_id, sub_category_id, name, brand,
           price_inr, price_aed, attributes
      from product, generate_series(2, ${many}) n`);
  test.cache.clear();
  const [ofCategory, byStrap] = [`category=${watches.id}`, `attr.strap=${strap.idOf('Steel')}`];
  expect((await listed(byStrap)).total).toBe(many);
  await giveTo(bags);
  expect((await listed(ofCategory)).offered?.map(([code]) => code)).toEqual(['strap-width']);
  while (await refillNext(test.context));
  expect((await listed(byStrap)).total).toBe(0);
  expect((await listed('q=steel')).total).toBe(0);
  const name = watches.sub.name;
  await put(`edit-subcategory/${watches.sub.id}`, { name, categoryId: bags.id });
  const step = parentChangeWriter();
  while (await step(test.context));
  expect((await listed(byStrap)).total).toBe(many);
  expect((await listed(`category=${bags.id}`)).offered).toEqual([['strap', `Steel ${many}`]]);
});

it('a category offers its attributes in its own order, and says what is chosen of any number', async () => {
  const { watches, bags, seller } = world;
  const names = Array.from({ length: 52 }, (_, at) => `Mark ${at + 1}`);
  const marks = [];
  for (const [at, name] of names.entries()) {
    const entries = [
      { categoryId: watches.id, position: names.length - at },
      { subCategoryId: watches.sub.id, position: 0 },
      { categoryId: bags.id, position: at },
    ];
    const ways = { kind: 'yes-no', filterable: true, position: at } as const;
    marks.push(await anAttribute(test.db, { name, ...ways, entries }));
  }
  const attributes = Object.fromEntries(marks.map(({ id }) => [id, true]));
  await aProduct(test.db, parentsOf(seller, watches), { attributes });
  const codes = async (query: string) =>
    (await listed(query)).offered?.map(([code]) => code).filter((code) => code?.startsWith('m'));
  const [last, first] = [marks[51]?.code, marks[0]?.code];
  for (const within of [`category=${watches.id}`, `subCategory=${watches.sub.id}`]) {
    const offered = (await codes(within)) ?? [];
    // Straps and their width have the first two positions.
    expect([offered.length, offered[0], offered.includes(first ?? '')]).toEqual([48, last, false]);
    expect((await codes(`${within}&attr.${first}=yes`))?.at(-1)).toBe(first);
  }
  const ofType = await codes(`type=${watches.type.id}`);
  expect(ofType?.slice(0, 2)).toEqual([last, marks[50]?.code]);
  expect((await codes(`seller=${seller.id}`))?.[0]).toBe(first);
});
