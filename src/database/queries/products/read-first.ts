import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { product } from '../../schema/products/product.ts';
import { type FilterShape, publishedWhere, withinPrices } from './filters.ts';

/** Products that a statement reads once, for all that it tells of them. */
export type ReadProducts = {
  /** What the statement begins with. It is referred to several times, and so not read for each. */
  table: WithSubquery;
  /** The table, with the columns of products that a list is sorted by, and their prices. */
  products: SQL;
  /** Whether no others match. */
  areAll: SQL;
};

/** By two attributes the planner expects so few products that it walks no index: more than usual are read. */
const MOST = 2000;

/**
 * Reads the published products that match filters and `also`, whatever prices they are filtered by, up to 2,000 in
 * no order. By several attributes this costs the reading of whole indexes, which is done once where they are all.
 */
export function readFirst(
  db: Database,
  { minPrice: _, maxPrice: __, ...scope }: FilterShape,
  also: SQL,
): ReadProducts {
  const { id, createdAt, priceINR, priceAED, rating, name } = product;
  const columns = sql.join([id, createdAt, priceINR, priceAED, rating, name], sql`, `);
  const table = db.$with('read_first', {}).as(sql`select ${columns} from ${product}
    where ${publishedWhere(scope, null, { foundBy: 'filter' })}${also} limit ${inlineNumber(MOST)}`);
  return {
    table,
    products: sql`${table} as ${product}`,
    areAll: sql`((select count(*) from ${table}) < ${inlineNumber(MOST)})`,
  };
}

/** Selects how many of all that match were read, within the prices that are filtered by; null where not all were. */
export const numberRead = ({ products, areAll }: ReadProducts, filters: FilterShape): SQL =>
  sql`case when ${areAll} then (select count(*) from ${products} where ${withinPrices(filters) ?? sql`true`}) end`;
