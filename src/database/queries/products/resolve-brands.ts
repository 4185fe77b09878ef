import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/products/product.ts';
import type { FilterShape, Filters } from './filters.ts';
import { filterShape, filterValues, publishedWhere } from './filters.ts';
import { holdsAny } from './published/count-published.ts';

const anyPublished = preparedQuery('any_published', (db, shape: FilterShape) =>
  db
    .select({
      isThere: sql<boolean>`exists (select 1 from ${product} where ${publishedWhere(shape, null)})`,
    })
    .from(sql`(select 1) as one`),
);

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
  const within = { ...asOne, ids, trending };
  const [row] = await anyPublished(db, filterShape(within)).execute(filterValues(within));
  return row?.isThere ? query : { ...query, brand: partsOf(text) };
}

function partsOf(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
}
