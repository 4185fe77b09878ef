import { asc, desc, sql } from 'drizzle-orm';
import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { equals, inlineLimit, inlineNumber } from '../../../planner.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { product } from '../../../schema/products/product.ts';
import { COUNT_CAP, SEARCH_CAP } from '../../lists/paging.ts';
import {
  endsOfRead,
  noPrices,
  type PriceEnds,
  priceEnds,
  pricesOf,
} from '../../prices/price-ends.ts';
import { readSearch } from '../../searches/read-search.ts';
import {
  kindsOfMatches,
  type SearchQuery,
  type SearchShape,
  searchShape,
  searchTerms,
} from '../../searches/search-query.ts';
import {
  type FilterShape,
  type Filters,
  filterShape,
  filterValues,
  priceColumn,
  publishedWhere,
} from '../filters.ts';
import { onlyRow } from '../product-page.ts';
import { resolveBrands } from '../resolve-brands.ts';
import { takeSome } from '../take-by-priority.ts';
import {
  countedWithin,
  countersOf,
  countPublished,
  holdsAny,
  isCounted,
  isNarrowed,
} from './count-published.ts';

const MOST_BRANDS = 200;

const nothing: ProductFacets = {
  brands: [],
  price: noPrices,
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
  return facetsOf(db, filters, search);
}

/** Returns the facets of a list whose brands are resolved and whose search is read. */
export async function facetsOf(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
): Promise<ProductFacets> {
  const { brand: _, minPrice: __, maxPrice: ___, ...scope } = filters;
  if (isCounted(scope, search)) return countedFacets(db, scope, filters);
  if (isNarrowed(scope) && !(await holdsAny(db, scope))) return nothing;
  return foundFacets(db, scope, filters, search);
}

/** Returns the brands of a list without a search, whatever brands and prices it is filtered by. */
export async function brandsOf(db: Database, filters: Filters): Promise<ProductFacets['brands']> {
  const { brand: _, minPrice: __, maxPrice: ___, ...scope } = filters;
  const found = await countedBrands(db, filterShape(scope)).execute(filterValues(scope));
  return found.map(({ name, products }) => ({ name, products }));
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
    countedBrands(db, filterShape(scope)).execute(filterValues(scope)),
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

const countedBrands = preparedQuery('counted_brands', (db, scope: FilterShape) => {
  const { counters, where } = countersOf(scope);
  const products = sql<number>`sum(${counters.products})::int`;
  const total = sql<number>`(sum(sum(${counters.products})) over ())::int`;
  return db
    .select({ name: counters.brand, products, total })
    .from(counters)
    .where(where)
    .groupBy(counters.brand)
    .having(sql`sum(${counters.products}) > 0`)
    .orderBy(desc(products), asc(counters.brand))
    .limit(inlineLimit(MOST_BRANDS));
});

/** The counters say once more whether there are any: a place that was hidden meanwhile is not walked through. */
const endsOfPrices = preparedQuery('ends_of_prices', (db, scope: FilterShape) => {
  const { counted, isSome } = countedWithin(db, scope);
  const ends = priceEnds(scope, isSome);
  return db.with(counted).select({ ends }).from(sql`(select 1) as one`);
});

async function priceBounds(db: Database, scope: Filters) {
  const row = onlyRow(await endsOfPrices(db, filterShape(scope)).execute(filterValues(scope)));
  return pricesOf(row.ends);
}

/**
 * Without counters, products are read once, up to the cap, and the facets computed from these. `scope`
 * is `filters` without those that the brands and prices do not depend on.
 */
function selectFound(
  db: Database,
  scope: FilterShape,
  filters: FilterShape,
  search: SearchShape | null,
) {
  const { brand, minPrice, maxPrice } = filters;
  const price = priceColumn(filters);
  const ofBrand = brand === undefined ? sql`true` : equals(product.brand, brand, 'brand');
  const inPrice = sql`${price} between ${minPrice ? sql.placeholder('minPrice') : sql`0`}
    and ${maxPrice ? sql.placeholder('maxPrice') : sql`1e12`}`;
  const columns = sql`${product.brand} as brand, ${product.priceINR} as inr,
    ${product.priceAED} as aed, ${ofBrand} as of_brand, ${inPrice} as in_price`;
  const where = publishedWhere(scope, null);
  const kinds = search && kindsOfMatches(searchTerms(search));
  const some = takeSome(columns, where, kinds, kinds === null ? COUNT_CAP : SEARCH_CAP);
  const facets = sql`(
    with found as materialized ${some}
    select (select coalesce(json_agg(b), '[]') from (
             select brand as name, count(*)::int as products from found
               group by brand order by 2 desc, 1 limit ${inlineNumber(MOST_BRANDS)}) b) as brands,
           ${endsOfRead(sql`found where of_brand`)} as ends,
           (count(*) filter (where of_brand and in_price))::int as products
      from found)`;
  return db
    .select({
      brands: sql<ProductFacets['brands']>`brands`,
      ends: sql<PriceEnds>`ends`,
      products: sql<number>`products`,
    })
    .from(sql`${facets} as facets`);
}

const facetsOfFound = preparedQuery('found_facets', selectFound, {
  // The best plan of a filter depends on its values.
  isPlannedEachTime: (_scope, _filters, search) => search === null,
});

async function foundFacets(
  db: Database,
  scope: Filters,
  filters: Filters,
  search: SearchQuery | null,
): Promise<ProductFacets> {
  const [within, all] = [filterShape(scope), filterShape(filters)];
  const statement = facetsOfFound(db, within, all, search && searchShape(search));
  const found = await statement.execute({ ...filterValues(filters), ...search });
  const { brands, ends, products } = onlyRow(found);
  return { brands, price: pricesOf(ends), products };
}
