import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { insertProducts } from '#database/bulk/insert-products.ts';
import { type Database, hasRow, rowsOf } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { csvLines } from '#domain/text/csv.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import type { AppContext } from '#services/app-context.ts';
import { checkImport } from '#services/imports/check-import.ts';
import { runImport } from '#services/imports/control-import.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { budgets, SMALL } from '../budgets.ts';
import { planData } from '../data/data-plan.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { startSafePostgres } from '../data/safe-postgres.ts';
import { settleTables } from '../data/settle-tables.ts';
import { type Line, type Table, whole } from '../report.ts';
import { backendTime } from './backend-time.ts';

const SELLERS = 4;
const CHECKED = 3000;
const ROWS = 1000;
/** How many days each of these had another price every day. */
const DAYS = 30;
const DAY_MS = 86_400_000;
const HEADS = ['Article number', 'Product Name', 'Brand', 'Category', 'Sub Category'];

/**
 * Tables of new prices, as sellers send them every day: how long the check of 3,000 rows takes, how many rows of 1,000
 * a seller are imported in a second, one seller's after another's and several side by side, and what the database
 * writes to its log for each.
 */
export async function measureImportRate(): Promise<Table> {
  const server = await startSafePostgres((db) => fillDatabase(db, SMALL, () => {}));
  try {
    const environment = { DATA_DIR: join(server.folder, 'dhow'), DATABASE_URL: server.url };
    const config = readConfig({ ...environment, DEMO: '0' });
    const { context, database } = await createAppContext(config, pino({ level: 'silent' }), null);
    const shops = await addShops(context.db);
    const check = (shop: Shop, price: number, rows: number) =>
      checkPrices(context, server.folder, shop, { price, rows });
    const [first, ...others] = shops;
    if (first === undefined) throw new Error('no seller');
    const begun = performance.now();
    await check(first, 200, CHECKED);
    const checkedIn = performance.now() - begun;

    const measured = { context, databaseTime: backendTime(server.url) };
    const one = await rateOf(measured, [await check(first, 300, ROWS)], 1);
    const ids = [];
    for (const shop of [first, ...others]) ids.push(await check(shop, 400, ROWS));
    const many = await rateOf(measured, ids, 2);
    await database.close();
    return tableOf(checkedIn, one, many);
  } finally {
    await server.stop();
  }
}

type Shop = Awaited<ReturnType<typeof addShops>>[number];

async function addShops(db: Database) {
  const plan = planData();
  const [entry] = plan.subCategories;
  const [names] = await rowsOf<{ category: string; sub: string }>(
    db,
    sql`select c.name as category, s.name as sub from sub_category s
      join category c on c.id = s.category_id where s.id = ${entry?.id}`,
  );
  if (entry === undefined || names === undefined) throw new Error('no sub-category');
  const longAgo = new Date(Date.now() - 2 * DAYS * DAY_MS);
  const shops = plan.sellers.filter(({ active }) => active).slice(0, SELLERS);
  for (const { id } of shops) {
    const products = Array.from({ length: CHECKED }, (_, at) => ({
      ...{ id: newId(), sellerId: id, name: `Priced piece ${at}`, brand: `House ${at % 40}` },
      description: '',
      ...{
        categoryId: entry.categoryId,
        subCategoryId: entry.id,
        productTypeId: null,
        sellerSku: `RATE-${at}`,
      },
      ...{ priceINR: '100.00', priceAED: '5.00', createdAt: longAgo, media: [] },
    }));
    await db.transaction((inside) => insertProducts(inside as Database, products));
  }
  await db.execute(sql`
    insert into price_change (product_id, price_inr, price_aed, changed_at)
      select id, 60 + day, 3 + day / 20.0, now() - make_interval(days => ${DAYS} - day)
        from product, generate_series(0, ${DAYS - 1}) as day
        where seller_sku like 'RATE-%' and substr(seller_sku, 6)::integer < ${ROWS}
        order by day, id`);
  await db.execute(sql`update product set (changed_inr, changed_aed) = (now(), now())
    where seller_sku like 'RATE-%'`);
  return shops.map(({ id, name }) => ({ id, name, ...names }));
}

async function checkPrices(
  context: AppContext,
  folder: string,
  { id, name, category, sub }: Shop,
  { price, rows }: { price: number; rows: number },
) {
  const lines = Array.from({ length: rows }, (_, at) => [
    ...[`RATE-${at}`, `Priced piece ${at}`, `House ${at % 40}`, category, sub],
    ...[String(price + at), String(price / 20)],
  ]);
  const path = join(folder, 'prices.csv');
  const table = csvLines([[...HEADS, 'Price (INR)', 'Price (AED)'], ...lines]);
  await writeFile(path, table);
  const actor = { role: 'seller' as const, id, name, approved: true as const };
  const file = { part: 'file', kind: 'table' as const, path, bytes: table.length, hash: '' };
  const checked = await checkImport(context, actor, file);
  if (checked.toChange !== rows) throw new Error(`${checked.toChange} rows are to be changed`);
  return { id: checked._id, actor };
}

/** Lets a day pass: a price that stood for minutes has never been. */
async function passDay(db: Database) {
  await db.execute(sql`update price_change set changed_at = changed_at - interval '1 day'`);
  await db.execute(sql`update product set changed_inr = changed_inr - interval '1 day',
    changed_aed = changed_aed - interval '1 day' where changed_inr is not null`);
  await settleTables(db);
}

/**
 * Runs these imports by so many loops, as a process of the background each; returns their
 * rate, and the bytes of log and milliseconds of Dhow's and PostgreSQL's processors for a row.
 */
async function rateOf(
  { context, databaseTime }: { context: AppContext; databaseTime: () => Promise<number> },
  imports: Awaited<ReturnType<typeof checkPrices>>[],
  loops: number,
) {
  const logged = async () => {
    const [row] = await rowsOf<{ at: number }>(
      context.db,
      sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`,
    );
    return row?.at ?? 0;
  };
  await passDay(context.db);
  for (const { id, actor } of imports) await runImport(context, actor, id);
  const [begun, before] = [performance.now(), await logged()];
  const [process0, database0] = [process.cpuUsage(), await databaseTime()];
  const left = () =>
    hasRow(
      rowsOf<{ id: string }>(
        context.db,
        sql`select id from product_import where stage = 'running' limit 1`,
      ),
    );
  const loop = async () => {
    while (await left()) if (!(await runNextImport(context))) await wait(5);
  };
  await Promise.all(Array.from({ length: loops }, loop));
  const seconds = (performance.now() - begun) / 1000;
  const rows = imports.length * ROWS;
  const { user, system } = process.cpuUsage(process0);
  return {
    rate: rows / seconds,
    bytes: ((await logged()) - before) / rows,
    dhow: (user + system) / 1000 / rows,
    database: ((await databaseTime()) - database0) / rows,
  };
}

type Rate = Awaited<ReturnType<typeof rateOf>>;

function tableOf(checkedIn: number, one: Rate, many: Rate): Table {
  const { importRows, importCheckMs } = budgets;
  const rateLine = (name: string, { rate, bytes, dhow, database }: Rate): Line => ({
    name,
    values: [
      `${whole(rate)} rows a second`,
      `${(bytes / 1024).toFixed(1)} kB of log a row`,
      `${dhow.toFixed(2)} ms of Dhow + ${database.toFixed(2)} of PostgreSQL a row`,
    ],
    isWithin: rate >= importRows,
  });
  return {
    title: `New prices from tables, on PostgreSQL (${whole(importRows)} rows a second)`,
    columns: ['', '', '', ''],
    lines: [
      {
        name: `checking ${whole(CHECKED)} rows`,
        values: [`${(checkedIn / 1000).toFixed(2)} s`, '', ''],
        isWithin: checkedIn <= importCheckMs,
      },
      rateLine(`${whole(ROWS)} rows of one seller`, one),
      rateLine(`${whole(ROWS)} rows of each of ${SELLERS} sellers, two at a time`, many),
    ],
  };
}
