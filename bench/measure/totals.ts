import { type SQL, sql } from 'drizzle-orm';
import { allTotalsOf } from '#database/catalogue/totals.ts';
import { type Database, rowsOf } from '#database/database.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { foldCounts } from '#database/queries/fold-counts.ts';
import { startSafePostgres } from '../data/safe-postgres.ts';
import { type Line, milliseconds, type Table, whole } from '../report.ts';
import { backendTime } from './backend-time.ts';

const SELLERS = 10_000;
const CATEGORIES = 12;
const SUB_CATEGORIES = 240;
const BRANDS = 5_000;
const CHOICES = 12;
/** Sets of 250 new prices, each of one sub-category; a set has its rows at some dozen steps of both prices. */
const SETS = 2_000;
const STEPS_OF_SET = 24;
const TIMES = 9;

/**
 * What `listing_total` takes and how long its sums take with 10,000 sellers of 10 and of 100 products each: each sells in
 * one to eight sub-categories, of one to twelve brands, with four choices a product. Rows are as the trigger adds and the
 * background folds them, of products that are drawn and not inserted. Then 2,000 sets of new prices, and their folding.
 */
export async function measureTotals(): Promise<Table> {
  const server = await startSafePostgres(async () => {});
  const { db, close } = await openPostgres(server.url, { poolSize: 1 });
  const measured = { db, databaseTime: backendTime(server.url) };
  try {
    const lines: Line[] = [];
    for (const each of [10, 100]) {
      await fillTotals(db, each);
      lines.push(await lineOf(measured, `${whole(SELLERS * each)} products`));
    }
    await addPriceSets(db);
    lines.push(await lineOf(measured, `and ${whole(SETS)} sets of new prices, not folded`));
    while (await foldCounts(db));
    await db.execute(sql`vacuum analyze listing_total`);
    lines.push(await lineOf(measured, 'these folded'));
    return {
      title: `Totals of public lists with ${whole(SELLERS)} sellers, and PostgreSQL's time for their sums`,
      columns: ['', 'rows', 'MB', 'sums of the shop', 'of a category', 'of a sub-category'],
      lines,
    };
  } finally {
    await close();
    await server.stop();
  }
}

/** An id of twenty characters, as all are. */
const idOf = (text: string) => sql.raw(`left(md5(${text}), 20)`);
const choice = sql.raw(`floor(random() * ${CHOICES})::integer`);

async function fillTotals(db: Database, each: number): Promise<void> {
  await db.execute(sql`truncate listing_total`);
  await db.execute(sql`
    insert into listing_total (category_id, sub_category_id, kind, value, products, folded)
      with drawn as (
        select seller, (seller * 31 + floor(random() * (1 + seller % 8))::integer * 17) % ${SUB_CATEGORIES} as sub,
               (seller * 13 + floor(random() * (1 + seller % 12))::integer * 101) % ${BRANDS} as brand,
               floor(random() * 3)::integer as type,
               floor((6 + random() + random() * 2 + random() * 3) / ln(1.25))::integer as step,
               ${choice} as one, ${choice} as two, ${choice} as three, ${choice} as four
          from generate_series(1, ${SELLERS}::integer) as seller, generate_series(1, ${each}::integer)),
      counted as (
        select sub, kind, number, count(*) as products
          from drawn cross join lateral (
            values ('seller', seller), ('type', type), ('brand', brand), ('inr', step), ('aed', step - 14),
                   ('value', one), ('value', 100 + two), ('value', 200 + three), ('value', 300 + four)
          ) as of_kind (kind, number)
          group by 1, 2, 3)
      select ${idOf(`'category' || sub % ${CATEGORIES}`)}, ${idOf(`'sub' || sub`)}, kind,
             case kind when 'brand' then 'Brand ' || number when 'seller' then ${idOf(`'seller' || number`)}
               when 'inr' then number::text when 'aed' then number::text
               else ${idOf(`kind || sub || '-' || number`)} end,
             products, true
        from counted`);
  await db.execute(sql`vacuum analyze listing_total`);
}

/** What the trigger adds for sets of prices that go up by a step: one less at each old step, one more at the next. */
const addPriceSets = (db: Database) =>
  db.execute(sql`
    insert into listing_total (category_id, sub_category_id, kind, value, products)
      select ${idOf(`'category' || sub % ${CATEGORIES}`)}, ${idOf(`'sub' || sub`)}, kind,
             (25 + step)::text, case when step % 2 = 0 then 1 else -1 end
        from generate_series(1, ${SETS}::integer) as set_number
          cross join lateral (select set_number % ${SUB_CATEGORIES} as sub) as of_set
          cross join generate_series(1, ${STEPS_OF_SET / 2}::integer) as step
          cross join (values ('inr'), ('aed')) as kinds (kind)`);

type Measured = { db: Database; databaseTime: () => Promise<number> };

async function lineOf(measured: Measured, name: string): Promise<Line> {
  const { db } = measured;
  const [room] = await rowsOf<{ rows: number; bytes: number; category: string; sub: string }>(
    db,
    sql`select count(*)::integer as rows, pg_total_relation_size('listing_total')::float8 as bytes,
      min(category_id) as category, min(sub_category_id) as sub from listing_total`,
  );
  if (room === undefined) throw new Error('no totals');
  const within = (where: SQL) => sql`select kind, value, sum(products) from listing_total
    where ${where} group by 1, 2 having sum(products) > 0`;
  return {
    name,
    values: [
      whole(room.rows),
      (room.bytes / 1e6).toFixed(1),
      milliseconds(await timeOf(measured, allTotalsOf({}))),
      milliseconds(await timeOf(measured, within(sql`category_id = ${room.category}`))),
      milliseconds(await timeOf(measured, within(sql`sub_category_id = ${room.sub}`))),
    ],
    isWithin: null,
  };
}

/** The milliseconds of PostgreSQL's processor that a statement takes, one process alone; its rows are counted and not sent. */
async function timeOf({ db, databaseTime }: Measured, statement: SQL): Promise<number> {
  await db.execute(sql`set max_parallel_workers_per_gather = 0`);
  const before = await databaseTime();
  for (let at = 0; at < TIMES; at += 1) {
    await db.execute(sql`select count(*) from (${statement}) as summed`);
  }
  return ((await databaseTime()) - before) / TIMES;
}
