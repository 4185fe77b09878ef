import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { newId } from '#database/new-id.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const seller = await aSeller(test);
const bags = await aCategory(test.db, { name: 'Bags' });
const places = [{ categoryId: bags.id }];
const attributes = { filterable: true, places };
const colour = await anAttribute(test.db, {
  ...{ name: 'Bag colour', kind: 'colour', choices: ['Tan', 'Black'] },
  ...attributes,
});
const lined = await anAttribute(test.db, { name: 'Lined', kind: 'yes-no', ...attributes });

const made = [
  ['0', 'Corvo', 'Tan'],
  ['0', 'Corvo', 'Tan'],
  ['0', 'Dallo', 'Black'],
  ['z', 'Corvo', 'Tan'],
  ['z', 'Ebène', 'Tan'],
  ['z', 'Ebène', 'Black'],
] as const;
for (const [beginning, brand, label] of made) {
  await aProduct(test.db, parentsOf(seller, bags), {
    id: `${beginning}${newId().slice(1)}`,
    brand,
    attributes: { [colour.id]: [colour.idOf(label)], [lined.id]: brand !== 'Ebène' },
  });
}

async function told(query: string) {
  const url = `/api/get-listing?facets=brand,attributes,new&category=${bags.id}&${query}`;
  const answer = await test.app.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  const { facets } = answer.json<ProductListing>();
  return Object.fromEntries(
    (facets?.values ?? []).map(({ name, capped, values }) => [
      name,
      { capped, ...Object.fromEntries(values.map(({ label, products }) => [label, products])) },
    ]),
  );
}

const tan = `attr.bag-colour=${colour.idOf('Tan')}`;

it('counts the facets of a frequent value in a sample of the products, and says so', async () => {
  expect(await told(tan)).toEqual({
    brand: { capped: false, Corvo: 3, Ebène: 1 },
    'attr.bag-colour': { capped: false, Tan: 4, Black: 2 },
    'attr.lined': { capped: false, Yes: 3 },
    new: { capped: false, 'New this week': 4 },
  });
  await count('facet_count', { facet: colour.idOf('Tan'), products: 40_000 });
  await count('brand_count', { brand: 'Corvo', products: 200_000 });
  expect(await told(`${tan}&limit=5`)).toEqual({
    brand: { capped: true, Corvo: 2 },
    // Without its own choice the counters of the place tell it.
    'attr.bag-colour': { capped: false, Tan: 40_004, Black: 2 },
    'attr.lined': { capped: true, Yes: 2 },
    new: { capped: false, 'New this week': 4 },
  });
});

it('reads what is left by a second, seldom value whole, and what is frequent without it in the sample', async () => {
  expect(await told(`${tan}&attr.lined=yes`)).toEqual({
    brand: { capped: false, Corvo: 3 },
    'attr.bag-colour': { capped: false, Tan: 3, Black: 1 },
    'attr.lined': { capped: true, Yes: 2 },
    new: { capped: false, 'New this week': 3 },
  });
});

/** Adds a row to the counters of the place, as if there were so many more. */
async function count(table: string, row: Record<string, string | number>) {
  const place =
    table === 'facet_count'
      ? { category_id: bags.id, sub_category_id: bags.sub.id, product_type_id: '' }
      : { category_id: bags.id };
  const all = Object.entries({ ...place, ...row });
  const names = sql.join(
    all.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    all.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  await test.db.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
}
