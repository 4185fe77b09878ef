import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ManagedProductQuery } from '#contracts/product.ts';
import { rowsOf } from '#database/database.ts';
import { product } from '#database/schema/products/product.ts';
import { PRICES_FILLED, productPrice } from '#database/schema/products/product-price.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { fillPrices } from './prices.ts';
import { listAllProducts } from './products/managed/list-managed.ts';
import { deleteSiteState, findSiteState } from './site-state.ts';

const test = await sharedApp();
const { db } = test;
let ids: string[];

beforeAll(async () => {
  const parents = parentsOf(await aSeller(test), await aCategory(db));
  const prices = ['300', '100', '200'];
  const made = await Promise.all(
    prices.map((price) => aProduct(db, parents, { priceINR: price, priceAED: price })),
  );
  ids = made.map(({ id }) => id);
});

/** The prices of a back office's table in their order, and how many are within a range. */
async function told() {
  const ask = async (query: object) =>
    productsIn(await listAllProducts(db, ManagedProductQuery.parse(query)));
  const sorted = await ask({ sort: 'priceINR', order: 'asc' });
  const within = await ask({ minPrice: '150', maxPrice: '320' });
  return [sorted.map(({ priceINR }) => Number(priceINR)), within.length];
}

it('a new price rewrites no index of the product', async () => {
  await db.transaction(async (inside) => {
    const [id = ''] = ids;
    await inside.update(product).set({ priceINR: '310' }).where(eq(product.id, id));
    const [row] = await rowsOf<{ hot: number }>(
      inside as unknown as typeof db,
      sql`select pg_stat_get_xact_tuples_hot_updated('product'::regclass)::int as hot`,
    );
    expect(row?.hot).toBe(1);
  });
  expect(await told()).toEqual([[100, 200, 310], 2]);
});

it('products of an earlier release are in their order before, while and after they are filled in', async () => {
  expect(await findSiteState(db, PRICES_FILLED)).toBe('yes');
  const [first = '', second = ''] = ids;
  await deleteSiteState(db, PRICES_FILLED);
  await db.delete(productPrice);
  expect(await told()).toEqual([[100, 200, 310], 2]);
  await db.update(product).set({ priceINR: '330' }).where(eq(product.id, first));
  expect(await told()).toEqual([[100, 200, 330], 1]);
  for (let after: string | undefined = ''; after !== undefined; )
    after = await fillPrices(db, after);
  await db.update(product).set({ priceINR: '160' }).where(eq(product.id, second));
  expect(await told()).toEqual([[160, 200, 330], 2]);
  await db.delete(product).where(eq(product.id, second));
  expect(await told()).toEqual([[200, 330], 1]);
});
