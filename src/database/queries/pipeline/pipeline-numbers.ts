import { sql } from 'drizzle-orm';
import type {
  PipelineNumbers,
  PipelineNumbersQuery,
  WonValue,
  WonValueQuery,
} from '#contracts/leads/pipeline.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { type Database, rowsOf } from '../../database.ts';
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
