import { type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import { sortedApart } from '../../../planner.ts';
import { seller } from '../../../schema/accounts/account.ts';
import { category, subCategory } from '../../../schema/catalogue.ts';
import { product } from '../../../schema/products/product.ts';
import { byName, byShownName } from '../../catalogue/catalogue-columns.ts';
import type { SortBy } from '../../lists/page-of.ts';

/**
 * What a table is sorted by, and the entries whose names it is, with the product's column that names one, and what
 * the products of each are sorted by: their id, as the index of the column has it or apart from any index.
 */
export type ManagedSort = SortBy & { entries?: { table: SQL; id: SQL; of: SQL; within: SQL } };

const newest = { column: sql`${product.createdAt}`, kind: 'moment' } as const;

function byEntry(
  name: SortBy,
  table: typeof seller | typeof category | typeof subCategory,
  of: 'sellerId' | 'categoryId' | 'subCategoryId',
): ManagedSort {
  const id = sql`${table.id}`;
  return {
    ...name,
    thenBy: { column: id, kind: 'text' },
    entries: {
      ...{ table: sql`${table}`, id, of: sql`${product[of]}` },
      within: of === 'categoryId' ? sql`${product.id}` : sortedApart(product.id),
    },
  };
}

const ordersIn = (
  language: Language,
): Record<NonNullable<ManagedProductQuery['sort']>, ManagedSort> => ({
  name: byName(product.name),
  brand: byName(product.brand),
  seller: byEntry(byName(seller.name), seller, 'sellerId'),
  category: byEntry(byShownName(category, language), category, 'categoryId'),
  subCategory: byEntry(byShownName(subCategory, language), subCategory, 'subCategoryId'),
  priceINR: { column: sql`${product.priceINR}`, kind: 'price' },
  priceAED: { column: sql`${product.priceAED}`, kind: 'price' },
  trending: { column: sql`${product.trending}`, kind: 'flag', thenBy: newest },
  createdAt: newest,
  updatedAt: { column: sql`${product.updatedAt}`, kind: 'moment' },
  lookAgainAt: { column: sql`${product.lookAgainAt}`, kind: 'moment' },
});

const orders = inEach(ordersIn);

/** What a table is sorted by, where its reader reads a language. */
export const sortOf = (
  sort: ManagedProductQuery['sort'] = 'createdAt',
  language: Language = FIRST_LANGUAGE,
) => orders[language][sort];

/** The way a table is sorted where nobody says: the newest first, all else upwards. */
export const orderOf = (sort: ManagedProductQuery['sort']) => (sort === undefined ? 'desc' : 'asc');
