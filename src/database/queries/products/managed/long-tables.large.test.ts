import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN_DAYS, BinQuery } from '#contracts/bin.ts';
import { type ManagedProduct, ManagedProductQuery } from '#contracts/product.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { daysBefore } from '#domain/time/days.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { productsIn } from '#tests/support/products-in.ts';
import { watchPlans } from '#tests/support/tables-scanned.ts';
import { findEntriesNow, listBin } from '../../bin.ts';
import { findMovedEntries } from '../../catalogue/merge/named-elsewhere.ts';
import { listAllProducts, listSellerProducts } from './list-managed.ts';

const ROWS = 100_000;
const url = await freshDatabaseUrl();
let database: OpenDatabase;
let db: Database;
let watched: ReturnType<typeof watchPlans>;

/**
 * Rows without triggers, and indexes once the rows are there: a few seconds on PostgreSQL, minutes on
 * PGlite, which plans alike.
 */
beforeAll(async () => {
  if (url === null) return;
  database = await openPostgres(url, { poolSize: 2 });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  watched = watchPlans({ ...database, db: drizzle(pool) as unknown as Database });
  db = watched.db;
  await watched.fillUnindexed(
    ['product'],
    `
    set session_replication_role = replica;
    insert into category (id, name) select 'category' || i, 'Category ' || i
      from generate_series(0, 4) i;
    insert into sub_category (id, category_id, name)
      select 'subcategory' || i, 'category' || i % 5, 'Shelf ' || i from generate_series(0, 24) i;
    insert into product_type (id, category_id, sub_category_id, name)
      select 'producttype' || i, 'category' || i % 5, 'subcategory' || i % 25, 'Type ' || i
        from generate_series(0, 49) i;
    insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval)
      select 'theseller' || i, 'Seller ' || i, i, i, i || '@shop.example', 5550000000 + i, 'none',
             i % 100 > 0, case when i % 100 > 0 then 'approved' else 'deactivated' end
        from generate_series(0, 399) i;
    insert into product (id, seller_id, category_id, sub_category_id, product_type_id, name, brand,
        price_inr, price_aed, trending, published, availability, sold_at, taken_down_at, taken_down_reason,
        look_again_at, seller_sku, headline, created_at)
      select lpad(to_hex(i * 48271::bigint % 2147483647), 8, '0') || 'anid', 'theseller' || i % 400,
             'category' || i % 5, 'subcategory' || i % 25, 'producttype' || i % 50, name, brand,
             100 + i % 60000, 5 + i % 3000, i % 50 = 0, i % 100 > 0 and i % 10 <> 7 and i % 5000 <> 1,
             case when i % 10 = 7 then 'SOLD' else 'AVAILABLE' end, case when i % 10 = 7 then now() end,
             case when i % 5000 = 1 then now() end, case when i % 5000 = 1 then 'other' end,
             case when i % 10000 = 1 then now() end,
             'AX-' || i, to_tsvector('simple', brand || ' ' || name), now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}) i, lateral (select 'Brand' || i % 120 as brand,
          'word' || i * 7919 % 3000 || case when i % 5 = 0 then ' classic' else '' end as name) n;
    insert into product_undo (product_id, seller_id, name, kind, change, actor_id, by_admin, version_before, version, before, created_at)
      select 'deleted' || i, 'theseller' || i % 400, 'Piece ' || i, 'deleted', 'change' || i % 900, 'someone',
             i % 3 = 0, 1, 1, '{"media": []}', now() - i * interval '20 seconds'
        from generate_series(1, ${ROWS}) i;
    insert into bin_entry (id, kind, name, before, deleted_at)
      select 'entry' || i, 'sub-category', 'Shelf ' || i, '{}', now() - i * interval '1 minute'
        from generate_series(1, 300) i;
    insert into moved_entry (from_path, to_path)
      select 'movedentry' || i, 'subcategory' || i % 25 from generate_series(1, ${ROWS}) i;
    insert into product_without_picture select id from product where price_inr % 40 = 0;
    insert into product_price select id, price_inr, price_aed from product;
    insert into row_count (name, part, rows) values ('product', 0, ${ROWS})
      on conflict (name, part) do update set rows = ${ROWS};
    insert into search_word (word, products)
      select word, count(*) from product, unnest(tsvector_to_array(headline)) word group by word;
    set session_replication_role = default;`,
  );
  await watched.client.query('vacuum (analyze)');
}, 180_000);

afterAll(async () => {
  await watched?.client.end();
  await database?.close();
});

const parse = (query: object) => ManagedProductQuery.parse({ limit: 10, ...query });
const all = (query: object) => listAllProducts(db, parse(query));
const scanned = (work: () => Promise<unknown>) => watched.tablesScanned(['product'], work);
const rowsRead = (work: () => Promise<unknown>) =>
  watched.rowsRead(['product', 'product_price'], work);

const cursor = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const middle = cursor('2026-01-01 00:00:00+00', 'm');
const middleName = cursor('word2', 'm');
const columns = ManagedProductQuery.shape.sort.unwrap().options;
const orders = (['asc', 'desc'] as const).flatMap((order) =>
  columns.map((sort) => ({ sort, order })),
);

describe.skipIf(url === null)('of a hundred thousand products', () => {
  it.each(orders)('a first page reads a few, %j', async (order) => {
    expect(await rowsRead(() => all(order))).toBeLessThan(10_000);
    expect(await all(order)).toMatchObject({ total: ROWS, capped: false });
  });

  it.each(orders)('the deepest numbered page reads as many as it must, %j', async (order) => {
    expect(await rowsRead(() => all({ ...order, page: 1000 }))).toBeLessThan(60_000);
    await expect(all({ ...order, page: 1001 })).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each(orders)('pages by number and by key are the same, deep in it, %j', async (order) => {
    const [before, page] = [await all({ ...order, page: 699 }), await all({ ...order, page: 700 })];
    const next = await all({ ...order, after: before.next ?? '' });
    expect(next.ids).toEqual(page.ids);
    expect(await rowsRead(() => all({ ...order, after: before.next ?? '' }))).toBeLessThan(30_000);
  });

  it.each([
    { trending: 'true' },
    { sort: 'name', order: 'asc', category: 'category1' },
    { sort: 'name', order: 'asc', withoutPictures: 'true' },
    { withoutPictures: 'true', page: 20 },
    { after: middle },
    { sort: 'name', order: 'asc', after: middleName },
    { sort: 'name', order: 'asc', q: 'word77' },
    { sort: 'seller', order: 'asc', q: 'word77' },
    { q: 'classic' },
    { seller: 'theseller7' },
    { sort: 'brand', order: 'asc', seller: 'theseller7', visibility: 'published' },
    { sort: 'seller', order: 'asc', subCategory: 'subcategory7' },
    { sort: 'name', order: 'asc', type: 'producttype7' },
    { sort: 'name', order: 'asc', type: 'producttype7', page: 100 },
    { sort: 'name', order: 'asc', visibility: 'published' },
    { sort: 'priceINR', order: 'desc', visibility: 'published', category: 'category1' },
    { minPrice: '59000', maxPrice: '59100' },
    { sort: 'priceAED', order: 'desc', seller: 'theseller7' },
    { visibility: 'hidden' },
    { visibility: 'taken-down' },
    { availability: 'reserved' },
    { lookAgain: 'true' },
    { lookAgain: 'true', seller: 'theseller1' },
    { sort: 'seller', order: 'asc', visibility: 'hidden', page: 50 },
    { sort: 'name', order: 'asc', visibility: 'seller' },
    { sort: 'name', order: 'asc', visibility: 'category' },
    { sort: 'name', order: 'asc', visibility: 'hidden', after: middleName },
    { sort: 'name', order: 'asc', visibility: 'hidden', trending: 'true' },
    { sort: 'name', order: 'asc', subCategory: 'subcategory7', trending: 'false' },
    { sort: 'name', order: 'asc', q: '0000bc8f' },
    { q: 'AX-500' },
    { q: 'x-5000' },
    { sort: 'name', order: 'asc', q: 'seller 77' },
    { q: 'word3', seller: 'theseller7', visibility: 'published' },
  ])('those of a filter or search are not looked for among all, %j', async (query) => {
    expect(await scanned(() => all(query))).toEqual([]);
  });

  it.each([
    [{}, {}],
    [{ page: 500 }, {}],
    [{ kind: 'product' }, {}],
    [{}, { ownOf: 'theseller7' }],
  ])('the bin reads as many as it must, %j %j', async (query, whose) => {
    const list = () =>
      listBin(db, BinQuery.parse({ limit: 20, ...query }), whose, daysBefore(new Date(), BIN_DAYS));
    expect(await watched.rowsRead(['product_undo'], list)).toBeLessThan(35_000);
    expect(await watched.tablesScanned(['product_undo'], list)).toEqual([]);
  });

  it('what was merged or deleted is looked up by its key', async () => {
    const read = (work: () => Promise<unknown>) => watched.rowsRead(['moved_entry'], work);
    const parts = ['movedentry7', 'subcategory1', 'movedentry8/subcategory1'];
    expect(await read(() => findMovedEntries(db, parts))).toBeLessThan(10);
    const was = { subCategoryId: 'movedentry7', productTypeId: 'producttype7' };
    expect(await read(() => findEntriesNow(db, was))).toBeLessThan(10);
  });

  it('tells exactly of up to ten thousand, and that there are more', async () => {
    const count = async (query: object) => {
      const { total, capped } = await all(query);
      return [total, capped];
    };
    expect(await count({ visibility: 'taken-down' })).toEqual([20, false]);
    expect(await count({ availability: 'sold' })).toEqual([ROWS / 10, false]);
    expect(await count({ q: 'classic' })).toEqual([10_000, true]);
    expect(await count({ category: 'category1' })).toEqual([10_000, true]);
    expect(await count({ type: 'producttype7' })).toEqual([ROWS / 50, false]);
  });

  it.each(columns)("a seller's own are sorted by %s, whatever their number", async (sort) => {
    const list = (page: number) =>
      listSellerProducts(db, 'theseller7', parse({ sort, order: 'asc', page }));
    expect(await rowsRead(() => list(1))).toBeLessThan(1_000);
    const pages = await Promise.all(Array.from({ length: 25 }, (_, index) => list(index + 1)));
    const rows = pages.flatMap((page): ManagedProduct[] => productsIn(page));
    expect(new Set(rows.map((row) => row._id)).size).toBe(ROWS / 400);
  });
});
