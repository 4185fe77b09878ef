import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

const seller = await aSeller(test);
const bags = await aCategory(test.db, { name: 'Bags' });
const DAY_MS = 86_400_000;
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10);

const states = [
  { availability: 'AVAILABLE' as const },
  { availability: 'AVAILABLE' as const },
  { availability: 'RESERVED' as const, reservedUntil: day(3) },
  { availability: 'RESERVED' as const, reservedUntil: day(-3) },
  { availability: 'SOLD' as const, soldAt: new Date(Date.now() - DAY_MS) },
  { availability: 'SOLD' as const, soldAt: new Date(Date.now() - 90 * DAY_MS) },
];
for (const [index, state] of states.entries()) {
  const row = await aProduct(test.db, parentsOf(seller, bags), { name: `Satchel ${index}` });
  await test.db.update(product).set(state).where(eq(product.id, row.id));
}

async function counts(query: string) {
  const answer = await test.app.inject(`/api/get-listing?facets=availability&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { total, facets } = answer.json<ProductListing>();
  const [facet] = facets?.values ?? [];
  return [total, ...(facet?.values.map(({ products }) => products) ?? [])];
}

it.each(['', `category=${bags.id}`, 'q=satchel', 'q=satchel&minPrice=1'])(
  'counts what can be had, is reserved and was sold lately, whatever of these is chosen: %s',
  async (query) => {
    expect(await counts(query)).toEqual([4, 3, 1, 1]);
    expect(await counts(`${query}&availability=available`)).toEqual([3, 3, 1, 1]);
    expect(await counts(`${query}&availability=reserved`)).toEqual([1, 3, 1, 1]);
    expect(await counts(`${query}&availability=sold`)).toEqual([1, 3, 1, 1]);
    expect(await counts(`${query}&availability=all`)).toEqual([5, 3, 1, 1]);
  },
);

it('counts under the other filters', async () => {
  expect(await counts('minPrice=999999999')).toEqual([0, 0, 0, 0]);
  await test.db
    .update(product)
    .set({ availability: 'RESERVED', reservedUntil: day(1) })
    .where(eq(product.name, 'Satchel 0'));
  test.cache.clear();
  expect(await counts('')).toEqual([4, 2, 2, 1]);
});
