import { sql } from 'drizzle-orm';
import type { ViewInput } from '#contracts/calls/views.ts';
import { hasPage } from '../../catalogue/is-public.ts';
import type { Database } from '../../database.ts';

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

/** Removes the views of days before `since`. */
export async function dropViewsBefore(db: Database, since: string): Promise<void> {
  await db.execute(sql`delete from view_count where day < ${since}::date`);
  await db.execute(sql`delete from seller_view_count where day < ${since}::date`);
}
