import { asc, desc, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { productCount } from '../../schema/bookkeeping.ts';
import { product } from '../../schema/product.ts';
import { COUNT_CAP } from '../paging.ts';
import { countersWhere, countPublished, isCounted } from './count-published.ts';
import { type Filters, publishedWhere } from './product-filters.ts';
import { readSearch, type SearchQuery } from './search-query.ts';

const MOST_BRANDS = 200;

/**
 * What a filter panel offers: the brands under the filters but for the brand filter itself, and the
 * lowest and highest price but for the price filter itself. Zeros where nothing is listed.
 */
export async function productFacets(
  db: Database,
  query: Filters & { q?: string | undefined },
): Promise<ProductFacets> {
  const { q, ...filters } = query;
  const search = q ? await readSearch(db, q) : null;
  const { brand, minPrice, maxPrice, ...scope } = filters;
  const [brands, price, count] = await Promise.all([
    isCounted(scope, search) ? countedBrands(db, scope) : foundBrands(db, scope, search),
    priceBounds(db, { ...scope, ...(brand && { brand }) }, search),
    countPublished(db, filters, search),
  ]);
  return { brands, price, products: count.total };
}

function countedBrands(db: Database, scope: Filters) {
  const products = sql<number>`sum(${productCount.products})::int`;
  return db
    .select({ name: productCount.brand, products })
    .from(productCount)
    .where(countersWhere(scope))
    .groupBy(productCount.brand)
    .orderBy(desc(products), asc(productCount.brand))
    .limit(MOST_BRANDS);
}

function foundBrands(db: Database, scope: Filters, search: SearchQuery | null) {
  const found = db
    .select({ brand: product.brand })
    .from(product)
    .where(publishedWhere(scope, search))
    .limit(COUNT_CAP)
    .as('found');
  const products = sql<number>`count(*)::int`;
  return db
    .select({ name: found.brand, products })
    .from(found)
    .groupBy(found.brand)
    .orderBy(desc(products), asc(found.brand))
    .limit(MOST_BRANDS);
}

async function priceBounds(db: Database, scope: Filters, search: SearchQuery | null) {
  const where = publishedWhere(scope, search);
  // The cast stands outside: inside, the order would go by the cast column, which no index has.
  const end = (column: typeof product.priceINR, order: 'asc' | 'desc') =>
    sql<number | null>`(select ${column} from ${product} where ${where}
      order by ${column} ${sql.raw(order)} limit 1)::float8`;
  const [row] = await db
    .select({
      lowINR: end(product.priceINR, 'asc'),
      highINR: end(product.priceINR, 'desc'),
      lowAED: end(product.priceAED, 'asc'),
      highAED: end(product.priceAED, 'desc'),
    })
    .from(sql`(select 1) as one`);
  return {
    INR: { min: row?.lowINR ?? 0, max: row?.highINR ?? 0 },
    AED: { min: row?.lowAED ?? 0, max: row?.highAED ?? 0 },
  };
}
