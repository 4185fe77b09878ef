import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditQuery } from '#contracts/audit.ts';
import { EnquiryQuery } from '#contracts/leads/enquiry.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { listAuditEntries } from './audit/audit.ts';
import { enquiryStatistics, listAllEnquiries, listSellerEnquiries } from './leads/enquiries.ts';

const ROWS = 100_000;
let database: OpenDatabase;
let client: pg.Pool;
let db: Database;
let watched: ReturnType<typeof watchPlans>;

/**
 * Enquiries of fifty sellers about a thousand products over most of a year; as many audit entries.
 * The indexes are made when the rows are there, which takes a third of the time.
 */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  client = watched.client;
  db = watched.db;
  await client.query(`
    insert into seller (id, name, name_key, name_look, email, phone, password_hash)
      select 'seller' || i, 'Seller ' || i, i, i, i || '@shop.example', 5550000000 + i, 'none'
        from generate_series(0, 49) i;`);
  await watched.fillUnindexed(
    ['enquiry', 'audit_entry'],
    `
    insert into lead (id, reference, seller_id, region)
      values ('one', 'ONE', 'seller0', 'IN');
    insert into enquiry (id, lead_id, reference, product_name, seller_id, region, price, created_at)
      select 'enquiry' || i, 'one', 'R' || lpad(i::text, 6, '0'), 'Élan Watch ' || i % 1000,
             'seller' || i % 50, case when i % 3 = 0 then 'AE' else 'IN' end, 100,
             now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}) i;
    insert into audit_entry (role, actor_id, actor_name, action, entity, entity_id, seller_id)
      select case when i % 1000 = 0 then 'admin' else 'seller' end, 'seller' || i % 50, 'Sélim ' || i % 50,
             case when i % 100 = 0 then 'delete-product' when i % 4 > 0 then 'log-in'
               else 'edit-product' end,
             case when i % 10 = 0 then 'seller' else 'product' end, 'thing' || i % 1000,
             'seller' || i % 50
        from generate_series(1, ${ROWS}) i;`,
  );
}, 120_000);
afterAll(() => database.close());

/** The tables that the statements of `work` would read from end to end. */
const tablesScanned = (work: () => Promise<unknown>) =>
  watched.tablesScanned(['enquiry', 'audit_entry'], work);

const enquiries = (query: object) => () => listAllEnquiries(db, EnquiryQuery.parse(query));
const entries = (query: object) => () => listAuditEntries(db, AuditQuery.parse(query));

describe.each([
  ['as they come', async () => {}],
  ['analysed', () => client.query('analyze').then(() => {})],
])(`a hundred thousand rows, %s, are never read from end to end`, (_, prepare) => {
  beforeAll(prepare);

  it.each([
    {},
    { limit: 10 },
    { limit: 10, page: 2 },
    { limit: 10, page: 1000 },
    { limit: 10, region: 'AE' },
    { limit: 10, sellerId: 'seller30' },
    { limit: 10, q: 'r0001' },
    { limit: 10, q: 'elan' },
    { limit: 10, q: 'elan 77' },
    { limit: 10, q: 'nowhere' },
    { limit: 10, q: '00077' },
    { limit: 10, q: 'watch77' },
    { limit: 10, q: 'seller 33' },
    { limit: 10, q: 'k7q2m9xz' },
    { limit: 10, q: 'elan', region: 'IN', sellerId: 'seller30' },
    { limit: 10, productId: 'productid' },
  ])('for enquiries %j', async (query) => {
    expect(await tablesScanned(enquiries(query))).toEqual([]);
  });

  it("for a seller's enquiries", async () => {
    const query = EnquiryQuery.parse({ limit: 10, q: 'watch' });
    expect(await tablesScanned(() => listSellerEnquiries(db, 'seller7', query))).toEqual([]);
  });

  it.each([1, 30, 366])('for statistics of %i days', async (days) => {
    const now = new Date();
    expect(await tablesScanned(() => enquiryStatistics(db, null, days, now))).toEqual([]);
    expect(await tablesScanned(() => enquiryStatistics(db, 'seller7', days, now))).toEqual([]);
    expect(await tablesScanned(() => enquiryStatistics(db, null, days, now, 'cat1'))).toEqual([]);
  });

  it.each([
    {},
    { limit: 10, page: 1000 },
    { limit: 10, actorId: 'seller30' },
    { limit: 10, entity: 'seller' },
    { limit: 10, logIns: 'without' },
    { limit: 10, logIns: 'without', page: 1000 },
    { limit: 10, logIns: 'without', sellerId: 'seller30' },
    { limit: 10, sellerId: 'seller30' },
    { limit: 10, sellerId: 'seller0', role: 'admin' },
    { limit: 10, sellerId: 'seller30', role: 'admin' },
    { limit: 10, entityId: 'thing77' },
    { limit: 10, entity: 'product', entityId: 'thing77' },
    { limit: 10, q: 'selim 33' },
    { limit: 10, q: 'edit' },
    { limit: 10, q: 'thing7' },
    { limit: 10, q: 'nowhere' },
  ])('for audit entries %j', async (query) => {
    expect(await tablesScanned(entries(query))).toEqual([]);
  });
});

it('pages by key without a gap, and from the far end alike', async () => {
  const all = await listAllEnquiries(db, {});
  const next = await listAllEnquiries(db, { after: all.next ?? '' });
  expect([all.rows.length, all.total, next.rows[0]?.reference]).toEqual([100, ROWS, 'R000101']);
  const last = await listAllEnquiries(db, { limit: 10, order: 'asc' });
  expect(last.rows.map((row) => row.reference)).toEqual(
    Array.from({ length: 10 }, (_, index) => `R${String(ROWS - index).padStart(6, '0')}`),
  );
});

it('numbers pages as far as rows are counted, and leads on by key', async () => {
  const page = (query: object) => listAllEnquiries(db, { q: 'elan', limit: 10, ...query });
  const counted = await page({ page: 1000 });
  expect([counted.rows.at(-1)?.reference, counted.total, counted.capped]).toEqual([
    'R010000',
    10_000,
    true,
  ]);
  const beyond = await page({ after: counted.next });
  expect([beyond.rows[0]?.reference, beyond.total]).toEqual(['R010001', null]);
  for (const deep of [{ page: 1001 }, { page: 101, limit: 100 }, { page: 1001, q: undefined }]) {
    await expect(page(deep)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Narrow the list down'),
    });
  }
});

it('counts what is searched up to ten thousand', async () => {
  const broad = await listAllEnquiries(db, { q: 'élan', limit: 1 });
  expect([broad.total, broad.capped]).toEqual([10_000, true]);
  const narrow = await listAllEnquiries(db, { q: 'elan 77', sellerId: 'seller27', limit: 1 });
  expect([narrow.total, narrow.capped]).toEqual([200, false]);
});
