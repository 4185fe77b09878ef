import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { product } from '../../schema/products/product.ts';
import { isInSample } from '../../schema/samples.ts';
import { isMoreInSample } from '../lists/row-counts.ts';
import { type FilterShape, publishedWhere, withinPrices } from './filters.ts';

/** Products that a statement reads once, for all that it tells of them. */
export type ReadProducts = {
  /** What the statement begins with. They are referred to several times, and so not read for each. */
  tables: WithSubquery[];
  /** The table, with the columns of products that a list is sorted by, and their prices. */
  products: SQL;
  /** Whether no others match. */
  areAll: SQL;
  /** Whether more than 5,000 match within the prices: a page of them is soon met in any order. */
  areMany: SQL;
};

/** Of more than these two dozen are met sooner in the order of a million than all are read. */
const MOST = 5000;

/**
 * Reads the published products that match filters by several attributes and `also`, whatever prices they are filtered
 * by, where they are no more than 5,000, in no order: their index gives all before the first, and so is read once. Of
 * more, of which the small sample tells, none are read.
 */
export function readFirst(db: Database, filters: FilterShape, also: SQL): ReadProducts {
  const { minPrice, maxPrice, ...scope } = filters;
  const { id, createdAt, priceINR, priceAED, rating, name } = product;
  const columns = sql.join([id, createdAt, priceINR, priceAED, rating, name], sql`, `);
  const matching = (shape: FilterShape) =>
    sql`${product} where ${publishedWhere(shape, null, { foundBy: 'filter' })}${also}`;
  const areMore = (shape: FilterShape) =>
    isMoreInSample(sql`${matching(shape)} and ${isInSample(product)}`, MOST);
  const isOfPrices = minPrice || maxPrice;
  const sampled = db.$with('sampled', {}).as(sql`select ${areMore(scope)} as are_more
    ${isOfPrices ? sql`, ${areMore(filters)} as are_more_within` : sql``}`);
  const first = db.$with('read_first', {}).as(sql`select ${columns} from ${matching(scope)}
    and not (select are_more from ${sampled}) limit ${inlineNumber(MOST)}`);
  const areAll = sql`(not (select are_more from ${sampled})
    and (select count(*) from ${first}) < ${inlineNumber(MOST)})`;
  return {
    tables: [sampled, first],
    products: sql`${first} as ${product}`,
    areAll,
    areMany: isOfPrices ? sql`(select are_more_within from ${sampled})` : sql`not ${areAll}`,
  };
}

/** Selects how many of all that match were read, within the prices that are filtered by; null where not all were. */
export const numberRead = ({ products, areAll }: ReadProducts, filters: FilterShape): SQL =>
  sql`case when ${areAll} then (select count(*) from ${products} where ${withinPrices(filters) ?? sql`true`}) end`;
