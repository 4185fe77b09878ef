import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveEverything } from '#services/backup/move-everything.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { bareDatabase, definitionsOf, migrate } from '#tests/support/bare-database.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { versionIn } from '#tests/support/versions.ts';
import { rowsOf } from '../database.ts';
import { beginLoad, compareLoad, completeLoad, loadTable } from '../transfer/load.ts';
import { beginReading, listTables, type RowDigest, readTable } from '../transfer/tables.ts';
import { OWN_FOLDERS, readMigrations } from './migration-files.ts';

// Version one is this one; what comes after it is made up (docs/decisions/025-migrations.md).

const scratch = mkdtempSync(join(tmpdir(), 'dhow-versions-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const versionWith = (
  name: string,
  migrations: Record<string, string>,
  functions: Record<string, string>,
) => versionIn(join(scratch, name), migrations, functions);

/** Another text of a function that this version has. */
const few = (products: number) => ({
  'touch-products.sql': readFileSync(
    join(OWN_FOLDERS.functions, 'touch-products.sql'),
    'utf8',
  ).replace('then 10 else 300', `then ${products} else ${products}`),
});

const two = versionWith(
  'two',
  {
    '0001_restocked': 'ALTER TABLE "product" ADD COLUMN "restocked_at" timestamp with time zone;',
    '0002_restocked_index': `CREATE INDEX CONCURRENTLY "product_restocked" ON "product"
      USING btree ("restocked_at") WHERE "restocked_at" is not null;`,
  },
  {
    ...few(77),
    'note-restock.sql': `create or replace function note_restock() returns trigger language plpgsql as $$
      begin new.restocked_at := now(); return new; end $$;
      create or replace trigger product_restocked before update of availability on product
        for each row when (old.availability = 'SOLD' and new.availability = 'AVAILABLE')
        execute function note_restock();`,
  },
);
const broken = versionWith(
  'broken',
  { '0001_broken': 'CREATE TABLE "half" ();\n--> statement-breakpoint\nnonsense;' },
  few(66),
);
const otherFunctions = versionWith('other-functions', {}, few(55));

let url: string | null;
let test: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let product: Awaited<ReturnType<typeof aProduct>>;
let parents: ReturnType<typeof parentsOf>;
const here = () => ({ url, db: test.db });

beforeAll(async () => {
  url = await freshDatabaseUrl();
  test = await testApp({ limitScale: 1000 }, null, url);
  [admin, seller] = [await anAdmin(test), await aSeller(test)];
  parents = parentsOf(seller, await aCategory(test.db));
  product = await aProduct(test.db, parents, { name: 'Lantern' });
}, 120_000);
afterAll(() => test.close());

async function fewNow(): Promise<number | undefined> {
  const [row] = await rowsOf<{ few: number }>(test.db, sql`select few_products() as few`);
  return row?.few;
}

let turn = 0;

/** What shoppers, sellers and admins do with version one; nothing of it is answered from what is kept. */
async function workInVersionOne(): Promise<void> {
  turn += 1;
  const ask = (way: string, token = '', payload?: object, method: 'PUT' | 'POST' = 'PUT') => ({
    method: payload === undefined ? ('GET' as const) : method,
    url: `/api/${way}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  const reference = `TWO${String(turn).padStart(4, '0')}`;
  for (const request of [
    ask(`get-product?limit=10&q=lantern ${turn}`),
    ask(`get-product?minPrice=${turn}&facets=brand,price`),
    ask(`enquiry`, '', { reference, productId: product.id, region: 'IN' }, 'POST'),
    ask(`admin/get-products?page=1`, admin.token),
    ask(`admin/get-enquiries?page=1`, admin.token),
    ask(`seller/get-leads/${seller.id}`, seller.token),
    ask(`admin/update-trending/${product.id}`, admin.token, { isTrending: turn % 2 === 0 }),
    ask(`get-product/${product.id}`),
  ]) {
    const { statusCode, body } = await test.app.inject(request);
    expect([request.url, statusCode < 300 ? 'answered' : body]).toEqual([request.url, 'answered']);
  }
}

describe('the next version’s migration, while this one is in use', () => {
  it('leaves all as it was where it fails', async () => {
    await workInVersionOne();
    const before = await definitionsOf(test.db);
    await expect(migrate(here(), { folders: broken })).rejects.toThrow();
    expect(await definitionsOf(test.db)).toEqual(before);
    expect(await fewNow()).not.toBe(66);
    await workInVersionOne();
  });

  it('fails nobody, and steps aside for who is in its way', async () => {
    const { promise: aside, resolve } = Promise.withResolvers<void>();
    const lines: string[] = [];
    const tell = (line: string) => {
      lines.push(line);
      if (line.startsWith('a table is in use')) resolve();
    };
    // The embedded database has one session, and nobody in the way.
    const long = url === null ? null : new pg.Client({ connectionString: url });
    await long?.connect();
    await long?.query('begin; lock table product in row exclusive mode');
    let isOver = false;
    const using = [0, 1, 2].map(async () => {
      while (!isOver) await workInVersionOne();
    });
    const migrating = migrate(here(), { folders: two, tell });
    if (long !== null) {
      await aside;
      await workInVersionOne();
      await long.query('commit');
      await long.end();
    }
    const done = await migrating.finally(() => {
      isOver = true;
    });
    await Promise.all(using);
    expect(done).toEqual({
      migrations: ['0001_restocked', '0002_restocked_index'],
      functions: true,
      isNewer: false,
    });
    expect(lines).toContain('migration 0002_restocked_index');
    expect(await fewNow()).toBe(77);
    await workInVersionOne();
  }, 120_000);

  it('makes what a new database of that version has', async () => {
    const fresh = await bareDatabase();
    await migrate(fresh, { folders: two });
    expect(await definitionsOf(test.db)).toEqual(await definitionsOf(fresh.db));
    await fresh.close();
  }, 120_000);
});

describe('two versions on one database', () => {
  const restocked = () =>
    rowsOf<{ name: string; at: Date | null }>(
      test.db,
      sql`select name, restocked_at as at from product where restocked_at is not null order by name`,
    );

  it('each find what the other writes', async () => {
    // Version two names its column; version one does not know of it, and a trigger fills it in.
    const given = { ...parents, id: 'b'.repeat(20), name: 'Sextant' };
    await test.db.execute(sql`insert into product
      (id, name, brand, seller_id, category_id, sub_category_id, price_inr, price_aed, restocked_at)
      values (${given.id}, ${given.name}, 'Corvo', ${given.sellerId}, ${given.categoryId},
              ${given.subCategoryId}, 5, 1, now())`);
    expect((await test.app.inject('/api/get-product?q=sextant')).json()).toHaveLength(1);
    for (const availability of ['SOLD', 'AVAILABLE']) {
      const { statusCode, body } = await test.app.inject({
        method: 'PUT',
        url: `/api/seller/update-availability/${product.id}`,
        headers: { authorization: `Bearer ${seller.token}` },
        payload: { availability },
      });
      expect(statusCode, body).toBe(200);
    }
    expect((await restocked()).map(({ name }) => name)).toEqual(['Lantern', 'Sextant']);
    await workInVersionOne();
    expect(await restocked()).toHaveLength(2);
  });

  it('a start of the earlier one changes nothing', async () => {
    const before = await definitionsOf(test.db);
    expect(await migrate(here(), { evenEarlierFunctions: false })).toEqual({
      migrations: [],
      functions: false,
      isNewer: true,
    });
    if (url !== null) await (await testApp({}, null, url)).close();
    expect(await definitionsOf(test.db)).toEqual(before);
    expect(await restocked()).toHaveLength(2);
    await workInVersionOne();
  });
});

it('an archive of the earlier version becomes a database of the later one', async () => {
  const { at } = readMigrations().at(-1) ?? { at: 0 };
  const earlier = await bareDatabase({ isMigrated: true });
  const target = await bareDatabase({ single: true });
  await earlier.db.execute(sql`insert into category (id, name) values ('c1', 'Lamps')`);
  await migrate(target, { folders: two, upTo: at });
  const tables = await listTables(earlier.db);
  await beginLoad(target.db, { id: 'archive', what: 'restore', schemaAt: at, tables });
  const digests = new Map<string, RowDigest>();
  await earlier.db.transaction(async (inner) => {
    const source = inner as typeof earlier.db;
    await beginReading(source);
    for (const table of await listTables(source)) {
      digests.set(table.name, await loadTable(target.db, table, readTable(source, table)));
    }
  });
  expect(await compareLoad(target.db, digests, [])).toEqual([]);
  await migrate(target, { folders: two, isLoading: true });
  await completeLoad(target.db, async () => {});
  expect(await definitionsOf(target.db)).toEqual(await definitionsOf(test.db));
  const names = await rowsOf(target.db, sql`select name, status from category`);
  expect(names).toEqual([{ name: 'Lamps', status: 'LISTED' }]);
  await Promise.all([earlier.close(), target.close()]);
}, 120_000);

it('functions alone are put back where that is asked for, and by no start', async () => {
  const database = await bareDatabase({ isMigrated: true });
  const ours = await definitionsOf(database.db);
  expect(await migrate(database, { folders: otherFunctions })).toMatchObject({ functions: true });
  const theirs = await definitionsOf(database.db);
  expect(theirs).not.toEqual(ours);
  const start = { evenEarlierFunctions: false };
  expect(await migrate(database, start)).toMatchObject({ functions: false });
  expect(await definitionsOf(database.db)).toEqual(theirs);
  expect(await migrate(database)).toMatchObject({ functions: true });
  expect(await definitionsOf(database.db)).toEqual(ours);
  await database.close();
}, 120_000);

it('a move takes along a database of its own version alone', async () => {
  if (url === null) return; // where the version is read does not depend on the engine
  const move = (from: string, to: string) =>
    moveEverything(
      {
        from: { database: { url: from }, name: 'shop' },
        to: { url: to },
        media: null,
        moveData: async () => {},
      },
      { at: () => {}, done: () => {} },
    );
  const [older, target] = [await bareDatabase({ isMigrated: true }), await bareDatabase()];
  await expect(move(url, target.url ?? '')).rejects.toThrow('of a later version of Dhow');
  await older.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await expect(move(older.url ?? '', target.url ?? '')).rejects.toThrow('of an earlier version');
  await Promise.all([older.close(), target.close()]);
});
