import { beforeAll, expect, it } from 'vitest';
import { PublicProductQuery } from '#contracts/product.ts';
import { productType } from '#database/schema/catalogue.ts';
import { aCategory, aProduct, aSeller, aSubCategory } from '#tests/support/factories.ts';
import { listedOrders, type Sorted } from '#tests/support/listed-orders.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const TYPE = 'thetypethatisaskedfo';
let seller: { id: string };
/** Those of the type and those without one under its sub-category. */
const expected: Sorted[] = [];

/** Products of the type, of another, and of none, there and elsewhere; many ties. */
beforeAll(async () => {
  seller = await aSeller(test);
  const closed = await aSeller(test, { approved: false });
  const top = await aCategory(test.db);
  const elsewhere = await aSubCategory(test.db, top.id);
  const whole = { categoryId: top.id, subCategoryId: top.sub.id };
  await test.db.insert(productType).values({ id: TYPE, name: 'Asked for', ...whole });
  for (let number = 0; number < 60; number += 1) {
    const productTypeId = [TYPE, null, top.type.id, null][number % 4] ?? null;
    const isThere = number % 4 !== 3;
    const isShown = number % 7 > 0;
    const price = 100 + (number % 5);
    const at = Date.UTC(2026, 0, 1 + (number % 6));
    const rating = number % 3;
    const name = `Piece ${number % 8}`;
    const place = isThere ? whole : { categoryId: top.id, subCategoryId: elsewhere.id };
    const { id } = await aProduct(
      test.db,
      { sellerId: isShown ? seller.id : closed.id, ...place },
      {
        ...{ productTypeId, name, rating: String(rating), createdAt: new Date(at) },
        ...{ priceINR: String(price), priceAED: String(price) },
      },
    );
    if (isThere && isShown && productTypeId !== top.type.id) {
      expected.push({ id, price, at, rating, name });
    }
  }
}, 60_000);

async function page(query: Record<string, unknown>) {
  const given = PublicProductQuery.parse({ type: TYPE, limit: 7, ...query });
  const search = new URLSearchParams(
    Object.entries({ ...given, brand: undefined, category: undefined })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const answer = await test.app.inject(`/api/get-product?${search}`);
  return {
    ids: answer.json().map(({ _id }: { _id: string }) => _id) as string[],
    total: Number(answer.headers['x-total-count']),
    next: /after=([\w-]+)/.exec(String(answer.headers.link))?.[1],
  };
}

it.each(listedOrders)(
  'pages of a type make up the whole by %s, by number and by key',
  async (sort, order) => {
    const whole = expected.toSorted(order).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(20);
    const numbered: string[] = [];
    for (let number = 1; number <= Math.ceil(whole.length / 7); number += 1) {
      const { ids, total } = await page({ sort, page: number });
      expect(total).toBe(whole.length);
      numbered.push(...ids);
    }
    expect(numbered).toEqual(whole);
    const shown: string[] = [];
    for (let after: string | undefined; ; ) {
      const { ids, next } = await page({ sort, ...(after && { after }) });
      shown.push(...ids);
      if (next === undefined) break;
      after = next;
    }
    expect(shown).toEqual(whole);
  },
);

it('narrows by a seller besides', async () => {
  expect((await page({ seller: seller.id })).total).toBe(expected.length);
  expect((await page({ seller: 'nobodynobodynobodyno' })).ids).toEqual([]);
});
