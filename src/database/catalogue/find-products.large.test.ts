import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FacetName } from '#contracts/facets/facets.ts';
import { insertProducts, type NewProduct, withoutIndexes } from '#database/bulk/insert-products.ts';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import type { ListQuery } from './filters.ts';
import { listProducts } from './find-products.ts';

const PRODUCTS = 21_000;
const RESERVED = 40;
const SOLD = 30;

let database: OpenDatabase;
const db = () => database.db;

/** More products of one category than a list gathers: the oldest are sold, the next reserved, three of a brand of their own. */
beforeAll(async () => {
  database = await openEmbedded(null);
  await db().execute(sql`insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval)
    values ('seller', 'Shop', 's', 's', 's@shop.example', '5550000001', 'none', true, 'approved')`);
  await db().execute(sql`insert into category (id, name) values ('watches', 'Watches')`);
  await db().execute(
    sql`insert into sub_category (id, name, category_id) values ('divers', 'Divers', 'watches')`,
  );
  await withoutIndexes(db(), async (inner) => {
    for (let at = 0; at < PRODUCTS; at += 3_000) {
      await insertProducts(
        inner,
        Array.from({ length: 3_000 }, (_, number) => aProduct(at + number)),
      );
    }
  });
}, 180_000);
afterAll(() => database.close());

function aProduct(at: number): NewProduct {
  const isSold = at < SOLD;
  const isReserved = !isSold && at < SOLD + RESERVED;
  return {
    id: String(at).padStart(8, 'p'),
    sellerId: 'seller',
    categoryId: 'watches',
    subCategoryId: 'divers',
    productTypeId: null,
    name: `Watch ${at}`,
    brand: at < PRODUCTS - 3 ? 'Common' : 'Rare',
    priceINR: String(100 + at),
    priceAED: String(10 + at),
    availability: isSold ? 'SOLD' : isReserved ? 'RESERVED' : 'AVAILABLE',
    reservedUntil: isReserved ? '2099-01-01' : null,
    soldAt: isSold ? new Date() : null,
    createdAt: new Date(Date.now() - at * 60_000),
    media: [],
  };
}

const facets: FacetName[] = ['brand', 'availability', 'price', 'new'];
const list = (query: ListQuery) =>
  listProducts(db(), { limit: 5, ...query }, { as: 'card', facets, withPrices: true });

it.each([
  ['sold', SOLD],
  ['reserved', RESERVED],
] as const)('counts all that is %s among more than it gathers', async (availability, total) => {
  const found = await list({ availability });
  expect([found.total, found.capped]).toEqual([total, false]);
  const told = found.facets.values.find(({ name }) => name === 'availability');
  expect(told?.values.map(({ value, products }) => [value, products])).toEqual([
    ['available', PRODUCTS - SOLD - RESERVED],
    ['reserved', RESERVED],
    ['sold', SOLD],
  ]);
});

it('offers every brand of more than it gathers, and says that it did not count them', async () => {
  const found = await list({ maxPrice: 1_000_000 });
  expect([found.total, found.capped]).toEqual([20_000, true]);
  const brands = found.facets.values.find(({ name }) => name === 'brand');
  expect(brands).toMatchObject({ capped: true });
  expect(brands?.values.map(({ value }) => value).toSorted()).toEqual(['Common', 'Rare']);
  expect(found.price.INR).toEqual({ min: 100 + SOLD, max: 100 + PRODUCTS - 1 });
});
