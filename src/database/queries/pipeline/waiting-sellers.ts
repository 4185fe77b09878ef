import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/time/days.ts';
import { type Database, rowsOf } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';

const MOST_SELLERS = 50;
const MOST_WAITING = 1_000;
const MOST_MOVES = 1_000;

export type WaitingSellerRow = {
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
