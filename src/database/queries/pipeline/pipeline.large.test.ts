import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PipelineQuery } from '#contracts/leads/pipeline.ts';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { listPipeline } from './list-pipeline.ts';
import { listWaitingSellers, pipelineNumbers } from './pipeline-numbers.ts';

const LEADS = 100_000;
const growing = ['lead', 'enquiry', 'view_count', 'enquiry_count', 'won_count', 'product'];
let database: OpenDatabase;
let watched: ReturnType<typeof watchPlans>;

/**
 * A hundred thousand leads of a hundred sellers over a year, about ten thousand pieces in ten categories, the last
 * of which has hardly any; years of counters.
 */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  const { client } = watched;
  await client.query(`
    set session_replication_role = replica;
    insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval)
      select 'seller' || s, 'Seller ' || s, s, s, 's' || s || '@shop.example', (5550000000 + s)::text, 'none',
             true, 'approved'
        from generate_series(0, 99) s;
    insert into category (id, name) select 'category' || c, 'Category ' || c from generate_series(0, 9) c;`);
  await watched.fillUnindexed(
    ['enquiry', 'lead', 'product'],
    `
    insert into product (id, name, brand, seller_id, category_id, sub_category_id, price_inr, price_aed)
      select 'p' || i, 'Watch ' || i, 'Corvo', 'seller' || i % 100,
             case when i % 2000 = 0 then 'category9' when i % 2 = 0 then 'category3' else 'category' || i % 9 end, 'sub', 100, 5
        from generate_series(1, 10000) i;
    insert into lead (id, reference, seller_id, region, state, won_price, won_currency, created_at,
                      first_moved_at, moved_at)
      select 'l' || i, 'R' || lpad(i::text, 6, '0'), 'seller' || i % 100,
             case when i % 3 = 0 then 'AE' else 'IN' end,
             case when i % 10 = 0 then 'WON' when i % 10 = 1 then 'NEW' else 'TALKING' end,
             case when i % 10 = 0 then 10 end, case when i % 10 = 0 then 'INR' end,
             now() - i * interval '5 minutes',
             case when i % 10 <> 1 then now() - i * interval '4 minutes' end,
             now() - i * interval '4 minutes'
        from generate_series(1, ${LEADS}) i;
    insert into enquiry (id, reference, product_id, product_name, seller_id, region, price, created_at, lead_id)
      select 'e' || i, 'R' || lpad(i::text, 6, '0'), 'p' || 1 + i % 10000, 'Watch ' || 1 + i % 10000,
             'seller' || i % 100, 'IN', 100, now() - i * interval '5 minutes', 'l' || i
        from generate_series(1, ${LEADS}) i;
    insert into lead_count (seller_id, region, state, part, leads)
      select seller_id, region, state, 0, count(*) from lead group by 1, 2, 3;
    insert into category_count (day, category_id, region, views, enquiries)
      select current_date - d, 'category' || c, r, 30, 5
        from generate_series(2, 1999) d, generate_series(0, 9) c, unnest(array['IN', 'AE']) r;
    insert into site_state (name, value)
      values ('category-counts', (current_date - 1999)::text || ' ' || (current_date - 2)::text);
    insert into view_count (seller_id, day, region, product_id, views)
      select 'seller' || p % 100, current_date - d, 'IN', 'p' || p, 3
        from generate_series(0, 199) d, generate_series(1, 500) p;
    insert into enquiry_count (seller_id, day, region, product_id, product_name, enquiries)
      select 'seller' || p % 100, current_date - d, 'IN', 'p' || p, 'Watch', 1
        from generate_series(0, 199) d, generate_series(1, 200) p;
    insert into won_count (seller_id, day, region, product_id, product_name, won)
      select 'seller' || p % 100, current_date - d, 'IN', 'p' || p, 'Watch', 1
        from generate_series(0, 1999) d, generate_series(1, 10) p;`,
  );
  await client.query('analyze');
}, 180_000);
afterAll(() => database.close());

const today = new Date();
const scanned = (work: () => Promise<unknown>) => watched.tablesScanned(growing, work);

const lists: [string, PipelineQuery][] = [
  ['all', {}],
  ['a page far in', { page: 300, limit: 20 }],
  ['a state', { state: 'NEW' }],
  ['a region', { region: 'AE' }],
  ['a seller and a state', { seller: 'seller0', state: 'WON' }],
  ['the last days', { days: 7 }],
  ['a large category', { category: 'category3' }],
  ['a small category', { category: 'category9' }],
  ['a name', { q: 'watch 77' }],
  ['a reference', { q: 'R000077' }],
];

it.each(lists)('reads no whole table for %s', async (_name, query) => {
  const read = () => listPipeline(watched.db, { limit: 20, ...query }, today);
  expect(await scanned(read)).toEqual([]);
  expect((await read()).rows.length).toBeGreaterThan(0);
});

it.each([{ q: 'R000077' }, { q: 'watch 77777' }])(
  'reads only the leads found for %j',
  async (query) => {
    const read = () => listPipeline(watched.db, { limit: 20, ...query }, today);
    expect(await watched.rowsRead(['lead'], read)).toBeLessThan(100);
  },
);

it('reads no whole table for the sellers who leave leads waiting', async () => {
  const read = () => listWaitingSellers(watched.db, today);
  expect(await scanned(read)).toEqual([]);
  expect(await read()).toHaveLength(10);
});

it.each([7, 30, 365])('reads no whole table for the conversion of %i days', async (days) => {
  const read = () => pipelineNumbers(watched.db, { days, category: 'category3' }, today);
  expect(await scanned(read)).toEqual([]);
  expect((await read()).categories.length).toBeGreaterThan(5);
});
