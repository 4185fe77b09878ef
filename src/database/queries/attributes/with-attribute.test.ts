import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { refillIfFew, refillProducts } from './refill-products.ts';
import { countProductsWith, MOST_COUNTED } from './write-attribute.ts';

const PRODUCTS = 20_000;
let database: OpenDatabase;
let watched: ReturnType<typeof watchPlans>;

/** All products have the attribute `common`, one in five thousand has `rare` too. */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  await watched.client.query('set session_replication_role = replica');
  await watched.fillUnindexed(
    ['product'],
    `insert into product (id, seller_id, category_id, sub_category_id, name, brand, price_inr,
                          price_aed, attributes)
      select lpad(i::text, 8, '0'), 'seller', 'category', 'sub', 'Watch', 'Calder', 100, 10,
             case when i % 5000 = 0 then '{"common": 38, "rare": ["steel"]}'::jsonb
                  else '{"common": 38}' end
        from generate_series(1, ${PRODUCTS}) i;`,
  );
  await watched.client.query('analyze');
}, 120_000);
afterAll(() => database.close());

it('counts the products of an attribute, up to a limit', async () => {
  expect(await countProductsWith(watched.db, 'rare')).toBe(PRODUCTS / 5_000);
  expect(await countProductsWith(watched.db, 'rare', ['gold'])).toBe(0);
  expect(await countProductsWith(watched.db, 'common')).toBe(MOST_COUNTED + 1);
  expect(await countProductsWith(watched.db, 'none')).toBe(0);
});

it.each([
  ['products', () => countProductsWith(watched.db, 'rare')],
  ['products with a choice', () => countProductsWith(watched.db, 'rare', ['steel'])],
  ['products to write anew', () => refillIfFew(watched.db, 'rare')],
])('%s of a rare attribute are found by an index, not among all', async (_, read) => {
  expect(await watched.indexesRead(read)).toContain('product_attribute_ids');
});

it('writes the products of a common attribute in their order, some at a time', async () => {
  const step = (afterId: string) =>
    refillProducts(watched.db, { attributeId: 'common', afterId }, 3);
  expect(await step('')).toBe('00000003');
  expect(await step('00000003')).toBe('00000006');
  expect(await step(`${PRODUCTS - 1}`.padStart(8, '0'))).toBeNull();
});

it('writes many products in steps alone, a few at once', async () => {
  expect(await refillIfFew(watched.db, 'common')).toBe(false);
  expect(await countProductsWith(watched.db, 'common')).toBe(MOST_COUNTED + 1);
  expect(await refillIfFew(watched.db, 'none')).toBe(true);
});
