import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { product } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, aSubCategory, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

beforeAll(async () => {
  const seller = await aSeller(test);
  const footwear = await aCategory(test.db, { name: 'Footwear' });
  const watches = await aCategory(test.db, { name: 'Watches' });
  const loafers = await aSubCategory(test.db, footwear.id, { name: 'Loafers' });
  const ofShoes = { entries: [{ categoryId: footwear.id }] };
  const ofWatches = { entries: [{ categoryId: watches.id }] };
  const size = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Shoe size', kind: 'size', scale: 'EU', choices: ['41', '42', '43'] },
  });
  const colour = await anAttribute(test.db, {
    ...{ ...ofShoes, name: 'Colour', kind: 'choice', choices: ['Brown', 'Black'] },
  });
  const diameter = await anAttribute(test.db, {
    ...{ ...ofWatches, name: 'Diameter', kind: 'number', unit: 'mm' },
  });
  const material = await anAttribute(test.db, {
    ...{ ...ofWatches, name: 'Case', kind: 'choices', choices: ['Steel', 'Rose gold'] },
  });
  const wet = await anAttribute(test.db, {
    ...{ ...ofWatches, name: 'Water resistant', kind: 'yes-no' },
  });
  const glass = await anAttribute(test.db, { ...ofWatches, name: 'Glass', kind: 'text' });

  const shoe = (name: string, hue: string, sizes: Record<string, boolean>) =>
    aProduct(
      test.db,
      { ...parentsOf(seller, footwear), subCategoryId: loafers.id },
      {
        name,
        attributes: {
          [colour.id]: [colour.idOf(hue)],
          [size.id]: Object.entries(sizes).map(([label, available]) => ({
            choice: size.idOf(label),
            available,
          })),
        },
      },
    );
  await shoe('Penny', 'Brown', { 41: true, 42: true });
  await shoe('Tassel', 'Brown', { 42: false, 43: true });
  await shoe('Horsebit', 'Black', { 42: true });
  const watch = (name: string, mm: number, metal: string, isWet: boolean) =>
    aProduct(test.db, parentsOf(seller, watches), {
      name,
      attributes: {
        ...{ [diameter.id]: mm, [material.id]: [material.idOf(metal)], [wet.id]: isWet },
        [glass.id]: 'Domed sapphire',
      },
    });
  await watch('Diver', 38, 'Steel', true);
  await watch('Dress', 38, 'Rose gold', false);
  await watch('Field', 40.5, 'Steel', false);
});

const found = async (q: string) => {
  const { body } = await test.app.inject({ url: '/api/get-listing', query: { q } });
  const { products, search } = JSON.parse(body);
  expect(search?.nearest ?? null).toBeNull();
  return products.map(({ name }: { name: string }) => name).toSorted();
};

it.each([
  ['brown loafers size 42', ['Penny']],
  ['black loafers', ['Horsebit']],
  ['size 42', ['Horsebit', 'Penny']],
  ['eu 43', ['Tassel']],
  ['38 mm steel', ['Diver']],
  ['38mm', ['Diver', 'Dress']],
  ['40.5 mm', ['Field']],
  ['rose gold watch', ['Dress']],
  ['water resistant', ['Diver']],
  ['sapphire', ['Diver', 'Dress', 'Field']],
])('“%s” finds %j by their attributes', async (q, names) => {
  expect(await found(q)).toEqual(names);
});

it('a size that is had again is found again', async () => {
  const [row] = await test.db.select().from(product).where(eq(product.name, 'Tassel'));
  const attributes = Object.fromEntries(
    Object.entries(row?.attributes ?? {}).map(([id, value]) => [
      id,
      Array.isArray(value) && typeof value[0] === 'object'
        ? value.map((item) => (typeof item === 'string' ? item : { ...item, available: true }))
        : value,
    ]),
  ) as NonNullable<typeof row>['attributes'];
  await test.db.update(product).set({ attributes }).where(eq(product.name, 'Tassel'));
  test.cache.clear();
  expect(await found('size 42')).toEqual(['Horsebit', 'Penny', 'Tassel']);
});
