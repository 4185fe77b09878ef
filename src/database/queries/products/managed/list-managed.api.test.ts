import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type ManagedProduct, ManagedProductQuery, OwnProductQuery } from '#contracts/product.ts';
import { newId } from '#database/new-id.ts';
import { seller } from '#database/schema/accounts/account.ts';
import { category } from '#database/schema/catalogue.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller, aSubCategory } from '#tests/support/factories.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { endPass, takeParentChange, writeNextProducts } from '../../parent-changes.ts';
import { replaceProductMedia } from '../write-product.ts';
import { listAllProducts, listSellerProducts } from './list-managed.ts';

const test = await sharedApp();
let sellers: { id: string }[];
let categories: { id: string }[];

/** Thirty products of three sellers in two categories with two sub-categories each; many ties. */
beforeAll(async () => {
  sellers = await Promise.all(['Éclat', 'aster', 'Zephyr'].map((name) => aSeller(test, { name })));
  const tops = await Promise.all(['Watches', 'Émail'].map((name) => aCategory(test.db, { name })));
  categories = tops;
  const subCategories = await Promise.all(
    tops.flatMap((top) =>
      ['Small', 'large'].map((name) => aSubCategory(test.db, top.id, { name })),
    ),
  );
  for (let number = 0; number < 30; number += 1) {
    const parents = subCategories[number % 4];
    await aProduct(
      test.db,
      {
        sellerId: sellers[number % 3]?.id ?? '',
        categoryId: parents?.categoryId ?? '',
        subCategoryId: parents?.id ?? '',
      },
      {
        name: `Piece ${number % 11}`,
        brand: number % 2 > 0 ? 'Ébène' : 'corvo',
        priceINR: String(100 + (number % 5)),
        priceAED: String(10 + (number % 4)),
        trending: number % 4 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 9))),
        updatedAt: new Date(Date.UTC(2026, 1, 1 + (number % 7))),
      },
    );
  }
}, 60_000);

type Sort = NonNullable<ManagedProductQuery['sort']>;

const collator = new Intl.Collator('und');
const values: Record<Sort, (row: ManagedProduct) => string | number> = {
  name: (row) => row.name,
  seller: ({ seller }) => seller.name,
  brand: (row) => row.brand,
  category: ({ categoryId }) => categoryId.name,
  subCategory: ({ subCategoryId }) => subCategoryId.name,
  priceINR: (row) => Number(row.priceINR),
  priceAED: (row) => Number(row.priceAED),
  trending: (row) => Number(row.trending),
  createdAt: (row) => Date.parse(row.createdAt),
  updatedAt: (row) => Date.parse(row.updatedAt),
  // None of them waits.
  lookAgainAt: (row) => Date.parse(row.createdAt),
};

function compare(one: string | number, other: string | number): number {
  return typeof one === 'string' ? collator.compare(one, String(other)) : one - Number(other);
}

const both = (sort: Sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order }));
const allOrders = (Object.keys(values) as Sort[]).flatMap(both);
const ownOrders = allOrders.filter(({ sort }) => sort !== 'lookAgainAt');
const orders = allOrders.filter(({ sort }) => sort !== 'updatedAt');

it.each(orders)(
  'pages of all products make up the whole, in order: %o',
  async ({ sort, order }) => {
    const ask = (page: number) =>
      listAllProducts(test.db, ManagedProductQuery.parse({ sort, order, limit: 7, page }));
    const rows: ManagedProduct[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const answer = await ask(page);
      expect(answer.total).toBe(30);
      rows.push(...productsIn(answer));
    }
    expect(productsIn(await ask(6))).toEqual([]);
    expect(new Set(rows.map((row) => row._id)).size).toBe(30);
    const shown = rows.map(values[sort]);
    const sorted = shown.toSorted((one, other) => compare(one, other) * (order === 'asc' ? 1 : -1));
    expect(shown).toEqual(sorted);
  },
);

it.each([...orders, {}])('followed by key, all of them come once, in order: %o', async (asked) => {
  const whole = await listAllProducts(test.db, ManagedProductQuery.parse({ ...asked, limit: 100 }));
  const all = productsIn(whole);
  expect([all.length, whole.next]).toEqual([30, null]);
  for (const start of [1, 4]) {
    const rows: ManagedProduct[] = [];
    const first = { ...asked, limit: 7, page: start };
    for (let next: string | null | undefined; next !== null; ) {
      const query = next ? { ...asked, limit: 7, after: next } : first;
      const page = await listAllProducts(test.db, ManagedProductQuery.parse(query));
      rows.push(...productsIn(page));
      next = page.next;
    }
    expect(rows.map((row) => row._id)).toEqual(all.slice((start - 1) * 7).map((row) => row._id));
  }
});

it.each([
  ['createdAt', ['2026-01-01', 'id']],
  ['trending', ['true', 'id']],
  ['trending', ['yes', '2026-01-01 00:00:00+00', 'id']],
  ['priceINR', ['1e9', 'id']],
  ['name', ['a', 'b\0']],
  ['name', ['a', 7]],
])('refuses a cursor by %s that it never gave: %j', async (sort, values) => {
  const after = Buffer.from(JSON.stringify(values)).toString('base64url');
  await expect(
    listAllProducts(test.db, ManagedProductQuery.parse({ sort, after })),
  ).rejects.toMatchObject({ statusCode: 400 });
});

it.each(ownOrders)("a seller's products alone, in order: %o", async ({ sort, order }) => {
  const query = OwnProductQuery.parse({ sort, order, limit: 100 });
  const page = await listSellerProducts(test.db, sellers[1]?.id ?? '', query);
  const { total } = page;
  const rows = productsIn(page);
  expect([rows.length, total]).toEqual([10, 10]);
  expect(new Set(rows.map((row) => row.seller.name))).toEqual(new Set(['aster']));
  const shown = rows.map(values[sort]);
  expect(shown).toEqual(
    shown.toSorted((one, other) => compare(one, other) * (order === 'asc' ? 1 : -1)),
  );
});

it('sorts by the names that sellers and categories have now', async () => {
  const first = async (sort: Sort) => {
    const query = ManagedProductQuery.parse({ sort, order: 'asc', limit: 1 });
    return productsIn(await listAllProducts(test.db, query)).map(values[sort])[0];
  };
  expect([await first('seller'), await first('category')]).toEqual(['aster', 'Émail']);
  const [, aster] = sellers;
  const [, email] = categories;
  await test.db
    .update(seller)
    .set({ name: 'Ypsilon' })
    .where(eq(seller.id, aster?.id ?? ''));
  await test.db
    .update(category)
    .set({ name: 'Xenon' })
    .where(eq(category.id, email?.id ?? ''));
  for (;;) {
    const change = await takeParentChange(test.db);
    if (change === null) break;
    await writeNextProducts(test.db, change, 100);
    await endPass(test.db, change);
  }
  expect([await first('seller'), await first('category')]).toEqual(['Éclat', 'Watches']);
});

it('finds what has no picture, whatever is added, taken away and deleted', async () => {
  const three = await listAllProducts(test.db, ManagedProductQuery.parse({ limit: 3 }));
  const [bare, pictured, filmed] = three.ids;
  if (!bare || !pictured || !filmed) throw new Error('There are thirty');
  const asset = (kind: 'image' | 'video') => ({
    id: newId(),
    kind,
    file: `${kind}.file`,
    bytes: 1,
    width: 1,
    height: 1,
  });
  const [image, video] = [asset('image'), asset('video')];
  await test.db.insert(mediaAsset).values([image, video]);
  const without = async () => {
    const query = ManagedProductQuery.parse({ withoutPictures: 'true', limit: 100 });
    const { ids, total } = await listAllProducts(test.db, query);
    expect(ids.length).toBe(total);
    return ids;
  };
  expect((await without()).length).toBe(30);
  await replaceProductMedia(test.db, pictured, [image.id, video.id]);
  await replaceProductMedia(test.db, filmed, [video.id]);
  expect(await without()).not.toContain(pictured);
  expect(await without()).toEqual(expect.arrayContaining([bare, filmed]));
  await replaceProductMedia(test.db, pictured, [video.id]);
  await replaceProductMedia(test.db, filmed, [image.id]);
  expect((await without()).toSorted()).toEqual(expect.arrayContaining([bare, pictured]));
  expect(await without()).not.toContain(filmed);
  await replaceProductMedia(test.db, filmed, []);
  await replaceProductMedia(test.db, pictured, [image.id]);
  await test.db.transaction(async (db) => {
    await db.delete(product).where(inArray(product.id, [bare, pictured]));
  });
  expect((await without()).length).toBe(28);
});
