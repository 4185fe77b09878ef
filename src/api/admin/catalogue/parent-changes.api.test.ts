import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { category as categories, subCategory } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { aCategory, anAdmin, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test, { name: 'Khor Meridian' }));
const category = await perTest(() => aCategory(test.db, { name: 'Lanterns' }));

/** More than are written at once. */
const MANY = test.context.engine === 'embedded' ? 25 : 320;

const addMany = () => {
  const { sellerId, categoryId, subCategoryId } = parentsOf(seller, category);
  return test.db.execute(sql`
    insert into product (id, seller_id, category_id, sub_category_id, product_type_id, name, brand,
                         price_inr, price_aed)
    select lpad(i::text, 8, '0') || 'many', ${sellerId}, ${categoryId}, ${subCategoryId},
           ${category.type.id}, 'Lamp ' || i, 'Corvo', 100, 5
      from generate_series(1, ${MANY}) i`);
};

const call = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: admin.authorization,
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const changes = () => call('GET', 'get-parent-changes');
const setStatus = (status: boolean) =>
  call('PUT', `update-status/${seller.id}`, { status, reason: '' });

const written = () => test.db.$count(product, eq(product.published, false));

const step = parentChangeWriter();
const drain = async () => {
  while (await step(test.context));
};

it('tells how far the products of a hidden seller are, and of one that is shown again', async () => {
  expect(await changes()).toEqual([]);
  await addMany();
  expect(await changes()).toEqual([]);
  await setStatus(false);
  const hiding = { _id: seller.id, name: 'Khor Meridian', entity: 'seller', kind: 'hiding' };
  expect(await changes()).toEqual([{ ...hiding, done: 0, total: MANY }]);
  await step(test.context);
  const [{ done }] = await changes();
  expect(done).toBe(await written());
  expect(done).toBeGreaterThan(0);
  await drain();
  expect(await changes()).toEqual([]);
  await setStatus(true);
  expect(await changes()).toEqual([{ ...hiding, kind: 'showing', done: 0, total: MANY }]);
  await drain();
  expect(await changes()).toEqual([]);
});

it('tells the same of renamed and moved taxonomy entries', async () => {
  await addMany();
  const target = await aCategory(test.db, { name: 'Home' });
  await test.db.update(categories).set({ name: 'Lamps' }).where(eq(categories.id, category.id));
  await test.db
    .update(subCategory)
    .set({ categoryId: target.id })
    .where(eq(subCategory.id, category.sub.id));
  const found = await changes();
  expect(found).toHaveLength(2);
  const rest = { kind: 'updating', done: 0, total: MANY };
  expect(found).toContainEqual({ _id: category.id, name: 'Lamps', entity: 'category', ...rest });
  expect(found).toContainEqual(
    expect.objectContaining({ _id: category.sub.id, entity: 'sub-category', ...rest }),
  );
  await drain();
  expect(await changes()).toEqual([]);
});
