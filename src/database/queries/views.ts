import { type SQL, sql } from 'drizzle-orm';
import type { ViewInput } from '#contracts/calls/views.ts';
import type { SellerNumbers, SellerNumbersQuery } from '#contracts/views/seller-numbers.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { hasPage, isPublic } from '../catalogue/is-public.ts';
import { type Database, rowsOf } from '../database.ts';
import { inlineNumber } from '../planner.ts';

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

/** Views of one page, of a product or of a seller, on a day (UTC) from a region. */
export type CountedView = ViewInput & { day: string; views: number };

/**
 * Adds views to the counters, those of pages that the public may see. Rows are in one order, so that
 * processes that write at the same time wait for one another and not in a circle.
 */
export async function addViews(db: Database, counted: readonly CountedView[]): Promise<void> {
  const column = <T>(of: (view: CountedView) => T) => sql.param(counted.map(of));
  await db.execute(sql`
    with told as (
      select page, id, day, region, views from unnest(${column(({ page }) => page)}::text[], ${column(({ id }) => id)}::text[],
        ${column(({ day }) => day)}::date[], ${column(({ region }) => region)}::text[],
        ${column(({ views }) => views)}::int[]) as told(page, id, day, region, views)),
    pieces as (
      select product.seller_id, told.day, product.id as product_id, told.region, sum(told.views) as views
        from told join product on product.id = told.id
        where told.page = 'product' and ${hasPage}
        group by 1, 2, 3, 4),
    pages as (
      select seller.id as seller_id, told.day, told.region, sum(told.views) as views
        from told join seller on seller.id = told.id
        where told.page = 'seller' and seller.status
        group by 1, 2, 3),
    of_pieces as (
      insert into view_count as kept (seller_id, day, product_id, region, views)
        select seller_id, day, product_id, region, views from pieces order by 1, 2, 3, 4
        on conflict (seller_id, day, product_id, region) do update
          set views = kept.views + excluded.views)
    insert into seller_view_count as kept (seller_id, day, region, piece_views, page_views)
      select seller_id, day, region, sum(pieces), sum(pages) from (
        select seller_id, day, region, views as pieces, 0 as pages from pieces
        union all select seller_id, day, region, 0, views from pages) both_kinds
        group by 1, 2, 3 order by 1, 2, 3
      on conflict (seller_id, day, region) do update
        set piece_views = kept.piece_views + excluded.piece_views,
            page_views = kept.page_views + excluded.page_views`);
}

export async function dropViewsBefore(db: Database, since: string): Promise<void> {
  await db.execute(sql`delete from view_count where day < ${since}::date`);
  await db.execute(sql`delete from seller_view_count where day < ${since}::date`);
}
