import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { inlineNumber } from '../planner.ts';
import {
  keptColumns,
  keptOfRow,
  keysOfLandmark,
  keysOfRow,
  type ProductOrder,
  productOrders,
} from './product-orders.ts';

const LOCK = 719_340_022;

/** How far landmarks stand apart, and the shortest table that has any. */
export type Spacing = { every: number; from: number };

const usual: Spacing = { every: 2_000, from: 10_000 };

/** So many noted changes are not worth adding up: a reader counts them in less than a millisecond. */
const FEW_SHIFTS = 200;

/** Landmarks are placed anew where two have come to stand so many times as far apart. */
const WORN = 2;

type Table = { order: ProductOrder; ofSeller: string };

/**
 * Places the landmarks of long tables of products that have none, or whose landmarks have drifted
 * apart. Returns how many tables were short of them.
 */
export async function placeLandmarks(db: Database, spacing: Spacing = usual): Promise<number> {
  const worn = await listWornTables(db, spacing);
  for (const table of worn) await placeInTable(db, table, spacing);
  return worn.length;
}

/** Removes all landmarks; pages are counted from the beginning until the background places others. */
export async function forgetLandmarks(db: Database): Promise<void> {
  await holdLandmarks(db);
  await db.execute(sql`delete from product_landmark`);
}

/** One at a time: adding up and placing would take the same change into account twice. */
async function holdLandmarks(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/**
 * Moves the noted changes into the landmarks, in one statement, so that a reader sees either the one
 * or the other; not for a few, unless `all` are.
 */
export async function addUpShifts(db: Database, { all = false } = {}): Promise<void> {
  const [row] = await rowsOf<{ shifts: number }>(
    db,
    sql`select count(*)::int as shifts from (select from product_shift limit ${FEW_SHIFTS + 1}) s`,
  );
  if ((row?.shifts ?? 0) <= (all ? 0 : FEW_SHIFTS)) return;
  const moved = Object.values(productOrders).map(
    (order) => sql`${sql.identifier(`moved_${order.name}`)} as (
      update product_landmark l set rows_before = rows_before + d.steps
        from (select spot, step, sum(step) over (partition by of_seller
                order by ${keysOfLandmark(order, 's')}, step = 0 desc rows unbounded preceding) as steps
            from (select ctid as spot, of_seller, 0 as step, ${keptColumns(order)}
                from product_landmark where sort = ${order.name}
              union all select null, '', step, ${keptOfRow(order, 'gone')} from gone
              union all select null, seller_id, step, ${keptOfRow(order, 'gone')} from gone) s) d
        where l.ctid = d.spot and d.steps <> 0)`,
  );
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    await holdLandmarks(inside);
    await inside.execute(sql`with gone as materialized (delete from product_shift returning
        step, id, seller_id, name, brand, seller_name, category_name, sub_category_name, price_inr,
        price_aed, trending, created_at),
      ${sql.join(moved, sql`, `)}
      select`);
  });
}

/** Places the landmarks of one table. What is noted but not added up is taken off, since readers add it. */
async function placeInTable(
  db: Database,
  { order, ofSeller }: Table,
  { every }: Spacing,
): Promise<void> {
  const within = ofSeller === '' ? sql`true` : sql`p.seller_id = ${ofSeller}`;
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    await holdLandmarks(inside);
    await inside.execute(sql`delete from product_landmark
      where sort = ${order.name} and of_seller = ${ofSeller}`);
    await inside.execute(sql`
      insert into product_landmark (sort, of_seller, rows_before, ${keptColumns(order)})
      select ${order.name}, ${ofSeller}, rows_before - ${shiftsBefore(order, ofSeller)},
             ${keptColumns(order)}
        from (select ${keptOfRow(order, 'p')},
                     row_number() over (order by ${keysOfRow(order, 'p')}) - 1 as rows_before
                from product p where ${within}) as l
        where rows_before % ${inlineNumber(every)} = 0`);
  });
}

/** The sum of the noted changes before a row `l` with a landmark's columns. */
export function shiftsBefore(order: ProductOrder, ofSeller: SQL | string): SQL {
  return sql`(select coalesce(sum(c.step), 0) from product_shift c
    where ${shiftsWithin(ofSeller)}
      and (${keysOfRow(order, 'c')}) < (${keysOfLandmark(order, 'l')}))`;
}

/** The condition for noted changes `c` of one seller, or of all (''). */
export const shiftsWithin = (ofSeller: SQL | string): SQL =>
  ofSeller === '' ? sql`true` : sql`c.seller_id = ${ofSeller}`;

/** Returns the tables that should have landmarks and have none, or have them too far apart. */
async function listWornTables(db: Database, { every, from }: Spacing): Promise<Table[]> {
  const long = await rowsOf<{ of_seller: string; rows: number }>(
    db,
    sql`select '' as of_seller, sum(products)::int as rows from product_counted
        having sum(products) >= ${from}
      union all select seller_id, sum(products)::int from product_counted
        group by seller_id having sum(products) >= ${from}`,
  );
  if (long.length === 0) return [];
  const kept = await rowsOf<{ sort: string; of_seller: string; widest: number }>(
    db,
    sql`select sort, of_seller, greatest(max(gap), 0)::int as widest
      from (select sort, of_seller, lead(rows_before) over (partition by sort, of_seller
                order by rows_before) - rows_before as gap
              from product_landmark) l
      group by sort, of_seller`,
  );
  const last = await rowsOf<{ sort: string; of_seller: string; rows: number }>(
    db,
    sql`select sort, of_seller, max(rows_before) as rows from product_landmark group by 1, 2`,
  );
  const most = every * WORN;
  return long.flatMap(({ of_seller: ofSeller, rows }) =>
    Object.values(productOrders)
      .filter((order) => ofSeller === '' || order.isOfSellers)
      .filter(({ name }) => {
        const is = (each: { sort: string; of_seller: string }) =>
          each.sort === name && each.of_seller === ofSeller;
        const widest = kept.find(is)?.widest;
        return widest === undefined || widest > most || rows - (last.find(is)?.rows ?? 0) > most;
      })
      .map((order) => ({ order, ofSeller })),
  );
}
