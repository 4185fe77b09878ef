import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { findLeadByReference, findSellers } from './find-named.ts';

const ROWS = 20_000;
let database: OpenDatabase;
let watched: ReturnType<typeof watchPlans>;

/** Twenty thousand sellers, each with a lead. */
beforeAll(async () => {
  database = await openEmbedded(null);
  watched = watchPlans(database);
  await watched.fillUnindexed(
    ['seller', 'lead', 'enquiry'],
    `
    set session_replication_role = replica;
    insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval)
      select 'seller' || s, 'Shop ' || s, s, s, 's' || s || '@shop.example', (5550000000 + s)::text, 'none',
             true, 'approved'
        from generate_series(1, ${ROWS}) s;
    insert into lead (id, reference, seller_id, region)
      select 'l' || i, 'R' || lpad(i::text, 6, '0'), 'seller' || i, 'IN' from generate_series(1, ${ROWS}) i;
    insert into enquiry (id, reference, product_name, seller_id, region, price, lead_id)
      select 'e' || i, 'R' || lpad(i::text, 6, '0'), 'Watch ' || i, 'seller' || i, 'IN', 100, 'l' || i
        from generate_series(1, ${ROWS}) i;`,
  );
  await watched.client.query('analyze');
}, 180_000);
afterAll(() => database.close());

it.each(['shop 7777', 's7777@shop.example', '+91 555 000 7777'])(
  'reads only the sellers found for %s',
  async (text) => {
    const read = () => findSellers(watched.db, text, 5);
    expect(await watched.tablesScanned(['seller'], read)).toEqual([]);
    expect(await watched.rowsRead(['seller'], read)).toBeLessThan(100);
    expect((await read())[0]).toMatchObject({ name: expect.stringMatching(/^Shop 7777/) });
  },
);

it.each([undefined, 'seller7777'])(
  'reads only the lead of a reference, of seller %s',
  async (of) => {
    const read = () => findLeadByReference(watched.db, 'R007777', of);
    expect(await watched.tablesScanned(['lead', 'enquiry', 'seller'], read)).toEqual([]);
    expect(await read()).toMatchObject({ id: 'l7777', piece: 'Watch 7777' });
  },
);
