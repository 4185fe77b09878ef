import { and, asc, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SOLD_SHOWN_DAYS } from '#domain/availability/reservation.ts';
import { type Database, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { product } from '../../schema/products/product.ts';
import { releaseHolds } from '../leads/holds.ts';
import { productStateColumns } from './write-product.ts';

type Stated = Record<'availability' | 'reservedUntil', SQLWrapper>;
type WhenSold = Record<'availability' | 'soldAt', SQLWrapper>;

/** The day that reservations and vacations go by (`domain/availability/reservation.ts`). */
export const today = sql`((now() at time zone 'UTC') + interval '4 hours')::date`;

/** Whether a product is reserved: until its day is over, whether or not the background has ended it. */
export const isReserved = ({ availability, reservedUntil }: Stated = product): SQL =>
  sql`(${availability} = 'RESERVED' and ${reservedUntil} >= ${today})`;

/** The availability that everybody is told. */
export const availabilityNow = (of: Stated): SQL =>
  sql`case when ${of.availability} = 'RESERVED' and not ${isReserved(of)} then 'AVAILABLE'
    else ${of.availability} end`;

export const soldShown = sql.raw(`interval '${SOLD_SHOWN_DAYS} days'`);

/** Whether what was sold then was sold so short a time ago that it is still shown. */
export const isRecent = (soldAt: SQLWrapper): SQL => sql`${soldAt} > now() - ${soldShown}`;

/** When what is told of a product's availability ends by itself; null where it does not. */
export const endOfState = (of: Stated & WhenSold): SQL =>
  sql`case when ${of.availability} = 'SOLD' then ${of.soldAt} + ${soldShown}
    when ${isReserved(of)}
      then ${endOfDay(of.reservedUntil)} end`;

/** The moment at which such a day is over. */
export const endOfDay = (day: SQLWrapper): SQL =>
  sql`((${day} + 1)::timestamp - interval '4 hours') at time zone 'UTC'`;

/** How many of a product are reserved for customers, and the last day of the reservation that ends first. */
export type Held = { count: number; until: string | null };

/** What leads have reserved of a product, until their days are over. */
const holding = (
  productId: SQLWrapper,
) => sql`from ${enquiry} join ${lead} on ${lead.id} = ${enquiry.leadId}
  where ${enquiry.productId} = ${productId} and ${enquiry.holds}
    and ${lead.state} = 'RESERVED' and ${lead.reservedUntil} >= ${today}`;

const count = sql`coalesce(sum(coalesce(${enquiry.held}, 1)), 0)::int`;

/** Returns what leads, but for this one, have reserved of a product, which is locked. */
export async function heldOf(db: Database, productId: string, without = ''): Promise<Held> {
  const [held] = await rowsOf<Held>(
    db,
    sql`select ${count} as count, min(${lead.reservedUntil})::text as until
      ${holding(sql`${productId}`)} and ${lead.id} <> ${without}`,
  );
  return held ?? { count: 0, until: null };
}

type Several = Record<'id' | 'quantity', SQLWrapper>;

/** How many of a product that there are several of can be had, where it can be. */
export const leftOf = ({ id, quantity }: Several): SQL =>
  sql`greatest(0, ${quantity} - (select ${count} ${holding(id)}))`;

/** When the first of what is reserved of it can be had again. */
export const endOfHold = ({ id, quantity }: Several): SQL =>
  sql`case when ${quantity} is not null
    then (select min(${endOfDay(lead.reservedUntil)}) ${holding(id)}) end`;

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

/**
 * Locks the first products whose price ended before `today`, or has an end and no original price any more, and returns
 * them with the names of their sellers. Rows that somebody is changing are left for the next time.
 */
export const lockEndedSales = (db: Database, today: string, most: number) =>
  db
    .select({ product: productStateColumns, sellerName: seller.name })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .where(
      and(
        isNotNull(product.saleUntil),
        or(
          sql`${product.saleUntil} < ${today}`,
          and(isNull(product.originalPrice), isNull(product.originalPriceAED)),
        ),
      ),
    )
    .orderBy(asc(product.id))
    .limit(most)
    .for('update', { of: product, skipLocked: true });
