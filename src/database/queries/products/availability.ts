import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AvailabilityFilter } from '#contracts/availability/availability.ts';
import { SOLD_SHOWN_DAYS } from '#domain/availability/reservation.ts';
import { product } from '../../schema/products/product.ts';
import { isPublic } from './is-public.ts';

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

const soldShown = sql.raw(`interval '${SOLD_SHOWN_DAYS} days'`);

/** Whether a product was sold so short a time ago that it is still shown. */
export const soldLately = ({ availability, soldAt }: WhenSold): SQL =>
  sql`(${availability} = 'SOLD' and ${soldAt} > now() - ${soldShown})`;

/**
 * Whether the public sees a sold product, for a time. Its place is looked at here, since `published`
 * says nothing of it.
 */
const isSoldShown = sql`(${soldLately(product)}
  and ${product.hiddenAt} is null and ${product.takenDownAt} is null
  and exists (select from seller where seller.id = ${product.sellerId} and seller.status)
  and exists (select from sub_category join category on category.id = sub_category.category_id
    where sub_category.id = ${product.subCategoryId} and sub_category.status = 'LISTED'
      and category.status = 'LISTED')
  and not exists (select from product_type
    where product_type.id = ${product.productTypeId} and product_type.status <> 'LISTED'))`;

/** Whether the public may see a product's page, which a sold one has for a time. */
export const hasPage = sql`(${isPublic} or ${isSoldShown})`;

/** Whether the public sees a product in a list; without a filter it is one that can still be had. */
export function isListed(filter: AvailabilityFilter | undefined): SQL {
  switch (filter) {
    case undefined:
      return isPublic;
    case 'available':
      return sql`(${isPublic} and not ${isReserved()})`;
    case 'reserved':
      return sql`(${isPublic} and ${isReserved()})`;
    case 'sold':
      return isSoldShown;
    case 'all':
      return hasPage;
  }
}

/** When what is told of a product's availability ends by itself; null where it does not. */
export const endOfState = (of: Stated & WhenSold): SQL =>
  sql`case when ${of.availability} = 'SOLD' then ${of.soldAt} + ${soldShown}
    when ${isReserved(of)}
      then ${endOfDay(of.reservedUntil)} end`;

/** The moment at which such a day is over. */
export const endOfDay = (day: SQLWrapper): SQL =>
  sql`((${day} + 1)::timestamp - interval '4 hours') at time zone 'UTC'`;

/** Whether a list can have products that the counters of published ones do not know. */
export const hasSold = (filter: AvailabilityFilter | undefined): boolean =>
  filter === 'sold' || filter === 'all';
