import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { releaseHolds } from '../leads/holds.ts';
import { isReserved } from './availability.ts';

/** A product by its seller and taxonomy entries, as {@link ProductParents} names it. */
type Ended = {
  id: string;
  sellerId: string;
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
  quantity: number | null;
};

/**
 * Ends the first reservations whose day is over, and returns their products. Their versions stay: they
 * have been told as available since that day. Rows that somebody is changing are left for the next time.
 */
export async function endReservations(db: Database, most: number): Promise<Ended[]> {
  const ended = await rowsOf<Ended>(
    db,
    sql`with ended as materialized (
        select id from product where availability = 'RESERVED' and not ${isReserved()}
          order by reserved_until, id limit ${most} for update skip locked)
      update product p set availability = 'AVAILABLE', reserved_until = null
        from ended where p.id = ended.id
        returning p.id, p.seller_id as "sellerId", p.category_id as "categoryId",
          p.sub_category_id as "subCategoryId", p.product_type_id as "productTypeId", p.quantity`,
  );
  await releaseHolds(
    db,
    // Of several, each lead's reservation ends by its own day.
    ended.flatMap(({ id, quantity }) => (quantity === null ? id : [])),
  );
  return ended;
}
