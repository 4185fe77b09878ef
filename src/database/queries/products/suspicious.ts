import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

/** Of how many pieces of a category its median is taken: ids are random, so that the first are any. */
const MOST_COMPARED = 1000;

/** Returns the median price of a category in rupees, without one product; null of fewer products than `fewest`. */
export async function findMedianPrice(
  db: Database,
  { categoryId, without, fewest }: { categoryId: string; without: string; fewest: number },
): Promise<number | null> {
  const [row] = await rowsOf<{ count: number; median: number }>(
    db,
    sql`select count(*)::int as count,
        percentile_cont(0.5) within group (order by price_inr)::float8 as median
      from (select price_inr from product
        where category_id = ${categoryId} and published and id <> ${without}
        order by id limit ${MOST_COMPARED}) as compared`,
  );
  return row && row.count >= fewest ? row.median : null;
}

/** Of 128 bits, how many may differ: another size, quality or format of a picture changes two, and of 95 in 100 up to ten. */
const MOST_BITS = 10;

export type SamePicture = { productId: string; name: string; seller: string };

/**
 * Returns a product of another seller’s that is not down and whose picture is one of these or looks the same. It reads every picture once for
 * each of these (at most four): 50 ms each of 100,000.
 */
export async function findSamePicture(
  db: Database,
  mediaIds: readonly string[],
  sellerId: string,
): Promise<SamePicture | null> {
  const [row] = await rowsOf<SamePicture>(
    db,
    sql`select p.id as "productId", p.name, s.name as seller
      from media_asset own
        join media_asset other on other.id = own.id or bit_count(own.look # other.look) <= ${MOST_BITS}
        join product_media m on m.media_id = other.id
        join product p on p.id = m.product_id and p.seller_id <> ${sellerId}
          and p.taken_down_at is null
        join seller s on s.id = p.seller_id
      where own.id = any(${sql.param([...mediaIds])}::text[]) and own.kind = 'image'
      order by bit_count(own.look # other.look), p.id limit 1`,
  );
  return row ?? null;
}
