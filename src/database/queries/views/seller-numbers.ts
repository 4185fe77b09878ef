import { type SQL, sql } from 'drizzle-orm';
import type { SellerNumbers, SellerNumbersQuery } from '#contracts/views/seller-numbers.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { isPublic } from '../../catalogue/is-public.ts';
import { type Database, rowsOf } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';

const MOST_PIECES = 20;
const MOST_UNASKED = 10;
/** Of how many first moves the median is taken: the latest. */
const MOST_MOVES = 1_000;

type Asked = SellerNumbersQuery & { sellerId: string; today: Date };
type Day = SellerNumbers['days'][number];
type Piece = Pick<Day, 'views' | 'enquiries' | 'won'> & {
  _id: string;
  name: string;
  views_before: number;
  enquiries_before: number;
  won_before: number;
};

/**
 * Returns what became of a seller's products in the `days` days (UTC) that end with today, and in as many before.
 * All but what was brought in and the first moves are sums of counters by day.
 */
export async function sellerNumbers(db: Database, asked: Asked): Promise<SellerNumbers> {
  const [days, wonValue, pieces, unasked, moves] = await Promise.all([
    rowsOf<Day>(db, byDay(asked)),
    rowsOf<SellerNumbers['wonValue'][number]>(db, wonByDay(asked)),
    rowsOf<Piece>(db, byPiece(asked)),
    rowsOf<SellerNumbers['unasked'][number]>(db, lookedAtAlone(asked)),
    rowsOf<{ leads: number; minutes: number | null }>(
      db,
      sql`${firstMoves(asked, 0)} union all ${firstMoves(asked, 1)}`,
    ),
  ]);
  const [now = noMoves, before = noMoves] = moves;
  return {
    days,
    wonValue,
    pieces: pieces.map(({ views_before, enquiries_before, won_before, ...piece }) => ({
      ...piece,
      before: { views: views_before, enquiries: enquiries_before, won: won_before },
    })),
    unasked,
    firstMove: { ...now, before },
  };
}

const noMoves = { leads: 0, minutes: null };

/** The first day of the period, of the one before (1), and the day after it (-1). */
const dayOf = ({ days, today }: Asked, periodsBack: number): SQL =>
  sql`${utcDayOf(daysBefore(today, (periodsBack + 1) * days - 1))}::date`;

type Counter = 'view_count' | 'seller_view_count' | 'enquiry_count' | 'won_count';

/** A counter's rows of both periods. */
function countedIn(table: Counter, asked: Asked): SQL {
  return sql`${sql.identifier(table)} c where c.seller_id = ${asked.sellerId}
    and c.day >= ${dayOf(asked, 1)} and c.day < ${dayOf(asked, -1)}
    ${asked.region === undefined ? sql`` : sql`and c.region = ${asked.region}`}`;
}

const byDay = (asked: Asked) => sql`
  select day::text as day, region, sum(views)::int as views, sum(page_views)::int as "pageViews",
      sum(enquiries)::int as enquiries, sum(won)::int as won
    from (
      select c.day, c.region, c.piece_views as views, c.page_views, 0 as enquiries, 0 as won
        from ${countedIn('seller_view_count', asked)}
      union all select c.day, c.region, 0, 0, c.enquiries, 0 from ${countedIn('enquiry_count', asked)}
      union all select c.day, c.region, 0, 0, 0, c.won from ${countedIn('won_count', asked)}) counted
    group by 1, 2 order by 1, 2`;

/** What won leads brought, on the day on which each was moved there, as won products are counted. */
const wonByDay = (asked: Asked) => sql`
  select (l.moved_at at time zone 'UTC')::date::text as day, l.won_currency as currency,
      sum(l.won_price)::float8 as value
    from lead l
    where l.seller_id = ${asked.sellerId} and l.state = 'WON'
      and l.moved_at >= ${dayOf(asked, 1)}::timestamp at time zone 'UTC'
      and l.moved_at < ${dayOf(asked, -1)}::timestamp at time zone 'UTC'
      ${asked.region === undefined ? sql`` : sql`and l.region = ${asked.region}`}
    group by 1, 2 order by 1, 2`;

/** The numbers of every product in both periods, one row a source. */
const piecesOf = (asked: Asked) => sql`
  select c.product_id, null as name, c.day, c.views, 0 as enquiries, 0 as won
    from ${countedIn('view_count', asked)}
  union all
  select c.product_id, c.product_name, c.day, 0, c.enquiries, 0
    from ${countedIn('enquiry_count', asked)} and c.product_id <> ''
  union all
  select c.product_id, c.product_name, c.day, 0, 0, c.won
    from ${countedIn('won_count', asked)} and c.product_id <> ''`;

function byPiece(asked: Asked): SQL {
  const isNow = sql`day >= ${dayOf(asked, 0)}`;
  const by = sql.identifier(asked.by);
  return sql`
    select top._id, coalesce(p.name, top.name) as name, top.views, top.enquiries, top.won,
        top.views_before, top.enquiries_before, top.won_before
      from (
        select product_id as _id, max(name) as name,
            coalesce(sum(views) filter (where ${isNow}), 0)::int as views,
            coalesce(sum(enquiries) filter (where ${isNow}), 0)::int as enquiries,
            coalesce(sum(won) filter (where ${isNow}), 0)::int as won,
            coalesce(sum(views) filter (where not ${isNow}), 0)::int as views_before,
            coalesce(sum(enquiries) filter (where not ${isNow}), 0)::int as enquiries_before,
            coalesce(sum(won) filter (where not ${isNow}), 0)::int as won_before
          from (${piecesOf(asked)}) counted group by 1) top
      left join product p on p.id = top._id
      where coalesce(p.name, top.name) is not null and top.${by} > 0
      order by top.${by} desc, top.views desc, top._id limit ${inlineNumber(MOST_PIECES)}`;
}

const lookedAtAlone = (asked: Asked) => sql`
  select product.id as _id, product.name, top.views from (
      select product_id, sum(views)::int as views from (${piecesOf(asked)}) counted
        where day >= ${dayOf(asked, 0)}
        group by 1 having sum(enquiries) = 0 and sum(views) > 0) top
    join product on product.id = top.product_id
    where ${isPublic}
    order by top.views desc, product.id limit ${inlineNumber(MOST_UNASKED)}`;

const firstMoves = (asked: Asked, periodsBack: number) => sql`
  (select count(*)::int as leads,
      percentile_cont(0.5) within group (order by minutes)::float8 as minutes
    from (
      select extract(epoch from l.first_moved_at - l.created_at) / 60 as minutes from lead l
        where l.seller_id = ${asked.sellerId} and l.junk_at is null
          and l.first_moved_at >= ${dayOf(asked, periodsBack)}::timestamp at time zone 'UTC'
          and l.first_moved_at < ${dayOf(asked, periodsBack - 1)}::timestamp at time zone 'UTC'
          ${asked.region === undefined ? sql`` : sql`and l.region = ${asked.region}`}
        order by l.first_moved_at desc limit ${inlineNumber(MOST_MOVES)}) latest)`;
