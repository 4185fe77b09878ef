import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SOLD_SHOWN_DAYS } from '#domain/availability/reservation.ts';
import { product } from '../../schema/products/product.ts';

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
