import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// Statements that are written in one way rather than another because PostgreSQL plans them better.
// The plans and times were measured on PostgreSQL 15 with the 100,000 products of bench/data.

/**
 * Writes a number into the statement instead of a parameter. PostgreSQL keeps a generic plan only where
 * it costs no more than one for the values; of a limit that it does not know, it assumes a tenth of all
 * rows, so that each page would be planned anew.
 *
 * `execute page(24)` of a prepared list, newest first, 0.01 ms once planned:
 * ```
 * limit $1   Planning 0.08 ms each time (with the joins of a list 0.4 ms); 12 custom plans, no generic
 * limit 24   Planning 0.00 ms; 12 uses of one generic plan
 * ```
 */
export const inlineNumber = (number: number): SQL => sql.raw(String(Math.trunc(number)));

/** {@link inlineNumber} as the limit of a query. Drizzle's type says a number; it takes any expression. */
export const inlineLimit = (limit: number): number => inlineNumber(limit) as unknown as number;

/**
 * Returns the same values, which no index has in order. The planner then sorts the few rows that are
 * found, instead of walking through everybody's in order until it has met enough of them.
 */
export const sortedApart = (by: SQLWrapper): SQL => sql`greatest(${by})`;

/**
 * Works an expression out once for a statement, and hides its value from the planner, which otherwise
 * takes a frequent word for one that it meets soon, and reads the whole table where it does not.
 *
 * `document @@ house:* and not document @@ house limit 1001`, a word in 38,170 products, none of which
 * is left:
 * ```
 * to_tsquery('simple', …)            175 ms  Seq Scan on product    Rows Removed by Filter: 100008
 * (select to_tsquery('simple', …))    77 ms  Bitmap Index Scan on product_words (38362 rows)
 * ```
 */
export const once = (expression: SQL): SQL => sql`(select ${expression})`;

/**
 * Compares a column with the value or the values of a placeholder: by equality where there is one
 * value, so that an index can give the order as well.
 *
 * `where brand … order by created_at desc, id desc limit 24`, a brand with 2,249 products:
 * ```
 * brand = any('{Triogeand}')   0.29 ms  Sort (top-N heapsort)
 *                                         -> Index Only Scan using listing_brand (2249 rows)
 * brand = 'Triogeand'          0.01 ms  Index Only Scan Backward using listing_brand (24 rows)
 * ```
 */
export const equals = (column: SQLWrapper, number: 'one' | 'several', name: string): SQL =>
  number === 'one'
    ? sql`${column} = ${sql.placeholder(name)}`
    : sql`${column} = any(${sql.placeholder(name)})`;
