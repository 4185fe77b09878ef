import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { productCounted } from '../../../schema/counts/counted.ts';
import { product } from '../../../schema/products/product.ts';
import { type Count, capCount } from '../../lists/page-of.ts';
import { selectRowCount } from '../../lists/row-counts.ts';
import { onlyRow } from '../product-page.ts';
import { selectCountUpToCap } from '../published/count-published.ts';
import { hasCode } from '../search/match-code.ts';
import { countedWhere, type ManagedFilters, managedWhere } from './managed-filters.ts';
import { type Sought, soughtBy } from './sought-text.ts';

/** Whether products come first for their codes. */
export const hasFirst = async (db: Database, filters: ManagedFilters, sought: Sought | null) =>
  sought?.code
    ? hasCode(db, sql`${managedWhere(filters) ?? sql`true`} and ${sought.code.isFirst}`)
    : false;

/** Counts products, exactly without a search, and whether any comes first for its code. */
export async function countManaged(
  db: Database,
  filters: ManagedFilters,
  sought: Sought | null,
): Promise<Count & { isCoded: boolean }> {
  if (sought === null && countedWhere(filters) !== null) {
    const [row] = await selectManagedTotal(db, filters);
    return { total: row?.total ?? 0, capped: false, isCoded: false };
  }
  const where = managedWhere(filters);
  const isCoded = sought?.code
    ? sql<boolean>`exists (select from ${product} where ${and(where, sought.code.isFirst)})`
    : sql<boolean>`false`;
  const counted = selectCountUpToCap(db, where, sought && soughtBy(sought), { isCoded });
  const row = onlyRow(await counted);
  return { ...capCount(row.total), isCoded: row.isCoded };
}

/** Selects how many products match, from the counters. */
export function selectManagedTotal(db: Database, filters: ManagedFilters) {
  const where = countedWhere(filters)?.where;
  if (where === undefined) return selectRowCount(db, 'product');
  return db
    .select({ total: sql<number>`coalesce(sum(${productCounted.products}), 0)::int` })
    .from(productCounted)
    .where(where);
}
