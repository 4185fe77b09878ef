import { type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import { sortedApart } from '../../../planner.ts';
import { seller } from '../../../schema/accounts/account.ts';
import { category, subCategory } from '../../../schema/catalogue.ts';
import { product } from '../../../schema/products/product.ts';
import { byName } from '../../catalogue/catalogue-columns.ts';
import type { SortBy } from '../../lists/page-of.ts';

/**
 * What a table is sorted by, and the entries whose names it is, with the product's column that names one, and what
 * the products of each are sorted by: their id, as the index of the column has it or apart from any index.
 */
export type ManagedSort = SortBy & { entries?: { table: SQL; id: SQL; of: SQL; within: SQL } };

const newest = { column: sql`${product.createdAt}`, kind: 'moment' } as const;

function byEntry(
  table: typeof seller | typeof category | typeof subCategory,
  of: 'sellerId' | 'categoryId' | 'subCategoryId',
): ManagedSort {
  const id = sql`${table.id}`;
  return {
    ...byName(table.name),
    thenBy: { column: id, kind: 'text' },
    entries: {
      ...{ table: sql`${table}`, id, of: sql`${product[of]}` },
      within: of === 'categoryId' ? sql`${product.id}` : sortedApart(product.id),
    },
  };
}

const orders: Record<NonNullable<ManagedProductQuery['sort']>, ManagedSort> = {
  name: byName(product.name),
  brand: byName(product.brand),
  seller: byEntry(seller, 'sellerId'),
  category: byEntry(category, 'categoryId'),
  subCategory: byEntry(subCategory, 'subCategoryId'),
  priceINR: { column: sql`${product.priceINR}`, kind: 'price' },
  priceAED: { column: sql`${product.priceAED}`, kind: 'price' },
  trending: { column: sql`${product.trending}`, kind: 'flag', thenBy: newest },
  createdAt: newest,
  updatedAt: { column: sql`${product.updatedAt}`, kind: 'moment' },
};

export const sortOf = (sort: ManagedProductQuery['sort'] = 'createdAt') => orders[sort];

/** The way a table is sorted where nobody says: the newest first, all else upwards. */
export const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');
