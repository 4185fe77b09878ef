import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import type { MatchingChange, MatchingStep } from '#contracts/products/matching-change.ts';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { category as categories, subCategory } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function list(query: string) {
  const { statusCode, headers, ...response } = await test.app.inject({
    url: `/api/admin/get-products?${query}`,
    headers: admin.authorization,
  });
  expect(statusCode, query).toBe(200);
  const rows = response.json<ManagedProduct[]>();
  return { rows, names: rows.map(({ name }) => name), total: headers['x-total-count'] };
}

const named = async (query: string) => {
  const { names, total } = await list(`${query}&sort=name&order=asc`);
  expect(Number(total), query).toBe(names.length);
  return names;
};

const article = (id: string | undefined, sellerSku: string) =>
  test.db
    .update(product)
    .set({ sellerSku })
    .where(eq(product.id, id ?? ''));

/** Two sellers in two categories with a sub-category each, and a piece of each seller in each of them. */
async function fourPieces() {
  const [ann, bea] = [await aSeller(test, { name: 'Ann' }), await aSeller(test, { name: 'Bea' })];
  const [hats, pots] = [
    await aCategory(test.db, { name: 'Hats' }),
    await aCategory(test.db, { name: 'Pots' }),
  ];
  const piece = (owner: { id: string }, parents: typeof hats, name: string) =>
    aProduct(test.db, parentsOf(owner, parents), { name });
  const products = [
    await piece(ann, hats, 'Ann hat'),
    await piece(ann, pots, 'Ann pot'),
    await piece(bea, hats, 'Bea hat'),
    await piece(bea, pots, 'Bea pot'),
  ];
  return { ann, bea, hats, pots, products };
}

describe('the admin narrows the products', () => {
  it('by brand, price and the days on which they were added', async () => {
    const { products } = await fourPieces();
    const [annHat, annPot, beaHat] = products;
    const set = (one: typeof annHat, values: Partial<typeof product.$inferInsert>) =>
      test.db
        .update(product)
        .set(values)
        .where(eq(product.id, one?.id ?? ''));
    await set(annHat, { brand: 'Éclat & 100% Fils', priceINR: '900' });
    await set(annPot, { brand: 'eclat', priceINR: '1500.50' });
    // A day is the marketplace's: this one begins at eight in the evening, UTC.
    await set(beaHat, { createdAt: new Date('2026-03-14T19:59:59Z') });
    await set(annHat, { createdAt: new Date('2026-03-14T20:00:00Z') });
    expect(await named('brand=Eclat')).toEqual(['Ann hat', 'Ann pot']);
    expect(await named('brand=ECLAT%20%26%20100%25')).toEqual(['Ann hat']);
    expect(await named('brand=%25')).toEqual([]);
    expect(await named('brand=lat')).toEqual([]);
    expect(await named('brand=eclat&minPrice=900&maxPrice=1500')).toEqual(['Ann hat']);
    expect(await named('brand=eclat&minPrice=901')).toEqual(['Ann pot']);
    expect(await named('addedTo=2026-03-14')).toEqual(['Bea hat']);
    expect(await named('addedFrom=2026-03-15&addedTo=2026-03-15')).toEqual(['Ann hat']);
    const { rows } = await list('brand=eclat&sort=priceINR&order=desc&limit=1');
    expect(rows.map(({ name }) => name)).toEqual(['Ann pot']);
  });

  it.each([
    'brand=%00',
    'minPrice=much',
    'maxPrice=-1',
    'addedFrom=yesterday',
    'addedTo=2026-02-30',
  ])('refuses %s', async (query) => {
    const { statusCode } = await test.app.inject({
      url: `/api/admin/get-products?${query}`,
      headers: admin.authorization,
    });
    expect(statusCode).toBe(400);
  });

  it('by seller, sub-category and type, in any order and counted exactly', async () => {
    const { ann, hats, pots, products } = await fourPieces();
    await test.db
      .update(product)
      .set({ productTypeId: hats.type.id })
      .where(eq(product.id, products[2]?.id ?? ''));
    expect(await named(`seller=${ann.id}`)).toEqual(['Ann hat', 'Ann pot']);
    expect(await named(`subCategory=${pots.sub.id}`)).toEqual(['Ann pot', 'Bea pot']);
    expect(await named(`seller=${ann.id}&subCategory=${pots.sub.id}`)).toEqual(['Ann pot']);
    expect(await named(`type=${hats.type.id}`)).toEqual(['Bea hat']);
    expect(await named(`type=${hats.type.id}&seller=${ann.id}`)).toEqual([]);
    expect(await named(`seller=${ann.id}&q=pot`)).toEqual(['Ann pot']);
    for (const sort of ['seller', 'brand', 'category', 'subCategory', 'priceAED', 'createdAt']) {
      const { names } = await list(`subCategory=${pots.sub.id}&sort=${sort}&order=desc`);
      expect(names.toSorted()).toEqual(['Ann pot', 'Bea pot']);
    }
  });

  it('by whether shoppers see them, and why not', async () => {
    const { bea, hats } = await fourPieces();
    expect(await named('visibility=published')).toHaveLength(4);
    expect(await named('visibility=hidden')).toEqual([]);
    await test.db
      .update(sellers)
      .set({ status: false, approval: 'deactivated' })
      .where(eq(sellers.id, bea.id));
    await test.db.update(categories).set({ status: 'UNLISTED' }).where(eq(categories.id, hats.id));
    expect(await named('visibility=published')).toEqual(['Ann pot']);
    expect(await named('visibility=hidden')).toEqual(['Ann hat', 'Bea hat', 'Bea pot']);
    expect(await named('visibility=seller')).toEqual(['Bea hat', 'Bea pot']);
    expect(await named('visibility=category')).toEqual(['Ann hat', 'Bea hat']);
    expect(await named('visibility=sub-category')).toEqual([]);
    await test.db
      .update(subCategory)
      .set({ status: 'UNLISTED' })
      .where(eq(subCategory.id, hats.sub.id));
    expect(await named('visibility=sub-category')).toEqual(['Ann hat', 'Bea hat']);
    const { rows } = await list('sort=name&order=asc');
    expect(rows.map(({ hiddenBy }) => hiddenBy)).toEqual([
      ['category', 'sub-category'],
      [],
      ['seller', 'category', 'sub-category'],
      ['seller'],
    ]);
  });

  it('by id, SKU and article number', async () => {
    const { products } = await fourPieces();
    const id = products[1]?.id ?? '';
    await article(products[3]?.id, 'AX-20/7 é');
    expect(await named(`q=${id}`)).toEqual(['Ann pot']);
    expect(await named(`q=${id.slice(0, 8).toUpperCase()}`)).toEqual(['Ann pot']);
    expect(await named(`q=${id.slice(0, 6)}`)).toEqual(['Ann pot']);
    expect(await named('q=ax-20')).toEqual(['Bea pot']);
    expect(await named(`q=${encodeURIComponent('AX-20/7 É')}`)).toEqual(['Bea pot']);
    expect(await named('q=x-20')).toEqual(['Bea pot']);
    // Words and codes are looked for together; codes come first.
    await article(products[3]?.id, 'hat-1');
    expect(await named('q=hat')).toEqual(['Bea pot', 'Ann hat', 'Bea hat']);
  });

  it('by nothing that is no filter', async () => {
    for (const query of ['visibility=nowhere', 'seller=%00', 'type=']) {
      const url = `/api/admin/get-products?${query}`;
      const { statusCode } = await test.app.inject({ url, headers: admin.authorization });
      expect(statusCode, query).toBe(400);
    }
  });
});

async function step(body: MatchingChange) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/admin/change-matching-products',
    headers: admin.authorization,
    payload: body,
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: MatchingStep }>().data;
}

async function manyPieces(count: number) {
  const owner = await aSeller(test);
  const parents = await aCategory(test.db);
  for (let number = 0; number < count; number += 1) {
    await aProduct(test.db, parentsOf(owner, parents), {
      name: `${number % 2 > 0 ? 'Odd' : 'Even'} ${number}`,
    });
  }
}

describe('all that match are changed', () => {
  it('step by step, though what is changed no longer matches', async () => {
    await manyPieces(60);
    const change = { action: 'set-trending', filter: { trending: 'false', q: 'even' } } as const;
    const first = await step(change);
    expect(first).toMatchObject({ done: 25, failed: [], total: 30 });
    // Added meanwhile: not among those that the admin saw.
    await manyPieces(1);
    const second = await step({ ...change, after: first.next ?? '' });
    expect(second).toMatchObject({ done: 5, failed: [], next: null });
    expect((await list('trending=true&limit=100')).names).toHaveLength(30);
    expect((await list('trending=false&limit=100')).names).toHaveLength(31);
    const entries = await test.db
      .select({ action: auditEntry.action, actor: auditEntry.actorId })
      .from(auditEntry);
    expect(entries).toHaveLength(30);
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['set-trending']));
  });

  it('and deleted, none of the others', async () => {
    await manyPieces(40);
    const reason = { reason: 'price', words: '' } as const;
    const change = { action: 'delete', ...reason, filter: { q: 'odd' } } as const;
    expect(await step(change)).toMatchObject({ done: 20, failed: [], total: 20, next: null });
    expect((await list('limit=100')).names.every((name) => name.startsWith('Even'))).toBe(true);
    // Sent again, as after a lost answer.
    expect(await step(change)).toMatchObject({ done: 0, failed: [], total: 0, next: null });
  });

  it('but nothing where the change or the filter is none', async () => {
    for (const payload of [
      { action: 'sell', filter: {} },
      { action: 'delete', filter: {} },
      { action: 'delete', filter: { visibility: 'nowhere' } },
      { action: 'delete', filter: {}, after: 'not a cursor' },
    ]) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/admin/change-matching-products',
        headers: admin.authorization,
        payload,
      });
      expect(response.statusCode, JSON.stringify(payload)).toBe(422);
    }
  });
});
