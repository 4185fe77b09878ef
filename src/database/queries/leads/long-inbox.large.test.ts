import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CustomerQuery } from '#contracts/leads/customer.ts';
import { LeadQuery } from '#contracts/leads/lead.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { listCustomers } from './customers.ts';
import { listPieces } from './lead-columns.ts';
import { countStates, listLeads } from './list-leads.ts';
import { markDue } from './write-lead.ts';

const ROWS = 100_000;
/** Ids begin with any of 36 characters, as drawn ones do. */
const drawn = "substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + i / 10 % 36, 1)";
const TODAY = new Date().toISOString().slice(0, 10);
let database: OpenDatabase;
let client: pg.Pool;
let db: Database;
let watched: ReturnType<typeof watchPlans>;

/** Leads of one seller, one in a hundred with a customer, one in a thousand with a follow-up. */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  client = watched.client;
  db = watched.db;
  await watched.fillUnindexed(
    ['lead', 'enquiry'],
    `
    insert into seller (id, name, name_key, name_look, email, phone, password_hash)
      select 'seller' || i, 'Seller ' || i, i, i, i || '@shop.example', 5550000000 + i, 'none'
        from generate_series(0, 9) i;
    insert into customer (id, seller_id, name, phone, created_at)
      select ${drawn} || 'customer' || i, 'seller1', 'Meera ' || i, '+9198' || lpad(i::text, 8, '0'),
             now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}, 10) i;
    insert into lead (id, reference, seller_id, region, state, lost_reason, reserved_until, customer_id, follow_up_on,
                      is_due, words, codes, created_at)
      select ${drawn} || 'lead' || i, 'R' || lpad(i::text, 6, '0'), 'seller1',
             case when i % 3 = 0 then 'AE' else 'IN' end,
             case i % 10 when 0 then 'NEW' when 1 then 'TALKING' when 2 then 'RESERVED' else 'LOST' end,
             case when i % 10 > 2 then 'OTHER' end,
             case when i % 10 = 2 then current_date + 3 end,
             case when i % 10 = 1 then ${drawn} || 'customer' || i end,
             case when i % 1000 = 0 then current_date + (i / 1000 - 50) end,
             i % 1000 = 0 and i / 1000 <= 50,
             'Zirr Watch ' || i % 1000 || case when i % 10 = 1 then ' Meera ' || i else '' end,
             'r' || lpad(i::text, 6, '0') || ' sku' || i % 1000
               || case when i % 10 = 1 then ' 9198' || lpad(i::text, 8, '0') else '' end,
             now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}) i;
    insert into enquiry (id, reference, product_name, seller_id, region, price, lead_id, created_at)
      select 'enquiry' || i, 'R' || lpad(i::text, 6, '0'), 'Watch ' || i % 1000, 'seller1', 'IN', 5,
             ${drawn} || 'lead' || i, now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}) i;`,
  );
}, 120_000);
afterAll(() => database.close());

/** The tables that the statements of `work` would read from end to end. */
const tablesScanned = (work: () => Promise<unknown>) =>
  watched.tablesScanned(['lead', 'enquiry', 'customer'], work);

const inbox = (query: object) => listLeads(db, 'seller1', LeadQuery.parse(query), TODAY);

describe('an inbox of a hundred thousand leads is never read from end to end', () => {
  beforeAll(() => client.query('analyze').then(() => {}));

  it.each([
    {},
    { limit: 10 },
    { limit: 10, page: 1000 },
    { limit: 10, order: 'asc' },
    { limit: 10, sort: 'createdAt' },
    { limit: 10, state: 'NEW' },
    { limit: 10, state: 'WON' },
    { limit: 10, region: 'AE', state: 'LOST' },
    { limit: 10, followUp: 'due' },
    { limit: 10, followUp: 'any' },
    { limit: 10, q: 'R000777' },
    { limit: 10, q: 'watch 77' },
    { limit: 10, q: 'meera 771' },
    { limit: 10, q: '098000771' },
    { limit: 10, q: 'nowhere' },
    { limit: 10, q: 'watch', state: 'NEW' },
    { limit: 10, customerId: '0customer1' },
    { limit: 10, productId: 'productid' },
  ])('for %j', async (query) => {
    expect(await tablesScanned(() => inbox(query))).toEqual([]);
  });

  it.each([
    { q: 'R000777' },
    { q: 'R000777', sort: 'createdAt' },
    { q: 'meera 99771' },
    { q: '098000771' },
    { q: 'nowhere' },
  ])('nor in its order in search of a few, for %j', async (query) => {
    const read = await watched.rowsRead(['lead'], () => inbox({ limit: 20, ...query }));
    expect(read).toBeLessThan(100);
  });

  it('nor counts further than ten thousand of a frequent word', async () => {
    const read = await watched.rowsRead(['lead'], () => inbox({ limit: 20, q: 'watch' }));
    expect(read).toBeLessThan(11_000);
    const found = await inbox({ limit: 20, q: 'watch' });
    expect(found).toMatchObject({ total: 10_000, capped: true });
    expect(found.rows[0]?.reference).toBe('R001000');
  });

  it('and tells exactly of ten thousand', async () => {
    const exact = { total: ROWS / 10, capped: false };
    expect(await inbox({ limit: 20, q: 'meera' })).toMatchObject(exact);
    const query = CustomerQuery.parse({ limit: 20, q: 'meera' });
    expect(await listCustomers(db, 'seller1', query)).toMatchObject(exact);
  });

  it('for pieces, counts, customers and due follow-ups', async () => {
    const customers = (query: object) => () =>
      listCustomers(db, 'seller1', CustomerQuery.parse(query));
    expect(await tablesScanned(() => listPieces(db, ['0lead1', '0lead2']))).toEqual([]);
    expect(await tablesScanned(() => countStates(db, 'seller1'))).toEqual([]);
    expect(await tablesScanned(customers({ limit: 10 }))).toEqual([]);
    expect(await tablesScanned(customers({ limit: 10, q: 'meera 771' }))).toEqual([]);
    expect(await tablesScanned(() => markDue(db, TODAY, 10))).toEqual([]);
  });
});

it('begins with what is due, counts all by its counters, and turned round with the oldest', async () => {
  const first = await inbox({ limit: 60 });
  expect([first.total, first.capped]).toEqual([ROWS, false]);
  expect(first.rows[0]?.reference).toBe('R001000');
  expect(first.rows[50]?.reference).toBe('R000001');
  expect((await inbox({ limit: 10, order: 'asc' })).rows[0]?.reference).toBe(`R${ROWS}`);
  expect((await inbox({ state: 'NEW' })).total).toBe(ROWS / 10);
  const next = await inbox({ limit: 60, after: first.next ?? '' });
  expect(next.rows[0]?.reference).toBe('R000011');
});
