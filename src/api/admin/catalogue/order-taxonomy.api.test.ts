import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { aCategory, anAdmin, aSubCategory } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const admin = await anAdmin(test);
  const [bags, watches] = [
    await aCategory(test.db, { name: 'Bags' }),
    await aCategory(test.db, { name: 'Watches' }),
  ];
  const belts = await aSubCategory(test.db, bags.id, { name: 'Belts' });
  return { admin, bags, watches, belts };
});

const read = async (url: string) => (await test.app.inject(`/api/${url}`)).json();
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
async function order(level: string, entries: unknown, was: string[], within?: string) {
  const answer = await test.app.inject({
    ...{ method: 'PUT', url: '/api/admin/order-taxonomy', headers: world.admin.authorization },
    payload: { level, entries, was, ...(within && { within }) },
  });
  return answer.statusCode;
}

it('is that of age until an admin puts categories in order; new ones come last', async () => {
  const { bags, watches } = world;
  const shown = async () => ids(await read('get-category?sort=position'));
  const bare = ids(await read('get-category'));
  expect(await shown()).toEqual([bags.id, watches.id]);
  expect(await order('category', [watches.id, bags.id], [bags.id, watches.id])).toBe(200);
  const hats = await aCategory(test.db, { name: 'Hats' });
  expect(await shown()).toEqual([watches.id, bags.id, hats.id]);
  expect(ids((await read('get-navigation')).categories)).toEqual([watches.id, bags.id, hats.id]);
  expect(ids(await read('get-category')).slice(-2)).toEqual(bare);
  expect(await test.db.select().from(auditEntry)).toMatchObject([
    { action: 'order-category', after: { order: ['Watches', 'Bags'] } },
  ]);
});

it('of sub-categories is one of each category, and followed at once', async () => {
  const { bags, belts } = world;
  const shown = async () => ids(await read(`get-subcategory/all/${bags.id}`));
  const before = await shown();
  expect(before).toContain(belts.id);
  expect(await order('sub-category', before.toReversed(), before, bags.id)).toBe(200);
  expect(await shown()).toEqual(before.toReversed());
});

it('is refused for what is not there, and nothing is kept', async () => {
  const { bags, watches, belts } = world;
  const present = [bags.id, watches.id];
  expect(await order('category', [watches.id, belts.id], present)).toBe(422);
  expect(await order('sub-category', [belts.id], [watches.sub.id], watches.id)).toBe(422);
  expect(await order('sub-category', [belts.id], [])).toBe(422);
  expect(await order('category', [], present)).toBe(422);
  expect(ids(await read('get-category?sort=position'))).toEqual([bags.id, watches.id]);
  expect(await test.db.select().from(auditEntry)).toEqual([]);
});

it('of another admin, or with entries that came meanwhile, is not overwritten', async () => {
  const { bags, watches } = world;
  const was = [bags.id, watches.id];
  const both = await Promise.all([
    order('category', [watches.id, bags.id], was),
    order('category', [watches.id], was),
  ]);
  expect(both.toSorted()).toEqual([200, 409]);
  const hats = await aCategory(test.db, { name: 'Hats' });
  expect(await order('category', was, [watches.id, bags.id])).toBe(409);
  expect(await order('category', was, [watches.id, bags.id, hats.id])).toBe(200);
});
