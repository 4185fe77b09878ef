import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { sellerNumbers } from './views.ts';

const LEADS = 100_000;
let database: OpenDatabase;
let watched: ReturnType<typeof watchPlans>;

/** A hundred thousand leads of one seller over a year, about a hundred pieces; one in ten is won. */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  const { client } = watched;
  await client.query(`
    set session_replication_role = replica;
    insert into seller (id, name, name_key, name_look, email, phone, password_hash)
      values ('busy', 'Busy', 'busy', 'busy', 'busy@shop.example', 5550000000, 'none');`);
  await watched.fillUnindexed(
    ['enquiry', 'lead'],
    `
    insert into lead (id, reference, seller_id, region, state, won_price, won_currency, created_at,
                      first_moved_at, moved_at)
      select 'l' || i, 'R' || lpad(i::text, 6, '0'), 'busy', case when i % 3 = 0 then 'AE' else 'IN' end,
             case when i % 10 = 0 then 'WON' else 'NEW' end, case when i % 10 = 0 then 10 end,
             case when i % 10 = 0 then 'INR' end, now() - i * interval '5 minutes',
             case when i % 10 = 0 then now() - i * interval '5 minutes' end,
             now() - i * interval '5 minutes'
        from generate_series(1, ${LEADS}) i;
    insert into enquiry (id, reference, product_id, product_name, seller_id, region, price, created_at, lead_id)
      select 'e' || i, 'R' || lpad(i::text, 6, '0'), 'p' || i % 100, 'Watch', 'busy', 'IN', 100, now(), 'l' || i
        from generate_series(1, ${LEADS}) i;
    insert into view_count (seller_id, day, region, product_id, views)
      select 'seller' || s, current_date - d, 'IN', 'p' || p, 3
        from generate_series(1, 5) s, generate_series(0, 99) d, generate_series(1, 100) p;
    insert into won_count (seller_id, day, region, product_id, product_name, won)
      select 'seller' || s, current_date - d, 'IN', 'p' || p, 'Watch', 3
        from generate_series(1, 5) s, generate_series(0, 99) d, generate_series(1, 20) p;
    insert into enquiry_count (seller_id, day, region, product_id, product_name, enquiries)
      select case s when 5 then 'busy' else 'seller' || s end, current_date - d, 'IN', 'p' || p, 'Watch', 3
        from generate_series(1, 5) s, generate_series(0, 99) d, generate_series(1, 20) p;`,
  );
  await client.query('analyze');
}, 120_000);
afterAll(() => database.close());

it.each([1, 30, 366])('reads no leads of other days for the numbers of %i days', async (days) => {
  const query = { sellerId: 'busy', days, by: 'views' as const, today: new Date() };
  const tables = ['lead', 'enquiry', 'view_count', 'won_count', 'enquiry_count'];
  const read = () => sellerNumbers(watched.db, query);
  expect(await watched.tablesScanned(tables, read)).toEqual([]);
  const told = await read();
  expect(told.days.length).toBeGreaterThan(0);
  expect(told.firstMove.leads).toBeLessThanOrEqual(1_000);
});
