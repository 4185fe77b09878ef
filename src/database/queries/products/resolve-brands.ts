import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { holdsAny } from './count-published.ts';
import { type Filters, publishedWhere } from './product-filters.ts';

/**
 * Returns the filters with the intended brands. `brand=Tea, Ink & Co` is one brand where the list
 * has it, else several separated by commas; brands given one by one are taken as they are.
 */
export async function resolveBrands<Query extends Filters>(
  db: Database,
  query: Query,
): Promise<Query> {
  const [text, ...others] = query.brand ?? [];
  if (text === undefined || others.length > 0 || !text.includes(',')) return query;
  // Looked up within the list itself, so that any change of the result also changes the list.
  const { seller, category, subCategory, type, ids, trending } = query;
  const asOne = { seller, category, subCategory, type, brand: [text] };
  if (!(await holdsAny(db, asOne))) return { ...query, brand: partsOf(text) };
  if (ids === undefined && trending === undefined) return query;
  const where = publishedWhere({ ...asOne, ids, trending }, null);
  const [row] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`select exists (select 1 from ${product} where ${where}) as "isThere"`,
  );
  return row?.isThere ? query : { ...query, brand: partsOf(text) };
}

function partsOf(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
}
