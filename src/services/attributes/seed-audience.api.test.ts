import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { attribute, attributeChoice, attributeEntry } from '#database/schema/attribute.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { seedAudience } from './seed-audience.ts';

const test = await clearedApp();

it('gives a new shop the attribute that says for whom products are, once', async () => {
  await Promise.all([seedAudience(test.context), seedAudience(test.context)]);
  const rows = await test.db.select().from(attribute);
  expect(rows.map(({ name, code, kind, filterable }) => [name, code, kind, filterable])).toEqual([
    ['For', 'for', 'choice', true],
  ]);
  await test.db.delete(attribute);
  await seedAudience(test.context);
  expect(await test.db.$count(attribute)).toBe(0);
});

it('gives none to a shop that has attributes of its own', async () => {
  await anAttribute(test.db, { name: 'Gender', kind: 'choice', choices: ['Male', 'Female'] });
  await seedAudience(test.context);
  expect(await test.db.$count(attribute)).toBe(1);
});

it('is read in searches, and a facet, once a category has it; what is not described yet stays', async () => {
  await seedAudience(test.context);
  const [audience] = await test.db.select().from(attribute);
  const attributeId = audience?.id ?? '';
  const labelled = await test.db
    .select()
    .from(attributeChoice)
    .where(eq(attributeChoice.attributeId, attributeId));
  const idOf = (label: string) => labelled.find((choice) => choice.label === label)?.id ?? '';
  const shoes = await aCategory(test.db, { name: 'Shoes' });
  const parents = parentsOf(await aSeller(test), shoes);
  await test.db
    .insert(attributeEntry)
    .values({ id: 'entry', attributeId, categoryId: parents.categoryId, position: 0 });
  for (const label of ['Men', 'Women', 'Everybody', 'Children'])
    await aProduct(test.db, parents, {
      ...{ name: `Pair ${label.slice(0, 1)}`, attributes: { [attributeId]: [idOf(label)] } },
    });
  const found = async (q: string) => {
    const answer = await test.app.inject({
      ...{ url: '/api/get-listing', query: { q, facets: 'attributes' } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { products, search }: ProductListing = answer.json();
    const names = products.map(({ name }) => name).toSorted();
    return { names, label: search?.attributes.at(-1)?.label, body: answer.body };
  };
  expect(await found('mens shoes')).toMatchObject({ names: ['Pair E', 'Pair M'], label: 'Men' });
  expect(await found('kids shoes')).toMatchObject({ names: ['Pair C'], label: 'Children' });
  expect(await found('unisex shoes')).toMatchObject({ names: ['Pair E'], label: 'Everybody' });
  await aProduct(test.db, parents, { name: 'Pair undescribed' });
  const more = await found('shoes for men');
  expect(more.names).toContain('Pair undescribed');
  expect(more.names).not.toContain('Pair W');
});
