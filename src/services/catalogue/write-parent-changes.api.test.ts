import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { takeParentChange, writeNextProducts } from '#database/queries/parent-changes.ts';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { category as categories, productType, subCategory } from '#database/schema/catalogue.ts';
import { parentChange } from '#database/schema/operation.ts';
import { listing } from '#database/schema/products/listing.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { parentChangeWriter } from './write-parent-changes.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test, { name: 'Marlow Traders' }));
const category = await perTest(() => aCategory(test.db, { name: 'Lanterns' }));
const other = await perTest(async () => {
  const parents = parentsOf(
    await aSeller(test, { name: 'Zephyr House' }),
    await aCategory(test.db, { name: 'Kettles' }),
  );
  return { parents, product: await aProduct(test.db, parents, { name: 'Kettle', brand: 'Corvo' }) };
});

/** More than are written at once. */
const MANY = test.context.engine === 'embedded' ? 25 : 320;

/** Adds many products of the seller and the category, the first one the newest. */
async function many(): Promise<string> {
  const { sellerId, categoryId, subCategoryId } = parentsOf(seller, category);
  await test.db.execute(sql`
    insert into product (id, seller_id, category_id, sub_category_id, product_type_id, name, brand,
                         price_inr, price_aed, created_at)
    select lpad(i::text, 8, '0') || 'many', ${sellerId}, ${categoryId}, ${subCategoryId},
           ${category.type.id}, 'Lamp ' || i, 'Corvo', 100, 5, now() - i * interval '1 minute'
      from generate_series(1, ${MANY}) i`);
  return '00000001many';
}

const get = async (url: string) => {
  const answer = await test.app.inject(`/api${url}`);
  return { status: answer.statusCode, total: answer.headers['x-total-count'], body: answer.json() };
};

const status = async (isActive: boolean) => {
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/update-status/${seller.id}`,
    headers: admin.authorization,
    payload: { status: isActive, reason: '' },
  });
  expect(answer.statusCode).toBe(200);
};

/** Takes the entries' own words, as the services do, and lets the caches go. */
async function set(
  values: Partial<Record<'status' | 'name' | 'categoryId', string>>,
  at = category,
) {
  await test.db
    .update(categories)
    .set(values as object)
    .where(eq(categories.id, at.id));
  test.cache.clear();
}

const step = parentChangeWriter();
const drain = async () => {
  while (await step(test.context));
  test.cache.clear();
};
const written = (isPublished: boolean) =>
  test.db.$count(product, sql`published = ${isPublished} and id like '%many'`);

/** Everything by which the public could see that the many products are there. */
async function publicly(id: string) {
  const [list, facets, one, found, hints, part, counted, related, ofType] = [
    await get('/get-product?limit=100'),
    await get('/get-listing?facets=brand'),
    await get(`/get-product/${id}`),
    await get('/get-product?q=lamp'),
    await get('/suggest?q=corvo'),
    await get('/sitemap/all'),
    await get('/get-category'),
    await get(`/get-related/${category.sub.id}`),
    await get(`/get-product?type=${category.type.id}`),
  ];
  const asked = await test.app.inject({
    method: 'POST',
    url: '/api/enquiry',
    payload: { productId: id, region: 'IN', reference: 'KVQ7M2X' },
  });
  return {
    total: list.total,
    listed: list.body.filter((each: { _id: string }) => each._id.endsWith('many')).length > 0,
    facets: facets.body.total,
    brands: facets.body.facets.values[0].values,
    one: one.status,
    found: found.body.length > 0,
    hints: JSON.stringify(hints.body).includes('amp '),
    sitemap: part.body.some((each: { _id: string }) => each._id.endsWith('many')),
    counted: counted.body.reduce(
      (sum: number, each: { products: number }) => sum + each.products,
      0,
    ),
    related: related.body.length > 0,
    ofType: ofType.total,
    asked: asked.statusCode < 300,
  };
}

const nothing = {
  total: '1',
  listed: false,
  facets: 1,
  brands: [{ value: 'Corvo', label: 'Corvo', products: 1 }],
  one: 404,
  found: false,
  hints: false,
  sitemap: false,
  counted: 1,
  related: false,
  ofType: '0',
  asked: false,
};
const everything = {
  total: String(MANY + 1),
  listed: true,
  facets: MANY + 1,
  brands: [{ value: 'Corvo', label: 'Corvo', products: MANY + 1 }],
  one: 200,
  found: true,
  sitemap: true,
  counted: MANY + 1,
  related: true,
  ofType: String(MANY),
  asked: true,
};

describe('an entry with many products', () => {
  const unlisted = { status: 'UNLISTED' } as const;
  const hidings = {
    seller: () => status(false),
    category: () => set(unlisted),
    'sub-category': () =>
      test.db.update(subCategory).set(unlisted).where(eq(subCategory.id, category.sub.id)),
    'product type': () =>
      test.db.update(productType).set(unlisted).where(eq(productType.id, category.type.id)),
  };
  it.each(Object.keys(hidings) as (keyof typeof hidings)[])(
    'is hidden at once, and stays so while its products follow: %s',
    async (kind) => {
      const id = await many();
      expect(await publicly(id)).toMatchObject(everything);
      await hidings[kind]();
      test.cache.clear();
      expect(await written(true)).toBe(MANY);
      expect(await publicly(id)).toEqual(nothing);
      await step(test.context);
      test.cache.clear();
      expect(await written(false)).toBeGreaterThan(0);
      expect(await publicly(id)).toEqual(nothing);
      await drain();
      expect(await written(true)).toBe(0);
      expect(await test.db.$count(parentChange)).toBe(0);
      expect(await publicly(id)).toEqual(nothing);
    },
  );

  it('is shown at once again where nothing was written yet', async () => {
    const id = await many();
    await status(false);
    await status(true);
    expect(await test.db.$count(parentChange)).toBe(0);
    expect(await publicly(id)).toMatchObject(everything);
  });

  it('comes back newest first, announced step by step', async () => {
    const id = await many();
    await status(false);
    await drain();
    await status(true);
    expect((await get(`/get-product/${id}`)).status).toBe(404);
    await parentChangeWriter()(test.context);
    expect((await get(`/get-product/${id}`)).status).toBe(200);
    expect(await written(false)).toBeGreaterThan(0);
    await drain();
    expect(await written(false)).toBe(0);
    expect(await publicly(id)).toMatchObject(everything);
  });

  it('ends as it was told last, whatever had been begun', async () => {
    const id = await many();
    await status(false);
    await step(test.context);
    await status(true);
    await step(test.context);
    await status(false);
    expect(await publicly(id)).toEqual(nothing);
    await step(test.context);
    await set({ status: 'UNLISTED' });
    await status(true);
    expect(await publicly(id)).toEqual(nothing);
    await drain();
    expect(await publicly(id)).toEqual(nothing);
    await set({ status: 'LISTED' });
    await drain();
    expect(await publicly(id)).toMatchObject(everything);
    expect(await test.db.$count(parentChange)).toBe(0);
  });

  it('shows a product that was saved while its entry was hidden', async () => {
    const id = await many();
    await status(false);
    await test.db.update(product).set({ brand: 'Calderon' }).where(eq(product.id, id));
    await status(true);
    await drain();
    expect((await get(`/get-product/${id}`)).status).toBe(200);
  });

  it('loses nothing where a process dies in the middle of a step', async () => {
    const id = await many();
    await status(false);
    await step(test.context);
    const before = await written(false);
    const killed = test.db.transaction(async (db) => {
      const change = await takeParentChange(db as Database);
      if (change !== null) await writeNextProducts(db as Database, change, MANY);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await written(false)).toBe(before);
    while (await parentChangeWriter()(test.context));
    expect(await written(true)).toBe(0);
    expect(await publicly(id)).toEqual(nothing);
  });
});

describe('an entry with many products and another name', () => {
  const sorted = async (sort: string) => {
    const answer = await test.app.inject({
      url: `/api/admin/get-products?sort=${sort}&limit=1`,
      headers: admin.authorization,
    });
    return answer.json()[0]._id;
  };

  it('shows it at once, and is sorted and found by it in the end', async () => {
    const id = await many();
    expect(await sorted('seller')).not.toBe(other.product.id);
    await test.db.update(sellers).set({ name: 'Zz Traders' }).where(eq(sellers.id, seller.id));
    await set({ name: 'Zz Lamps' });
    expect((await get(`/get-product/${id}`)).body.seller.name).toBe('Zz Traders');
    await step(test.context);
    await test.db.update(sellers).set({ name: 'Zzz Traders' }).where(eq(sellers.id, seller.id));
    await drain();
    expect(await sorted('seller')).toBe(other.product.id);
    expect(await sorted('category')).toBe(other.product.id);
    expect((await get('/get-product?q=zzz')).total).toBe(String(MANY));
    expect((await get('/get-product?q=zz%20lamps')).total).toBe(String(MANY));
  });
});

describe('a sub-category with many products that is moved', () => {
  const move = async (to: { id: string }) => {
    await test.db
      .update(subCategory)
      .set({ categoryId: to.id })
      .where(eq(subCategory.id, category.sub.id));
    test.cache.clear();
  };

  it('takes its products along', async () => {
    await many();
    const target = await aCategory(test.db, { name: 'Home' });
    await move(target);
    await drain();
    expect((await get(`/get-product?category=${target.id}`)).total).toBe(String(MANY));
    expect((await get(`/get-product?category=${category.id}`)).total).toBe('0');
    expect((await get('/get-product?q=home')).total).toBe(String(MANY));
  });

  it('is hidden at once in a category that is, or that will be before they have followed', async () => {
    const id = await many();
    const target = await aCategory(test.db, { name: 'Home', status: 'UNLISTED' });
    await move(target);
    expect(await publicly(id)).toEqual(nothing);
    await move(category);
    await drain();
    expect(await publicly(id)).toMatchObject(everything);
    const listed = await aCategory(test.db, { name: 'Away' });
    await move(listed);
    await set({ status: 'UNLISTED' }, { ...category, ...listed });
    expect((await get(`/get-product/${id}`)).status).toBe(404);
    await drain();
    expect(await publicly(id)).toEqual(nothing);
  });

  it('refuses a product in another category than that of its sub-category', async () => {
    const { parents } = other;
    const wrong = { ...parents, categoryId: category.id };
    await expect(aProduct(test.db, wrong)).rejects.toThrow();
    const id = await many();
    const moved = test.db.update(product).set({ categoryId: parents.categoryId });
    await expect(moved.where(eq(product.id, id))).rejects.toThrow();
  });
});

it('products get a new word of their lists by the migration that docs/adding-a-filter.md has', async () => {
  const { id } = await aProduct(test.db, parentsOf(seller, category), { originalPrice: '900000' });
  await test.db.execute(sql`update listing set values = '{}' where id = ${id}`);
  const recipe = readFileSync(new URL('../../../docs/adding-a-filter.md', import.meta.url), 'utf8');
  const [, migration = ''] = /```sql\n(INSERT INTO parent_change[\s\S]*?)```/.exec(recipe) ?? [];
  await test.db.execute(sql.raw(migration));
  await drain();
  const [row] = await test.db
    .select({ values: listing.values })
    .from(listing)
    .where(eq(listing.id, id));
  expect(row?.values).toContain('reduced');
});
