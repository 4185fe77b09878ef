import { sql } from 'drizzle-orm';
import type {
  PipelineNumbers,
  PipelineNumbersQuery,
  WonValue,
  WonValueQuery,
} from '#contracts/leads/pipeline.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { type Database, rowsOf } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { selectFunnel } from './category-counts.ts';

type CategoryRow = PipelineNumbers['categories'][number]['before'] & {
  _id: string;
  name: string;
  views_before: number;
  enquiries_before: number;
  won_before: number;
};

/**
 * Returns how all leads stand, and what became of the marketplace's products in the `days` days (UTC) that end with
 * today and in as many before; by day of one category alone where it is given.
 */
export async function pipelineNumbers(
  db: Database,
  { days, category }: PipelineNumbersQuery,
  today: Date,
): Promise<PipelineNumbers> {
  const back = (count: number) => utcDayOf(daysBefore(today, count));
  const funnel = await selectFunnel(db, { from: back(2 * days - 1), until: back(0) });
  const isNow = sql`day >= ${back(days - 1)}::date`;
  const [states, byDay, categories] = await Promise.all([
    rowsOf<{ state: keyof PipelineNumbers['states']; leads: number }>(
      db,
      sql`select state, sum(leads)::int as leads from lead_count group by state`,
    ),
    rowsOf<PipelineNumbers['days'][number]>(
      db,
      sql`select day::text as day, region, sum(views)::int as views, sum(enquiries)::int as enquiries,
          sum(won)::int as won
        from (${funnel}) counted ${category === undefined ? sql`` : sql`where category_id = ${category}`}
        group by counted.day, region order by counted.day, region`,
    ),
    rowsOf<CategoryRow>(
      db,
      sql`select top._id, category.name, top.views, top.enquiries, top.won,
          top.views_before, top.enquiries_before, top.won_before
        from (
          select category_id as _id,
              coalesce(sum(views) filter (where ${isNow}), 0)::int as views,
              coalesce(sum(enquiries) filter (where ${isNow}), 0)::int as enquiries,
              coalesce(sum(won) filter (where ${isNow}), 0)::int as won,
              coalesce(sum(views) filter (where not ${isNow}), 0)::int as views_before,
              coalesce(sum(enquiries) filter (where not ${isNow}), 0)::int as enquiries_before,
              coalesce(sum(won) filter (where not ${isNow}), 0)::int as won_before
            from (${funnel}) counted group by 1) top
          join category on category.id = top._id
        order by top.enquiries desc, top.views desc, top._id`,
    ),
  ]);
  const byState = new Map(states.map(({ state, leads }) => [state, leads]));
  const standing = (state: keyof PipelineNumbers['states']) => byState.get(state) ?? 0;
  return {
    states: {
      NEW: standing('NEW'),
      TALKING: standing('TALKING'),
      RESERVED: standing('RESERVED'),
      WON: standing('WON'),
      LOST: standing('LOST'),
    },
    days: byDay,
    categories: categories.map(({ views_before, enquiries_before, won_before, ...row }) => ({
      ...row,
      before: { views: views_before, enquiries: enquiries_before, won: won_before },
    })),
  };
}

/** Returns what was won in the `days` days (UTC) that end with today, by month and seller. */
export function wonValues(db: Database, { days }: WonValueQuery, today: Date): Promise<WonValue[]> {
  const sum = (currency: string) =>
    sql`coalesce(sum(won_price) filter (where won_currency = ${currency}), 0)::float8`;
  return rowsOf<WonValue>(
    db,
    sql`select month, json_build_object('_id', seller.id, 'name', seller.name) as seller,
        leads, "INR", "AED"
      from (
        select to_char(moved_at at time zone 'UTC', 'YYYY-MM') as month, seller_id,
            count(*)::int as leads, ${sum('INR')} as "INR", ${sum('AED')} as "AED"
          from lead
          where state = 'WON' and junk_at is null
            and moved_at >= ${utcDayOf(daysBefore(today, days - 1))}::date at time zone 'UTC'
          group by 1, 2) won
        join seller on seller.id = won.seller_id
      order by month desc, leads desc, seller.name, seller.id`,
  );
}

const MOST_SELLERS = 50;
const MOST_WAITING = 1_000;
const MOST_MOVES = 1_000;

type WaitingSellerRow = {
  id: string;
  name: string;
  waiting: number;
  /** As the database writes moments. */
  oldest: string;
  minutes: number | null;
};

/** Returns the active sellers with leads that have been new for more than a day, most of them first. */
export function listWaitingSellers(db: Database, now: Date): Promise<WaitingSellerRow[]> {
  const before = (days: number) => sql`${daysBefore(now, days).toISOString()}::timestamptz`;
  return rowsOf<WaitingSellerRow>(
    db,
    sql`
    select top.id, s.name, top.waiting, top.oldest, moves.minutes
      from (
        select c.seller_id as id, late.waiting, late.oldest
          from (select seller_id from lead_count where state = 'NEW'
                  group by seller_id having sum(leads) > 0) c
            join seller active on active.id = c.seller_id and active.status
            cross join lateral (
              select count(*)::int as waiting, min(created_at) as oldest from (
                select l.created_at from lead l
                  where l.seller_id = c.seller_id and l.state = 'NEW' and l.junk_at is null and l.created_at < ${before(1)}
                  order by l.is_due, l.created_at limit ${inlineNumber(MOST_WAITING)}) leads) late
          where late.waiting > 0
          order by late.waiting desc, late.oldest, c.seller_id
          limit ${inlineNumber(MOST_SELLERS)}) top
        join seller s on s.id = top.id
        cross join lateral (
          select percentile_cont(0.5) within group (order by minutes)::float8 as minutes from (
            select extract(epoch from l.first_moved_at - l.created_at) / 60 as minutes from lead l
              where l.seller_id = top.id and l.junk_at is null and l.first_moved_at >= ${before(90)}
              order by l.first_moved_at desc limit ${inlineNumber(MOST_MOVES)}) latest) moves
      order by top.waiting desc, top.oldest, top.id`,
  );
}
