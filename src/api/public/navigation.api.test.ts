import { expect, it } from 'vitest';
import type { Navigation } from '#contracts/calls/site.ts';
import { aCategory, anAdmin, aSubCategory } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

const at = (day: number) => new Date(`2026-01-${String(day).padStart(2, '0')}`);
const read = async (): Promise<Navigation> => (await test.app.inject('/api/get-navigation')).json();

it('leads to listed categories and sub-categories, oldest first', async () => {
  const lamps = await aCategory(test.db, { name: 'Lamps', createdAt: at(2) });
  const watches = await aCategory(test.db, { name: 'Watches', createdAt: at(1) });
  await aCategory(test.db, { status: 'UNLISTED' });
  await aSubCategory(test.db, watches.id, { status: 'UNLISTED' });
  const old = await aSubCategory(test.db, watches.id, { createdAt: at(3) });
  const reference = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });
  expect(await read()).toEqual({
    categories: [
      { ...reference(watches), subCategories: [old, watches.sub].map(reference) },
      { ...reference(lamps), subCategories: [reference(lamps.sub)] },
    ],
    total: 2,
  });
});

it('has no more than a header has room for, and says how many there are', async () => {
  const first = await aCategory(test.db, { createdAt: at(1) });
  for (let day = 1; day <= 13; day += 1)
    await aSubCategory(test.db, first.id, { createdAt: at(day) });
  for (let day = 2; day <= 9; day += 1) await aCategory(test.db, { createdAt: at(day) });
  const { categories, total } = await read();
  expect([categories.length, total]).toEqual([8, 9]);
  expect(categories[0]?.subCategories).toHaveLength(12);
});

it('is empty where there are no categories', async () => {
  expect(await read()).toEqual({ categories: [], total: 0 });
});

it('follows a sub-category that is unlisted', async () => {
  const { sub } = await aCategory(test.db);
  expect((await read()).categories[0]?.subCategories).toHaveLength(1);
  await test.app.inject({
    method: 'PUT',
    url: `/api/admin/list-subcategory/${sub.id}`,
    headers: admin.authorization,
    payload: { status: 'UNLISTED' },
  });
  expect((await read()).categories[0]?.subCategories).toEqual([]);
});
