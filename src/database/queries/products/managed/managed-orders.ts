import { sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import { sortedApart } from '../../../planner.ts';
import { product } from '../../../schema/products/product.ts';
import { byName } from '../../catalogue/catalogue-columns.ts';
import type { SortBy } from '../../lists/page-of.ts';

/** The way a table is sorted where nobody says: the newest first, all else upwards. */
export const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');

/** Returns what a table is sorted by; `isOfSeller`: the products of one seller alone. */
export function sortOf(sort: ManagedProductQuery['sort'], isOfSeller: boolean): SortBy {
  // No index has one seller's rows in these orders.
  const ofAll = (by: SortBy) => (!isOfSeller ? by : { ...by, column: sortedApart(by.column) });
  const newest = { column: sql`${product.createdAt}`, kind: 'moment' } as const;
  switch (sort) {
    case 'name':
      return byName(product.name);
    case 'brand':
      return byName(product.brand);
    case 'category':
      return byName(product.categoryName);
    case 'seller':
      return ofAll(byName(product.sellerName));
    case 'subCategory':
      return ofAll(byName(product.subCategoryName));
    case 'priceINR':
      return { column: sql`${product.priceINR}`, kind: 'price' };
    case 'priceAED':
      return { column: sql`${product.priceAED}`, kind: 'price' };
    case 'trending':
      return { column: sql`${product.trending}`, kind: 'flag', thenBy: newest };
    default:
      return newest;
  }
}
