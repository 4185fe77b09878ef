import { asc, desc, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import { type Database, rowsOf } from '../../database.ts';
import { product } from '../../schema/product.ts';
import { countersOf, countPublished, holdsAny, isCounted, isNarrowed } from './count-published.ts';
import { capOf } from './count-up-to-cap.ts';
import { type Filters, priceColumn, publishedWhere } from './product-filters.ts';
import { resolveBrands } from './resolve-brands.ts';
import { kindsOfMatches, readSearch, type SearchQuery } from './search-query.ts';
import { takeSome } from './take-by-priority.ts';

const MOST_BRANDS = 200;

const nothing: ProductFacets = {
  brands: [],
  price: { INR: { min: 0, max: 0 }, AED: { min: 0, max: 0 } },
  products: 0,
};

/**
 * Returns the contents of a filter panel: the brands under all filters except the brand filter, and
 * the lowest and highest price under all except the price filter. Zeros where nothing is listed.
 */
export async function productFacets(
  db: Database,
  query: Filters & { q?: string | undefined },
): Promise<ProductFacets> {
  const { q, ...filters } = await resolveBrands(db, query);
  const search = q ? await readSearch(db, q) : null;
  if (q && search === null) return nothing;
  const { brand: _, minPrice: __, maxPrice: ___, ...scope } = filters;
  if (isCounted(scope, search)) return countedFacets(db, scope, filters);
  if (isNarrowed(scope) && !(await holdsAny(db, scope))) return nothing;
  return foundFacets(db, scope, filters, search);
}

async function countedFacets(
  db: Database,
  scope: Filters,
  filters: Filters,
): Promise<ProductFacets> {
  const { brand } = filters;
  const isWhole = brand === undefined && isCounted(filters, null);
  const within = { ...scope, ...(brand && { brand }) };
  const [found, holds] = await Promise.all([
    countedBrands(db, scope),
    brand?.length ? holdsAny(db, within) : null,
  ]);
  const brands = found.map(({ name, products }) => ({ name, products }));
  if (found.length === 0 || holds === false) return { ...nothing, brands };
  const [price, count] = await Promise.all([
    priceBounds(db, within),
    isWhole ? null : countPublished(db, filters, null),
  ]);
  return { brands, price, products: count?.total ?? found[0]?.total ?? 0 };
}

function countedBrands(db: Database, scope: Filters) {
  const { counters, where } = countersOf(scope);
  const products = sql<number>`sum(${counters.products})::int`;
  const total = sql<number>`(sum(sum(${counters.products})) over ())::int`;
  return db
    .select({ name: counters.brand, products, total })
    .from(counters)
    .where(where)
    .groupBy(counters.brand)
    .orderBy(desc(products), asc(counters.brand))
    .limit(MOST_BRANDS);
}

/** Each end of the price range is the first entry of an index. */
async function priceBounds(db: Database, scope: Filters) {
  const where = publishedWhere(scope, null);
  // The cast is outside the subquery: inside, the sort would use the cast column, which no index
  // has.
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
  return pricesOf(row);
}

type Ends = Record<'lowINR' | 'highINR' | 'lowAED' | 'highAED', number | null>;

function pricesOf(ends: Ends | undefined): ProductFacets['price'] {
  return {
    INR: { min: ends?.lowINR ?? 0, max: ends?.highINR ?? 0 },
    AED: { min: ends?.lowAED ?? 0, max: ends?.highAED ?? 0 },
  };
}

/** Without counters, products are read once, up to the cap, and the facets computed from these. */
async function foundFacets(
  db: Database,
  scope: Filters,
  filters: Filters,
  search: SearchQuery | null,
): Promise<ProductFacets> {
  const { brand, minPrice, maxPrice } = filters;
  const price = priceColumn(filters);
  const ofBrand = brand?.length
    ? sql`${product.brand} = any(${sql.param(brand)}::text[])`
    : sql`true`;
  const inPrice = sql`${price} between ${minPrice ?? 0} and ${maxPrice ?? 1e12}`;
  const columns = sql`${product.brand} as brand, ${product.priceINR} as inr,
    ${product.priceAED} as aed, ${ofBrand} as of_brand, ${inPrice} as in_price`;
  const where = publishedWhere(scope, null);
  const kinds = search && kindsOfMatches(search);
  const some = takeSome(columns, where, kinds, capOf(kinds));
  const facets = sql`
    with found as materialized ${some}
    select (select coalesce(json_agg(b), '[]') from (
             select brand as name, count(*)::int as products from found
               group by brand order by 2 desc, 1 limit ${MOST_BRANDS}) b) as brands,
           min(inr) filter (where of_brand)::float8 as "lowINR",
           max(inr) filter (where of_brand)::float8 as "highINR",
           min(aed) filter (where of_brand)::float8 as "lowAED",
           max(aed) filter (where of_brand)::float8 as "highAED",
           (count(*) filter (where of_brand and in_price))::int as products
      from found`;
  // A plan is stored for statements that begin with select; that of a filter depends on its values.
  const kept = sql`select brands, "lowINR", "highINR", "lowAED", "highAED", products
    from (${facets}) as facets`;
  const [row] = await rowsOf<Ends & { brands: ProductFacets['brands']; products: number }>(
    db,
    search === null ? facets : kept,
  );
  return { brands: row?.brands ?? [], price: pricesOf(row), products: row?.products ?? 0 };
}
