import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ProductFilters } from '#contracts/facets/product-filters.ts';
import { rowsOf } from '#database/database.ts';
import { category as categories } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { productFacets } from './product-facets.ts';

const test = await sharedApp();
let category: string;

const goods = [
  ['Corvo', 'Lantern', 100, 5],
  ['Corvo', 'Lamp', 900.5, 40],
  ['Corvo', 'Classic lamp', 400, 18],
  ['Ebène', 'Classic lamp', 250, 11.25],
] as const;

beforeAll(async () => {
  const [shop, closed] = await Promise.all([aSeller(test), aSeller(test, { approved: false })]);
  const [lights, others] = await Promise.all([aCategory(test.db), aCategory(test.db)]);
  category = lights.id;
  const parents = parentsOf(shop, lights);
  for (const [brand, name, inr, aed] of goods) {
    const prices = { priceINR: String(inr), priceAED: String(aed) };
    await aProduct(test.db, parents, { brand, name, ...prices, trending: brand === 'Ebène' });
  }
  const elsewhere = { ...parents, categoryId: others.id, subCategoryId: others.sub.id };
  await aProduct(test.db, elsewhere, { brand: 'Dallo', priceINR: '9000', priceAED: '400' });
  const hidden = { ...parents, sellerId: closed.id };
  await aProduct(test.db, hidden, { brand: 'Hidden', priceINR: '1', priceAED: '1' });
}, 60_000);

const told = (
  brands: Record<string, number>,
  [lowINR, highINR, lowAED, highAED]: [number, number, number, number],
  products: number,
) => ({
  brands: Object.entries(brands).map(([name, count]) => ({ name, products: count })),
  price: { INR: { min: lowINR, max: highINR }, AED: { min: lowAED, max: highAED } },
  products,
});
const all = { Corvo: 3, Dallo: 1, Ebène: 1 };
const nothing = told({}, [0, 0, 0, 0], 0);

it.each([
  ['everything published', {}, told(all, [100, 9000, 5, 400], 5)],
  ['a category', { category: 'ours' }, told({ Corvo: 3, Ebène: 1 }, [100, 900.5, 5, 40], 4)],
  ['a brand, beside the others', { brand: 'Ebène' }, told(all, [250, 250, 11.25, 11.25], 1)],
  ['prices, but for their bounds', { minPrice: 300 }, told(all, [100, 9000, 5, 400], 3)],
  ['dirhams', { maxPrice: 11.25, currency: 'AED' }, told(all, [100, 9000, 5, 400], 2)],
  ['what is found', { q: 'classic' }, told({ Corvo: 1, Ebène: 1 }, [250, 400, 11.25, 18], 2)],
  [
    'what is found, of a brand and a price',
    { q: 'lamp', brand: 'Corvo', maxPrice: 500 },
    told({ Corvo: 2, Ebène: 1 }, [400, 900.5, 18, 40], 1),
  ],
  ['what is trending', { trending: 'true' }, told({ Ebène: 1 }, [250, 250, 11.25, 11.25], 1)],
  ['nothing found', { q: 'xyzzyqqq' }, nothing],
  ['no word at all', { q: '!!!' }, nothing],
])('facets of %s', async (_, filters, facets) => {
  const asked = 'category' in filters ? { ...filters, category } : filters;
  expect(await productFacets(test.db, ProductFilters.parse(asked))).toEqual(facets);
});

it('counts brands as they are, whatever is renamed, hidden, moved or deleted', async () => {
  const brands = async () => {
    const facets = await productFacets(test.db, {});
    const counted = Object.fromEntries(facets.brands.map((row) => [row.name, row.products]));
    const [row] = await rowsOf<{ there: Record<string, number> }>(
      test.db,
      sql`select coalesce(json_object_agg(brand, products), '{}') as there from (
        select brand, count(*)::int as products from product where published group by brand) b`,
    );
    expect(counted).toEqual(row?.there);
    expect(facets.products).toBe(facets.brands.reduce((sum, { products }) => sum + products, 0));
    return counted;
  };
  expect(await brands()).toEqual(all);
  await test.db.update(product).set({ brand: 'Corvo' }).where(eq(product.brand, 'Ebène'));
  expect(await brands()).toEqual({ Corvo: 4, Dallo: 1 });
  await test.db.update(categories).set({ status: 'UNLISTED' }).where(eq(categories.id, category));
  expect(await brands()).toEqual({ Dallo: 1 });
  await test.db.update(categories).set({ status: 'LISTED' }).where(eq(categories.id, category));
  await test.db.delete(product).where(eq(product.brand, 'Dallo'));
  expect(await brands()).toEqual({ Corvo: 4 });
});
