import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { endOfDay, today } from './availability.ts';

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
