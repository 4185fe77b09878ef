import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ManagedProductQuery, PublicProductQuery } from '#contracts/product.ts';
import { countForHint, listProducts } from '#database/catalogue/find-products.ts';
import { rowsOf } from '#database/database.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { readSearch } from '../../searches/read-search.ts';
import { listAllProducts } from '../managed/list-managed.ts';

const test = await sharedApp();

/** By name: in a category of rings, sold by a house of rings, or elsewhere. */
const goods = {
  rings: ['Amber Ring', 'Onyx', 'Ringlet Clip'],
  house: ['Coral'],
  elsewhere: ['Silver Earring', 'Tall Vase', 'Neomodern Lamp', 'Ringmaster Poster'],
};

beforeAll(async () => {
  const [shop, house, closed] = await Promise.all([
    aSeller(test, { name: 'Mixed Goods' }),
    aSeller(test, { name: 'House of Ring' }),
    aSeller(test, { name: 'Closed', approved: false }),
  ]);
  const [rings, others] = await Promise.all([
    aCategory(test.db, { name: 'Ring' }),
    aCategory(test.db, { name: 'Decor' }),
  ]);
  const parents = (sellerId: string, { id, sub }: typeof rings) => {
    return { sellerId, categoryId: id, subCategoryId: sub.id };
  };
  const add = async (names: string[], where: ReturnType<typeof parents>) => {
    for (const name of names) await aProduct(test.db, where, { name, brand: 'Calder' });
  };
  await add(goods.rings, parents(shop.id, rings));
  await add(goods.house, parents(house.id, others));
  await add(goods.elsewhere, parents(shop.id, others));
  await add(['Ringside Bell'], parents(closed.id, others));
}, 60_000);

const found = async (query: Record<string, unknown>) => {
  const page = await listProducts(test.db, PublicProductQuery.parse(query), { as: 'whole' });
  return { names: namesIn(page), total: page.total };
};

/** How many a search finds, without a page of them. */
const totalOf = async (q: string) => {
  const search = await readSearch(test.db, q);
  if (search === null) throw new Error('Nothing is searched for');
  return (await countForHint(test.db, search)).total;
};

const namesIn = (page: { json: string }) => productsIn(page).map((product) => product.name);

it('puts what is called so before beginnings, categories, sellers and parts, each product once', async () => {
  const { names, total } = await found({ q: 'ring' });
  expect(names.slice(0, 1)).toEqual(['Amber Ring']);
  expect(new Set(names)).toEqual(
    new Set([...goods.rings, ...goods.house, 'Silver Earring', 'Ringmaster Poster']),
  );
  expect([names.length, names.at(-1), total]).toEqual([6, 'Silver Earring', 6]);
});

it('finds a published product by its SKU or the beginning of its id, before all else', async () => {
  const rows = await rowsOf<{ id: string; name: string }>(
    test.db,
    sql`select id, name from product where name in ('Onyx', 'Ringside Bell')`,
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const [shown, hidden] = [idOf('Onyx'), idOf('Ringside Bell')];
  for (const q of [shown.slice(0, 8).toUpperCase(), shown.slice(0, 6), shown]) {
    expect((await found({ q })).names[0]).toBe('Onyx');
    expect((await found({ q, sort: 'name' })).names).toContain('Onyx');
    expect(await totalOf(q)).toBe(1);
  }
  expect((await found({ q: hidden })).names).toEqual([]);
});

it.each(['ring', 'calder', 'calder ring', 'rimg', 'arring', 'modern lamp', 'decor', 'house'])(
  'finds and counts the same for "%s", in whatever order',
  async (q) => {
    const best = await found({ q });
    const sorted = await found({ q, sort: 'name' });
    expect(best.total).toBeGreaterThan(0);
    expect(best.names.toSorted()).toEqual(sorted.names.toSorted());
    expect([sorted.total, await totalOf(q)]).toEqual([best.total, best.total]);
    const pastEnd = await found({ q, page: 9, limit: 24 });
    expect(pastEnd).toEqual({ names: [], total: best.total });
  },
);

it('takes one slip in a short word, and the end of a word before another', async () => {
  expect((await found({ q: 'rimg' })).names).toContain('Amber Ring');
  expect((await found({ q: 'modern lamp' })).names).toEqual(['Neomodern Lamp']);
});

it('suggests the same products first', async () => {
  const query = PublicProductQuery.parse({ q: 'ring', limit: 3 });
  const hints = await listProducts(test.db, query, { as: 'whole', withTotal: false });
  expect(namesIn(hints)).toEqual((await found({ q: 'ring' })).names.slice(0, 3));
});

/** More than are weighed against each other, in a search and in suggestions. */
const MANY = 600;

it('puts the few that are named so before the many that only say so, however new these are', async () => {
  const { sellerId, categoryId, subCategoryId } = parentsOf(
    await aSeller(test),
    await aCategory(test.db),
  );
  const add = (names: string, description: string, days: string, most: number) =>
    test.db.execute(sql`
      insert into product (id, seller_id, category_id, sub_category_id, name, brand, description,
                           price_inr, price_aed, created_at)
      select md5(${names} || i), ${sellerId}, ${categoryId}, ${subCategoryId}, ${names} || i, 'Calder',
             ${description}, 100, 5, now() - ${days}::interval - i * interval '1 minute'
        from generate_series(1, ${most}) i`);
  await add('Zenith Clock ', '', '90 days', 3);
  await add('Globe ', 'Shows the zenith.', '1 day', MANY);
  const named = ['Zenith Clock 1', 'Zenith Clock 2', 'Zenith Clock 3'];
  const query = PublicProductQuery.parse({ q: 'zenith', limit: 5 });
  for (const withTotal of [true, false]) {
    const page = await listProducts(test.db, query, { as: 'whole', withTotal });
    expect(namesIn(page).slice(0, 3)).toEqual(named);
    // A few suggestions are of any that match.
    if (withTotal) expect(namesIn(page).slice(3)).toEqual(['Globe 1', 'Globe 2']);
  }
  expect(await found({ q: 'zenith', limit: 1, page: MANY + 3 })).toEqual({
    names: [`Globe ${MANY}`],
    total: MANY + 3,
  });
});

it("finds what is hidden in the admins' table, by brand and name and who sells it", async () => {
  const query = ManagedProductQuery.parse({ q: 'ring', sort: 'name', order: 'asc' });
  const page = await listAllProducts(test.db, query);
  expect([namesIn(page), page.total]).toEqual([
    ['Amber Ring', 'Coral', 'Ringlet Clip', 'Ringmaster Poster', 'Ringside Bell', 'Silver Earring'],
    6,
  ]);
});
