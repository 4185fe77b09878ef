import { expect, it } from 'vitest';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller] = [await anAdmin(test), await aSeller(test)];
  const [bags, lamps] = [await aCategory(test.db), await aCategory(test.db)];
  const entries = [{ subCategoryId: bags.sub.id }];
  const width = await anAttribute(test.db, { name: 'Width', kind: 'text', entries });
  const attributes = { [width.id]: 'Broad' };
  const tote = await aProduct(test.db, parentsOf(seller, bags), { name: 'Tote', attributes });
  const lamp = await aProduct(test.db, parentsOf(seller, lamps), { name: 'Lamp' });
  return { admin, bags, lamps, width, tote, lamp };
});

const answers = () => ({
  tote: `/get-product/${world.tote.id}`,
  lamp: `/get-product/${world.lamp.id}`,
  cards: `/get-product?fields=card&category=${world.bags.id}`,
  found: '/get-product?fields=card&q=tote',
  facets: `/get-listing?category=${world.bags.id}&facets=attributes`,
  asked: `/get-attributes?category=${world.bags.id}&subCategory=${world.bags.sub.id}`,
  askedElsewhere: `/get-attributes?category=${world.lamps.id}`,
});

async function call(method: 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = world.admin.authorization;
  const body = payload && { payload };
  const answer = await test.app.inject({ method, url: `/api/admin/${url}`, headers, ...body });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
}

/** Returns which of the answers are dropped by a change. */
async function droppedBy(change: () => Promise<void>, among = answers()): Promise<string[]> {
  const dropped = [];
  for (const [name, url] of Object.entries(among)) {
    test.cache.clear();
    expect((await test.app.inject(`/api${url}`)).statusCode).toBe(200);
    const { entries } = test.cache.stats();
    expect(entries).toBeGreaterThan(0);
    await change();
    if (test.cache.stats().entries < entries) dropped.push(name);
  }
  return dropped;
}

let serial = 0;
const edit = (values: object) => () => {
  serial += 1;
  const bags = { level: 'sub-category', _id: world.bags.sub.id, required: false };
  const given = { name: 'Width', group: `Size ${serial}`, comparable: true, entries: [bags] };
  return call('PUT', `edit-attribute/${world.width.id}`, { ...given, ...values });
};

it('an attribute drops the products of its taxonomy entries alone, and more only where it is more', async () => {
  expect(await droppedBy(edit({}))).toEqual(['tote', 'asked']);
  expect(await droppedBy(edit({ onCard: true }))).toEqual([
    'tote',
    'cards',
    'found',
    'facets',
    'asked',
  ]);
  await edit({})();
  const filter = await droppedBy(edit({ filterable: true }));
  expect(filter).toEqual(['tote', 'found', 'facets', 'asked']);
  await edit({})();
  const renaming = () => edit({ name: `Breadth ${serial}` })();
  expect(await droppedBy(renaming)).toEqual(['tote', 'found', 'asked']);
});

it('an attribute that comes to another taxonomy entry, or leaves it, drops those of both', async () => {
  const lamps = { level: 'category', _id: world.lamps.id, required: false };
  const { tote, lamp, askedElsewhere } = answers();
  const among = { tote, lamp, askedElsewhere } as ReturnType<typeof answers>;
  const move = async () => {
    await edit({ entries: [lamps] })();
    await edit({})();
  };
  expect(await droppedBy(move, among)).toEqual(['tote', 'lamp', 'askedElsewhere']);
});

it('an order drops the products of its taxonomy entry', async () => {
  const _id = world.bags.sub.id;
  const entries = [{ subCategoryId: _id }];
  const height = await anAttribute(test.db, { name: 'Height', kind: 'text', entries });
  const ids = [height.id, world.width.id];
  const turn = () => {
    ids.reverse();
    return call('PUT', 'order-attributes', { level: 'sub-category', _id, attributes: ids });
  };
  expect(await droppedBy(turn)).toEqual(['tote', 'asked']);
});
