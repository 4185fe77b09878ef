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
 *
 * `where seller_id = … order by sub_category_name, id limit 10`, a seller with 3,505 products:
 * ```
 * sub_category_name              30 ms  Index Scan using product_by_sub_category_name
 *                                         Filter: seller_id = …    Rows Removed by Filter: 38948
 * greatest(sub_category_name)     2 ms  Sort (top-N heapsort)
 *                                         -> Bitmap Index Scan on product_of_seller_by_inr (3505 rows)
 * ```
 */
export const sortedApart = (by: SQLWrapper): SQL => sql`greatest(${by})`;

/**
 * The same condition, which is tested of what others find: no index is read for it, and yet the planner knows
 * how many match.
 *
 * `where published and brand = … and category_id = … limit 300`, of a million products: a brand with 22,509, a
 * third of which are of the category:
 * ```
 * category_id = …              13 ms  BitmapAnd of both indexes
 * greatest(category_id) = …    11 ms  Bitmap Heap Scan: 86 rows are expected, of 22,509 read in the index
 * (category_id = …) is true     2 ms  Index Scan using product_public_brand, ended after 507 rows
 * ```
 */
export const onlyTested = (condition: SQL): SQL => sql`(${condition}) is true`;

/**
 * The same condition, which is tested of what others find, and which the planner takes every second row to match: it
 * walks an index in its order until there are enough.
 *
 * `where category_id = … and facets && … and facets && … order by created_at desc limit 24`, 2,500 of 20,000:
 * ```
 * greatest(facets) && …   6.7 ms  Bitmap Heap Scan (20,000 rows): two are expected, and all are read
 * case when … end         0.2 ms  Index Scan using product_by_newest, ended after 921 rows
 * ```
 */
export const metSoon = (condition: SQL): SQL =>
  sql`case when ${condition} then true else false end`;

/**
 * Works an expression out once for a statement, and hides its value from the planner, which otherwise
 * takes a frequent word for one that it meets soon, and reads the whole table where it does not.
 *
 * `document @@ house:* and not document @@ house limit 1001`, a word in 38,170 products, none of which
 * is left:
 * ```
 * to_tsquery('simple', …)            175 ms  Seq Scan on product    Rows Removed by Filter: 100008
 * (select to_tsquery('simple', …))    77 ms  Bitmap Index Scan on product_document (38362 rows)
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
 *                                         -> Index Only Scan using product_public_brand (2249 rows)
 * brand = 'Triogeand'          0.01 ms  Index Only Scan Backward using product_public_brand (24 rows)
 * ```
 */
export const equals = (column: SQLWrapper, number: 'one' | 'several', name: string): SQL =>
  number === 'one'
    ? sql`${column} = ${sql.placeholder(name)}`
    : sql`${column} = any(${sql.placeholder(name)})`;

/**
 * Returns the first value of a column in this order, as its index has it. A cast goes around it: inside,
 * the sort would be by the cast column, which no index has.
 *
 * The highest price of all products:
 * ```
 * (select price_inr::float8 … order by price_inr::float8 desc limit 1)   40 ms  Sort (99389 rows)
 * (select price_inr … order by price_inr desc limit 1)::float8         0.01 ms  Index Only Scan Backward
 * ```
 */
export const endOfIndex = (column: SQLWrapper, order: 'asc' | 'desc', rows: SQL): SQL =>
  sql`(select ${column} from ${rows} order by ${column} ${sql.raw(order)} limit 1)`;
