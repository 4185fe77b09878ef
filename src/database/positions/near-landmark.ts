import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { shiftsBefore, shiftsWithin } from './landmarks.ts';
import { keptColumns, keysOfRow, leastKeys, type ProductOrder } from './product-orders.ts';

/**
 * Returns where to begin reading `rank` rows into an order, as parts of one statement: a common table
 * expression, the condition that begins at the last landmark before that row, and how many rows are
 * skipped from there. All three see the same rows, so that it is exact whatever is written meanwhile;
 * where there are no landmarks, all rows are skipped.
 */
export function nearLandmark(db: Database, order: ProductOrder, ofSeller: SQL | null, rank: SQL) {
  const whose = ofSeller ?? '';
  const near = db.$with('near', { spot: sql`spot`.as('spot') }).as(sql`
    select ${keptColumns(order)}, l.rows_before + ${shiftsBefore(order, whose)} as place
      from (select rows_before, ${keptColumns(order)} from product_landmark
        where sort = ${sql.raw(`'${order.name}'`)} and of_seller = ${whose === '' ? sql`''` : whose}
          and rows_before <= ${rank}
            - (select count(*) from product_shift c where step > 0 and ${shiftsWithin(whose)})
        order by rows_before desc limit 1) as l`);
  const begin = leastKeys(order).map(
    ({ kept, least }) => sql`coalesce((select ${sql.raw(kept)} from near), ${sql.raw(least)})`,
  );
  return {
    near,
    from: sql`(${keysOfRow(order, 'product')}) >= (${sql.join(begin, sql`, `)})`,
    skipped: sql`(select ${rank} - coalesce((select place from near), 0))`,
  };
}
