import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CatalogueMerge, CatalogueMergePreview } from '#contracts/catalogue-merge.ts';
import { newId } from '#database/new-id.ts';
import { attributeEntry } from '#database/schema/attribute.ts';
import { catalogueMerge, category, productType, subCategory } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { productReview } from '#database/schema/products/product-changes.ts';
import { refillNext } from '#services/attributes/refill-words.ts';
import { mergeNext } from '#services/catalogue/merge/run-merge.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { whereMoved } from '#services/redirects/redirects.ts';
import { write } from '#services/write.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
} from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));

type Answer = { status: number; body: { message: string; code: string } };

async function ask<Body = Answer['body']>(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = admin.authorization;
  const answer = await test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

type Asked = { kind: string; how: string; from: string; into: string };
const preview = async (asked: Asked) =>
  (await ask<CatalogueMergePreview>('GET', `preview-catalogue-merge?${new URLSearchParams(asked)}`))
    .body;
const begin = (asked: Asked, keepAttributes = true) =>
  ask('POST', 'merge-catalogue', { ...asked, keepAttributes });
const merges = async () => (await ask<CatalogueMerge[]>('GET', 'get-catalogue-merges')).body;

/** Works until nothing is left to do. */
async function drain() {
  const write = parentChangeWriter();
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const next of [mergeNext, write, refillNext]) {
      while (await next(test.context)) isMore = true;
    }
  }
}

const publicTotal = async (query: string) =>
  Number((await test.app.inject(`/api/get-product?${query}`)).headers['x-total-count']);
const entriesOf = async (id: string) => {
  const [row] = await test.db.select().from(product).where(eq(product.id, id));
  return [row?.categoryId, row?.subCategoryId, row?.productTypeId];
};

/** Adds pieces, more than a step of one engine moves. */
async function pieces(
  parents: { id: string; sub: { id: string }; typeId?: string | null },
  many: number,
) {
  const { sellerId, categoryId, subCategoryId } = parentsOf(seller, parents);
  await test.db.execute(sql`
    insert into product (id, seller_id, category_id, sub_category_id, product_type_id, name, brand, price_inr, price_aed)
    select substr(md5(i || ${newId()}), 1, 20), ${sellerId}, ${categoryId}, ${subCategoryId}, ${parents.typeId ?? null},
           'Piece ' || i, 'Corvo', 100, 5 from generate_series(1, ${many}) i`);
}

describe('a category that becomes part of another', () => {
  it('brings its pieces, attributes, sub-categories and addresses along, as the preview said', async () => {
    const [goes, stays] = [
      await aCategory(test.db, { name: 'Time Pieces', translations: { ar: { name: 'ساعات' } } }),
      await aCategory(test.db, { name: 'Watches' }),
    ];
    const [twin] = await test.db
      .update(subCategory)
      .set({ name: goes.sub.name.toUpperCase() })
      .where(eq(subCategory.id, stays.sub.id))
      .returning();
    const along = await aSubCategory(test.db, goes.id, { name: 'Clocks' });
    const strap = await anAttribute(test.db, {
      ...{ name: 'Strap', kind: 'yes-no', filterable: true },
      entries: [{ categoryId: goes.id }],
    });
    const piece = await aProduct(test.db, parentsOf(seller, goes), {
      ...{ productTypeId: goes.type.id, attributes: { [strap.id]: true } },
    });
    const clock = await aProduct(test.db, parentsOf(seller, { id: goes.id, sub: along }));
    const asked = { kind: 'category', how: 'merge', from: goes.id, into: stays.id };
    const shown = (await preview(asked)).first.map(({ _id, before: is, after }) => [
      _id,
      ...[is, after].map(({ entries = [] }) => entries.map(({ name }) => name).join(' › ')),
    ]);
    const type = goes.type.name;
    expect(shown).toEqual([
      [clock.id, 'Time Pieces › Clocks', 'Watches › Clocks'],
      [piece.id, `Time Pieces › ${goes.sub.name} › ${type}`, `Watches › ${twin?.name} › ${type}`],
    ]);
    await pieces(goes, 12);
    const before = await preview(asked);
    expect(before.first).toHaveLength(5);
    expect(before).toMatchObject({
      ...{ pieces: 14, merged: [goes.sub.name], moved: ['Clocks', goes.type.name], addresses: 3 },
      attributes: [{ name: 'Strap', pieces: 1 }],
    });
    expect((await begin(asked)).status).toBe(200);
    await drain();

    expect(await merges()).toMatchObject([
      { done: before.pieces, total: before.pieces, problem: '' },
    ]);
    const [copy] = await test.db
      .select()
      .from(productType)
      .where(eq(productType.name, goes.type.name));
    expect(await entriesOf(piece.id)).toEqual([stays.id, twin?.id, copy?.id]);
    expect(await entriesOf(clock.id)).toEqual([stays.id, along.id, null]);
    expect(await test.db.$count(category, eq(category.id, goes.id))).toBe(0);
    expect(await publicTotal(`category=${stays.id}`)).toBe(14);
    expect(await publicTotal(`category=${stays.id}&attr.${strap.code}=yes`)).toBe(1);
    const moved = await Promise.all(
      [
        `/product-type/time-pieces-${goes.id}`,
        `/products/${goes.type.id}`,
        `/products/${seller.id}/${goes.id}/${goes.sub.id}`,
        `/products/${seller.id}/${goes.id}/${along.id}`,
      ].map((path) => whereMoved(test.db, path)),
    );
    expect(moved).toEqual([
      `/product-type/${stays.id}`,
      `/products/${copy?.id}`,
      `/products/${seller.id}/${stays.id}/${twin?.id}`,
      `/products/${seller.id}/${stays.id}/${along.id}`,
    ]);
  });

  it('leads on where the other becomes part of a third', async () => {
    const [first, second, third] = [
      await aCategory(test.db),
      await aCategory(test.db),
      await aCategory(test.db),
    ];
    for (const [from, into] of [
      [first, second],
      [second, third],
    ] as const) {
      await begin({ kind: 'category', how: 'merge', from: from.id, into: into.id });
      await drain();
    }
    expect(await whereMoved(test.db, `/product-type/${first.id}`)).toBe(
      `/product-type/${third.id}`,
    );
  });
});

describe('a merge at work', () => {
  const two = async () => {
    const [goes, stays] = [await aCategory(test.db), await aCategory(test.db)];
    const asked = { kind: 'sub-category', how: 'merge', from: goes.sub.id, into: stays.sub.id };
    return { goes, stays, asked };
  };

  it('is taken up where a process died, keeps what was saved meanwhile, and lets no piece be lost', async () => {
    const { goes, stays, asked } = await two();
    const size = test.context.engine === 'embedded' ? 12 : 220;
    await pieces(goes, size);
    await begin(asked);
    await mergeNext(test.context);
    await mergeNext(test.context);
    const [half] = await merges();
    expect(half?.done).toBeGreaterThan(0);
    expect(half?.done).toBeLessThan(size);
    expect(await publicTotal(`seller=${seller.id}`)).toBe(size);

    const killed = write(test.context, async (db) => {
      await db.update(catalogueMerge).set({ done: 9999 });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const late = await aProduct(test.db, parentsOf(seller, goes));
    await test.db.update(product).set({ name: 'Edited' }).where(eq(product.id, late.id));
    await drain();
    expect(await test.db.$count(product, eq(product.subCategoryId, stays.sub.id))).toBe(size + 1);
    expect((await test.db.select().from(product).where(eq(product.id, late.id)))[0]).toMatchObject({
      ...{ name: 'Edited', categoryId: stays.id, version: 2 },
    });
    expect(await test.db.$count(subCategory, eq(subCategory.id, goes.sub.id))).toBe(0);
  });

  it('refuses another one of the same entries, and nothing else', async () => {
    const { goes, stays, asked } = await two();
    await pieces(goes, 3);
    const both = await Promise.all([begin(asked), begin(asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const back = await begin({ ...asked, from: stays.sub.id, into: goes.sub.id });
    expect(back.body.code).toBe('merge-at-work');
    const whole = { kind: 'category', how: 'merge', from: goes.id, into: stays.id };
    expect((await begin(whole)).body.message).toContain('Wait until that is done');
    expect((await begin((await two()).asked)).status).toBe(200);
  });

  it('says so where what it leads to was deleted', async () => {
    const { goes, stays, asked } = await two();
    await begin(asked);
    await test.db.delete(productType).where(eq(productType.id, stays.type.id));
    await test.db.delete(subCategory).where(eq(subCategory.id, stays.sub.id));
    await drain();
    expect((await merges())[0]?.problem).toContain('was deleted meanwhile');
    expect(await test.db.$count(subCategory, eq(subCategory.id, goes.sub.id))).toBe(1);
  });
});

describe('a move', () => {
  it('takes a type with its pieces and attributes to another sub-category', async () => {
    const [old, target] = [await aCategory(test.db), await aCategory(test.db)];
    await test.db
      .update(productType)
      .set({ translations: { ar: { name: 'سوار' } } })
      .where(eq(productType.id, old.type.id));
    const own = await anAttribute(test.db, {
      ...{ name: 'Clasp', kind: 'yes-no' },
      entries: [{ productTypeId: old.type.id }],
    });
    await pieces({ ...old, typeId: old.type.id }, 3);
    const asked = { kind: 'product-type', how: 'move', from: old.type.id, into: target.sub.id };
    expect(await preview(asked)).toMatchObject({ pieces: 3, meets: false, attributes: [] });
    await begin(asked);
    await drain();
    const [copy] = await test.db
      .select()
      .from(productType)
      .where(eq(productType.name, old.type.name));
    expect(copy).toMatchObject({
      subCategoryId: target.sub.id,
      translations: { ar: { name: 'سوار' } },
    });
    expect(await publicTotal(`subCategory=${target.sub.id}`)).toBe(3);
    expect(await test.db.$count(attributeEntry, eq(attributeEntry.attributeId, own.id))).toBe(1);
    expect(await whereMoved(test.db, `/products/${old.type.id}`)).toBe(`/products/${copy?.id}`);
  });

  it('takes a sub-category to another category, where it keeps the attributes that it had', async () => {
    const [old, target] = [await aCategory(test.db), await aCategory(test.db)];
    const strap = await anAttribute(test.db, {
      ...{ name: 'Strap', kind: 'yes-no', filterable: true },
      entries: [{ categoryId: old.id }],
    });
    await aProduct(test.db, parentsOf(seller, old), {
      attributes: { [strap.id]: true },
    });
    const asked = { kind: 'sub-category', how: 'move', from: old.sub.id, into: target.id };
    expect(await preview(asked)).toMatchObject({ attributes: [{ name: 'Strap', pieces: 1 }] });
    await begin(asked);
    await drain();
    expect(await publicTotal(`category=${target.id}&attr.${strap.code}=yes`)).toBe(1);
    const path = `/products/${seller.id}/${old.id}/${old.sub.id}`;
    expect(await whereMoved(test.db, path)).toBe(
      `/products/${seller.id}/${target.id}/${old.sub.id}`,
    );
    expect((await begin(asked)).status).toBe(422);
  });
});

it('spellings of a brand become one, also in what is written with them later', async () => {
  const category = await aCategory(test.db);
  for (const brand of ['Hermès', 'HERMES', 'Hermes', 'Zara']) {
    await aProduct(test.db, parentsOf(seller, category), { brand });
  }
  const brands = async () =>
    (await ask<{ name: string; products: number; twins: object[] }[]>('GET', 'get-brands')).body;
  expect((await brands()).find(({ name }) => name === 'Hermès')?.twins).toHaveLength(2);
  expect(
    (await ask('POST', 'merge-brands', { spellings: ['Hermès'], into: 'Hermès' })).status,
  ).toBe(422);
  await ask('POST', 'merge-brands', { spellings: ['HERMES', 'Hermes'], into: 'Hermès' });
  await aProduct(test.db, parentsOf(seller, category), { brand: 'HERMES' });
  await drain();
  expect((await brands()).map(({ name, products }) => [name, products])).toEqual([
    ['Hermès', 4],
    ['Zara', 1],
  ]);
  expect(await publicTotal('brand=Herm%C3%A8s')).toBe(4);
  expect(await merges()).toMatchObject([{ kind: 'brand', into: 'Hermès', done: 2 }]);
});

it('a brand is renamed, on its pieces and wherever it is named, and called as before again', async () => {
  const category = await aCategory(test.db);
  const parents = parentsOf(seller, category);
  const { id } = await aProduct(test.db, parents, { brand: 'Calderon & Co' });
  await aProduct(test.db, parents, { brand: 'Zara' });
  await test.db.insert(productReview).values({
    ...{ productId: id, state: 'waiting', at: new Date() },
    ...{ before: { brand: 'Calderon & Co' }, changes: { brand: 'Zara' } },
  });
  const view = { list: 'products', name: 'Ours', columns: [] };
  const query = 'sort=name&brand=Calderon+%26+Co&order=asc';
  expect((await ask('POST', 'add-saved-view', { ...view, query })).status).toBe(201);
  const rename = (name: string, to: string) => ask('POST', 'rename-brand', { name, to });
  const named = async () =>
    (await ask<{ name: string }[]>('GET', 'get-brands')).body.map(({ name }) => name);

  expect((await rename('Calderon & Co', 'Calderon & Co')).status).toBe(422);
  expect((await rename('Nobody', 'Somebody')).status).toBe(422);
  expect((await rename('a\u0000b', 'Somebody')).status).toBe(422);
  const [spellings, into] = [['a\u0000b'], 'Zara'];
  expect((await ask('POST', 'merge-brands', { spellings, into })).status).toBe(422);
  expect((await rename('Calderon & Co', ' ')).status).toBe(422);
  const taken = await rename('Calderon & Co', 'Zara');
  expect([taken.status, taken.body.code]).toEqual([409, 'brand-there']);
  expect(await named()).toEqual(['Calderon & Co', 'Zara']);

  expect((await rename('Calderon & Co', 'Calderón')).status).toBe(200);
  await drain();
  expect(await named()).toEqual(['Calderón', 'Zara']);
  await aProduct(test.db, parents, { brand: 'Calderon & Co' });
  expect(await publicTotal('brand=Calderon+%26+Co')).toBe(2);
  expect(await publicTotal('q=calderon+co')).toBe(2);
  const [review] = await test.db.select().from(productReview);
  expect([review?.before, review?.changes]).toEqual([{ brand: 'Calderón' }, { brand: 'Zara' }]);
  const { views } = (await ask<{ views: { query: string }[] }>('GET', 'get-list-settings')).body;
  expect(views.map((each) => each.query)).toEqual(['sort=name&brand=Calder%C3%B3n&order=asc']);
  expect(await merges()).toMatchObject([{ how: 'rename', from: 'Calderon & Co', done: 1 }]);

  expect((await rename('Calderón', 'Calderon & Co')).status).toBe(200);
  await drain();
  expect(await named()).toEqual(['Calderon & Co', 'Zara']);
  expect(await publicTotal('brand=Calder%C3%B3n')).toBe(2);
});
