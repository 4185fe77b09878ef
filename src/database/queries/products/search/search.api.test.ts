import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ProductFilters } from '#contracts/facets/product-filters.ts';
import { ManagedProductQuery, PublicProductQuery } from '#contracts/product.ts';
import { rowsOf } from '#database/database.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller } from '#tests/support/factories.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { readSearch } from '../../searches/read-search.ts';
import { kindsOfHints, kindsOfMatches } from '../../searches/search-query.ts';
import { listAllProducts } from '../managed/list-managed.ts';
import { listPublishedProducts } from '../published/list-published.ts';
import { productFacets } from '../published/product-facets.ts';
import { takeByPriority } from '../take-by-priority.ts';

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
  const page = await listPublishedProducts(test.db, PublicProductQuery.parse(query));
  return { names: namesIn(page), total: page.total };
};

const namesIn = (page: { json: string }) => productsIn(page).map((product) => product.name);

it('puts what is called so before beginnings, places, sellers and parts, each product once', async () => {
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
    expect((await productFacets(test.db, ProductFilters.parse({ q }))).products).toBe(1);
  }
  expect((await found({ q: hidden })).names).toEqual([]);
});

it.each(['ring', 'calder', 'calder ring', 'rimg', 'arring', 'modern lamp', 'decor', 'house'])(
  'finds and counts the same for "%s", in whatever order',
  async (q) => {
    const best = await found({ q });
    const sorted = await found({ q, sort: 'name' });
    const facets = await productFacets(test.db, ProductFilters.parse({ q }));
    expect(best.total).toBeGreaterThan(0);
    expect(best.names.toSorted()).toEqual(sorted.names.toSorted());
    expect([sorted.total, facets.products]).toEqual([best.total, best.total]);
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
  const hints = await listPublishedProducts(test.db, query, {
    as: 'whole',
    isCounted: false,
  });
  expect(namesIn(hints)).toEqual((await found({ q: 'ring' })).names.slice(0, 3));
});

it.each([
  [1, ['Amber Ring']],
  [3, ['Amber Ring', 'Ringlet Clip', 'Ringmaster Poster']],
  [4, ['Amber Ring', 'Ringlet Clip', 'Ringmaster Poster', 'Silver Earring']],
  [5, ['Amber Ring', 'Onyx', 'Ringlet Clip', 'Ringmaster Poster', 'Silver Earring']],
])('takes the best kinds first where there is room for %i', async (most, names) => {
  const search = await readSearch(test.db, 'ring');
  if (search === null) throw new Error('There is a word');
  const sampled = (['exact', 'known'] as const).map((of) => ({
    ...search,
    sample: { of, below: 'h' },
  }));
  // A frequent word is looked for anywhere in a sample before parts of words are.
  const given = (most < 4 ? [search, ...sampled] : [search]).flatMap((each) => [
    kindsOfMatches(each),
    kindsOfHints(each),
  ]);
  for (const kinds of given) {
    const some = takeByPriority(sql`name`, sql`${product.published}`, kinds, most);
    const rows = await rowsOf<{ name: string; total: string }>(
      test.db,
      sql`select name, total from ${some} as some_products`,
    );
    expect(rows.map((row) => row.name).toSorted()).toEqual(names);
    expect(new Set(rows.map(({ total }) => Number(total)))).toEqual(new Set([most]));
  }
});

it("finds what is hidden in the admins' table, by brand and name and who sells it", async () => {
  const query = ManagedProductQuery.parse({ q: 'ring', sort: 'name', order: 'asc' });
  const page = await listAllProducts(test.db, query);
  expect([namesIn(page), page.total]).toEqual([
    ['Amber Ring', 'Coral', 'Ringlet Clip', 'Ringmaster Poster', 'Ringside Bell', 'Silver Earring'],
    6,
  ]);
});
