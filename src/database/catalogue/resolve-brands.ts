import { sql } from 'drizzle-orm';
import { type Database, onlyRow, rowsOf } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { listing } from '../schema/products/listing.ts';
import {
  type FilterShape,
  type Filters,
  filterShape,
  filterValues,
  matchesFilters,
} from './filters.ts';

/**
 * Returns a query with the brands that are meant; `merged` are the brands to ask for instead, null where none was merged.
 * `brand=Tea, Ink & Co` is one brand where the list has it, else several separated by commas; brands given one by one
 * are taken as they are.
 */
export async function resolveBrands<Query extends Filters>(
  db: Database,
  query: Query,
): Promise<{ query: Query; merged: string[] | null }> {
  const { brand: given = [] } = query;
  if (given.length === 0) return { query, merged: null };
  const asked = (await isOneBrand(db, query)) ? given : given.flatMap(partsOf);
  const spelled = await findMerged(db, asked);
  const brand = [...new Set(asked.map((name) => spelled.get(name) ?? name))];
  return { query: { ...query, brand }, merged: spelled.size > 0 ? brand : null };
}

const anyFound = preparedQuery('any_product_found', (db, filters: FilterShape) =>
  db
    .select({
      isThere: sql<boolean>`exists (select from ${listing} where ${matchesFilters(filters)})`,
    })
    .from(sql`(select 1) as one`),
);

/** Whether brands are named one by one, or the list has one that is called so with its commas. */
async function isOneBrand(db: Database, query: Filters): Promise<boolean> {
  const { seller, category, subCategory, type, ids, trending, brand = [] } = query;
  if (brand.length > 1 || !brand[0]?.includes(',')) return true;
  const asOne = { seller, category, subCategory, type, ids, trending, brand };
  return onlyRow(await anyFound(db, filterShape(asOne)).execute(filterValues(asOne))).isThere;
}

const partsOf = (text: string) =>
  [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);

/** Returns what merged spellings are written as now; those that products still have while a merge is at work are left out. */
async function findMerged(
  db: Database,
  spellings: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ spelling: string; brand: string }>(
    db,
    sql`select spelling, brand from merged_brand where spelling = any(${sql.param([...spellings])}::text[])
      and not exists (select from listing where listing.brand = merged_brand.spelling)`,
  );
  return new Map(rows.map(({ spelling, brand }) => [spelling, brand]));
}
