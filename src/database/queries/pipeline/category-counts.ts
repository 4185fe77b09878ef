import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS, daysAfter, utcDayOf } from '#domain/time/days.ts';
import { type Database, rowsOf } from '../../database.ts';
import { findSiteState, setSiteState } from '../site-state.ts';

const SUMMED = 'category-counts';
/** Views are written a little after they were counted, by processes whose clocks differ. */
const SETTLED_MS = DAY_MS + 60 * 60_000;

/** The days that are added up, both included; null where there are none yet. */
type Days = { from: string; until: string };

async function findSummed(db: Database): Promise<Days | null> {
  const value = await findSiteState(db, SUMMED);
  const [from, until] = value?.split(' ') ?? [];
  return from && until ? { from, until } : null;
}

/** Selects where a product stands now, one by one: a join would read all products there are. */
export const categoryOf = (productId: SQL): SQL =>
  sql`coalesce((select p.category_id from product p where p.id = ${productId}), '')`;

/** Views and enquiries of single products on the days that `where` leaves, with the category of each. */
const counted = (where: (day: SQL) => SQL): SQL => sql`
  select c.day, ${categoryOf(sql`c.product_id`)} as category_id, c.region, c.views, c.enquiries
    from (
      select v.day, v.product_id, v.region, v.views, 0 as enquiries
        from view_count v where ${where(sql`v.day`)}
      union all
      select e.day, e.product_id, e.region, 0, e.enquiries
        from enquiry_count e where ${where(sql`e.day`)}) c`;

/**
 * Adds up one day that is over: the next one after those that are added up, or else the one before them. Returns
 * whether there may be more to do.
 */
export async function sumNextDay(db: Database, now: Date): Promise<boolean> {
  const last = utcDayOf(now.getTime() - SETTLED_MS);
  return db.transaction(async (transaction) => {
    const within = transaction as unknown as Database;
    const summed = await findSummed(within);
    if (summed !== null && summed.until < last) {
      const day = daysAfter(summed.until, 1);
      await sumDay(within, day);
      await setSiteState(within, SUMMED, `${summed.from} ${day}`);
      return true;
    }
    const day = summed === null ? last : daysAfter(summed.from, -1);
    if (summed !== null && !(await isAnyBefore(within, summed.from))) return false;
    await sumDay(within, day);
    await setSiteState(within, SUMMED, `${day} ${summed?.until ?? last}`);
    return true;
  });
}

async function isAnyBefore(db: Database, day: string): Promise<boolean> {
  const [row] = await rowsOf<{ any: boolean }>(
    db,
    sql`select (exists (select from view_count where day < ${day}::date)
      or exists (select from enquiry_count where day < ${day}::date)) as any`,
  );
  return row?.any ?? false;
}

/** Adds up anew the days on which these leads came, where they are added up already. */
export async function sumDaysOf(db: Database, leads: readonly string[]): Promise<void> {
  const summed = await findSummed(db);
  if (summed === null) return;
  const days = await rowsOf<{ day: string }>(
    db,
    sql`select distinct (created_at at time zone 'UTC')::date::text as day from enquiry
      where lead_id = any(${sql.param(leads)}::text[])`,
  );
  for (const { day } of days) {
    if (day >= summed.from && day <= summed.until) await sumDay(db, day);
  }
}

/** Any number that nothing else locks. */
const SUM_LOCK = 5_501_735;

async function sumDay(db: Database, day: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SUM_LOCK})`);
  await db.execute(sql`delete from category_count where day = ${day}::date`);
  await db.execute(sql`
    insert into category_count (day, category_id, region, views, enquiries)
      select day, category_id, region, sum(views), sum(enquiries)
        from (${counted((each) => sql`${each} = ${day}::date`)}) c
        group by 1, 2, 3`);
}

/**
 * Selects views, enquiries and won products by day, category and region, of the days from `from` to `until`: days that
 * are added up as they are, all others from the counters of single products.
 */
export async function selectFunnel(db: Database, { from, until }: Days): Promise<SQL> {
  const summed = await findSummed(db);
  const between = (first: string, last: string) => (day: SQL) =>
    sql`${day} between ${first}::date and ${last}::date`;
  const won = sql`
    select w.day, ${categoryOf(sql`w.product_id`)} as category_id, w.region, 0 as views, 0 as enquiries, w.won
      from won_count w where ${between(from, until)(sql`w.day`)}`;
  const pieces = (first: string, last: string) =>
    sql`select day, category_id, region, views, enquiries, 0 as won
      from (${counted(between(first, last))}) pieces`;
  if (summed === null || summed.until < from || summed.from > until) {
    return sql`${pieces(from, until)} union all ${won}`;
  }
  const parts = [
    sql`select day, category_id, region, views, enquiries, 0 as won from category_count
      where ${between(later(from, summed.from), earlier(until, summed.until))(sql`day`)}`,
    won,
  ];
  if (from < summed.from) parts.push(pieces(from, daysAfter(summed.from, -1)));
  if (until > summed.until) parts.push(pieces(daysAfter(summed.until, 1), until));
  return sql.join(parts, sql` union all `);
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
