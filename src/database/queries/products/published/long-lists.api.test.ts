import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductFilters } from '#contracts/facets/product-filters.ts';
import { ManagedProductQuery, PublicProductQuery } from '#contracts/product.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { placeLandmarks } from '#database/positions/landmarks.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { findPublishedProduct } from '../find-product.ts';
import { listAllProducts, listSellerProducts } from '../managed/list-managed.ts';
import { suggestTaxonomy } from '../search/suggest.ts';
import { listPublishedProducts } from './list-published.ts';
import { productFacets } from './product-facets.ts';

const ROWS = 100_000;
const url = await freshDatabaseUrl();
let database: OpenDatabase;
let pool: pg.Pool;
let db: Database;
let asked: { query: string; params: unknown[] }[] = [];

/**
 * Rows without triggers, and indexes once the rows are there: a few seconds on PostgreSQL, minutes on
 * PGlite, which plans alike.
 */
beforeAll(async () => {
  if (url === null) return;
  database = await openPostgres(url, { poolSize: 2 });
  pool = new pg.Pool({ connectionString: url, max: 4 });
  const logger = {
    logQuery: (query: string, params: unknown[]) => asked.push({ query, params }),
  };
  db = drizzle(pool, { logger }) as unknown as Database;
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'product' and indexdef not like '%UNIQUE%'`);
  await pool.query(`
    ${indexes.map(({ name }) => `drop index ${name};`).join('')}
    alter table product disable trigger user;
    insert into category (id, name) select 'category' || i, 'Category ' || i
      from generate_series(0, 4) i;
    insert into sub_category (id, category_id, name)
      select 'subcategory' || i, 'category' || i % 5, 'Shelf ' || i from generate_series(0, 24) i;
    insert into product_type (id, category_id, sub_category_id, name)
      select 'producttype' || i, 'category' || i % 5, 'subcategory' || i % 25, 'Type ' || i
        from generate_series(0, 49) i;
    insert into seller (id, name, email, phone, password_hash, status, approval)
      select 'theseller' || i, 'Seller ' || i, i || '@shop.example', 5550000000 + i, 'none',
             i % 100 > 0, case when i % 100 > 0 then 'approved' else 'deactivated' end
        from generate_series(0, 399) i;
    insert into media_asset (id, kind, file, bytes, width, height)
      values ('picture', 'image', 'picture.jpg', 1, 1, 1);
    insert into product (id, seller_id, category_id, sub_category_id, product_type_id, name, brand,
        price_inr, price_aed, rating, trending, published, seller_sku, seller_name, category_name,
        sub_category_name, headline, document, facets, created_at)
      select lpad(to_hex(i * 48271::bigint % 2147483647), 8, '0') || 'anid', 'theseller' || i % 400, 'category' || i % 5, 'subcategory' || i % 25,
             case when i % 3 > 0 then 'producttype' || i % 50 end, name, brand, 100 + i % 60000,
             5 + i % 3000, i % 5, i % 50 = 0, i % 100 > 0, 'AX-' || i, 'Seller ' || i % 400,
             'Category ' || i % 5, 'Shelf ' || i % 25, to_tsvector('simple', brand || ' ' || name),
             to_tsvector('simple', brand || ' ' || name || ' category' || i % 5),
             case when i % 48 = 1 then '{frequent,second}'::text[] when i % 8 = 1 then '{frequent}' when i % 10000 = 6 then '{rare}' else '{}' end,
             now() - i * interval '5 minutes'
        from generate_series(1, ${ROWS}) i, lateral (select 'Brand' || i % 120 as brand,
          'word' || i * 7919 % 3000 || case when i % 10 = 0 then ' classic' else '' end as name) n;
    insert into product_media (product_id, position, media_id)
      select id, 0, 'picture' from product;
    insert into product_without_picture select id from product where price_inr % 40 = 0;
    delete from product_media where product_id in (select product_id from product_without_picture);
    insert into product_count
      (seller_id, category_id, sub_category_id, product_type_id, brand, published, products)
      select seller_id, category_id, sub_category_id, coalesce(product_type_id, ''), brand,
             published, count(*) from product group by 1, 2, 3, 4, 5, 6;
    insert into facet_count (category_id, sub_category_id, product_type_id, facet, products)
      select category_id, sub_category_id, coalesce(product_type_id, ''), facet, count(*)
        from product, unnest(facets) facet where published group by 1, 2, 3, 4;
    insert into brand_count (category_id, brand, products)
      select category_id, brand, count(*) from product where published group by 1, 2;
    update row_count set rows = ${ROWS} where name = 'product';
    insert into search_word (word, products)
      select word, count(*) from product, unnest(tsvector_to_array(document)) word
        where published group by word;
    ${indexes.map(({ definition }) => `${definition};`).join('')}`);
  await placeLandmarks(db);
  await pool.query('vacuum (analyze)');
}, 180_000);

afterAll(async () => {
  await pool?.end();
  await database?.close();
});

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** More rows than any page or capped count looks at. */
const MANY = 25_000;
/** As many as a page in the middle reads from a landmark on. */
const FEW = 4_000;

type Explained = pg.QueryResult<{ 'QUERY PLAN': [{ Plan: Plan }] }>;
const planOf = ({ rows: [row] }: Explained): Plan => row?.['QUERY PLAN'][0].Plan as Plan;

/** The plan for these values. */
const explained = async (query: string, params: unknown[]) =>
  planOf(await pool.query(`explain (analyze, format json) ${query}`, params));

/** The plan for any values, as a prepared statement soon has it. */
async function explainedForAny(query: string, params: unknown[]): Promise<Plan> {
  const client = await pool.connect();
  const literals = params.map((param) =>
    client.escapeLiteral(Array.isArray(param) ? `{${param}}` : String(param)),
  );
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${query}`);
    return planOf(
      await client.query(`explain (analyze, format json) execute asked(${literals.join()})`),
    );
  } finally {
    client.release(true);
  }
}

/**
 * How many statements `work` sends, which of the long tables they scan, and whether they read many
 * rows of these in an index.
 */
async function look(work: () => Promise<unknown>, most = MANY, explain = explained) {
  asked = [];
  await work();
  const statements = asked;
  const scanned: string[] = [];
  let read = 0;
  const walk = (plan: Plan) => {
    if (['product', 'product_media'].includes(plan['Relation Name'] ?? '')) {
      if (plan['Node Type'] === 'Seq Scan' && plan['Actual Loops'] > 0)
        scanned.push(plan['Relation Name'] ?? '');
      const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
      read += rows * plan['Actual Loops'];
    }
    plan.Plans?.forEach(walk);
  };
  for (const { query, params } of statements) {
    walk(await explain(query, params));
  }
  return { statements: statements.length, scanned, readsMany: read > most };
}

const quick = (statements: number) => ({ statements, scanned: [], readsMany: false });

const cursor = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const middle = cursor('2026-01-01 00:00:00+00', 'm');
const middleName = cursor('word2', 'm');
const middleTrend = cursor('false', '2026-01-01 00:00:00+00', 'm');
const half = ROWS / 10 / 2;

describe.skipIf(url === null)('a hundred thousand products are never read from end to end', () => {
  it.each([
    [1, { limit: 24 }],
    [2, { limit: 12, trending: 'true' }],
    [1, { limit: 24, after: middle }],
    [1, { limit: 24, sort: 'price-low-high' }],
    [1, { limit: 24, sort: 'price-high-low', currency: 'AED' }],
    [1, { limit: 24, sort: 'rating' }],
    [1, { limit: 24, sort: 'name' }],
    [2, { limit: 24, minPrice: 5000, maxPrice: 5500 }],
    [1, { limit: 24, category: 'category1' }],
    [1, { limit: 24, category: 'category1', sort: 'price-low-high' }],
    [1, { limit: 24, category: 'category1,category2', brand: ['Brand7', 'Brand8'] }],
    [1, { limit: 24, subCategory: 'subcategory7', sort: 'price-low-high' }],
    [1, { limit: 24, type: 'producttype7' }],
    [1, { limit: 24, seller: 'theseller7' }],
    [1, { limit: 24, seller: 'theseller7', subCategory: 'subcategory7' }],
    [1, { limit: 24, brand: 'Brand7' }],
    [2, { limit: 24, q: 'word77' }],
    [2, { limit: 24, q: 'brand7 word77' }],
    [2, { limit: 24, q: 'word777 classic' }],
    [3, { limit: 24, q: 'classic' }],
    [2, { limit: 24, q: 'classic', page: 2 }],
    [2, { limit: 24, q: 'classic', page: 42 }],
    [2, { limit: 24, q: 'classic', page: 60 }],
    [2, { limit: 24, q: 'classic', after: middle }],
    [2, { limit: 24, q: 'category1' }],
    [3, { limit: 24, q: 'clasic' }],
    [2, { limit: 24, q: 'nowhere' }],
    [3, { limit: 24, q: 'word77', sort: 'price-low-high' }],
    [2, { limit: 24, q: 'classic', sort: 'price-low-high' }],
  ])('for shoppers, by %i statements: %j', async (statements, query) => {
    const asking = PublicProductQuery.parse(query);
    expect(await look(() => listPublishedProducts(db, asking))).toEqual(quick(statements));
  });

  it('counts a search apart where more match than are weighed, and leads to its last page', async () => {
    const page = async (query: object) => {
      const found = await listPublishedProducts(
        db,
        PublicProductQuery.parse({ limit: 24, ...query }),
      );
      return { rows: found.ids.length, total: found.total, capped: found.capped, next: found.next };
    };
    const whole = { total: 1_500, capped: false };
    expect(await page({ q: 'brand10 classic' })).toEqual({ rows: 24, ...whole, next: null });
    expect(await page({ q: 'brand10 classic', page: 63 })).toEqual({
      rows: 12,
      ...whole,
      next: null,
    });
    expect(await page({ q: 'brand10 classic', page: 64 })).toEqual({
      rows: 0,
      ...whole,
      next: null,
    });
    const broad = { total: 10_000, capped: true };
    expect(await page({ q: 'category1' })).toEqual({ rows: 24, ...broad, next: null });
    expect(await page({ q: 'category1', page: 450 })).toMatchObject({
      rows: 24,
      total: 10_800,
      capped: true,
    });
  });

  it('for one product, by one statement', async () => {
    expect(await look(() => findPublishedProduct(db, 'none'))).toEqual(quick(1));
  });

  it.each([
    [2, {}],
    [2, { category: 'category1' }],
    [2, { seller: 'theseller7' }],
    [4, { brand: 'Brand7', minPrice: 100 }],
    [2, { q: 'classic' }],
    [2, { q: 'word77', maxPrice: 4000 }],
  ])('for a filter panel, by %i statements: %j', async (statements, query) => {
    const asking = ProductFilters.parse(query);
    expect(await look(() => productFacets(db, asking))).toEqual(quick(statements));
  });

  it.each([
    { seller: 'nosuchseller' },
    { category: 'nosuchcategory' },
    { subCategory: 'nosuchshelf' },
    { type: 'nosuchtype' },
    { brand: 'No such brand' },
    { seller: 'theseller7', subCategory: 'subcategory8' },
    { seller: 'nosuchseller', minPrice: 100, sort: 'price-low-high' },
    { type: 'nosuchtype', trending: 'true' },
  ])('what nothing is under is not looked for among the products: %j', async (query) => {
    const list = () => listPublishedProducts(db, PublicProductQuery.parse(query));
    expect(await list()).toMatchObject({ json: '[]', total: 0, next: null });
    const facets = () => productFacets(db, ProductFilters.parse(query));
    expect(await facets()).toMatchObject({ products: 0, price: { INR: { min: 0, max: 0 } } });
    for (const work of [list, facets]) {
      const { statements, scanned, readsMany } = await look(work, 0);
      expect(statements).toBeLessThanOrEqual(2);
      expect([scanned, readsMany]).toEqual([[], false]);
    }
  });

  it('the prices of what no product has are not looked for among all prices', async () => {
    const reduced = PublicProductQuery.parse({ limit: 6, discount: 'true', maxPrice: 9000 });
    const work = () => listPublishedProducts(db, reduced, { as: 'card', withPrices: true });
    expect(await look(work, 0)).toEqual(quick(2));
  });

  it.each([
    ['frequent', {}, 2_500],
    ['frequent', { sort: 'price-low-high' }, 2_500],
    ['rare', {}, 10],
  ] as const)(
    'those with a %s choice, %j, are read as few as can be',
    async (facet, sort, total) => {
      const attributes = [{ attribute: 'material', facets: [facet], asked: [facet] }];
      const query = PublicProductQuery.parse({ limit: 24, category: 'category1', ...sort });
      const list = () =>
        listPublishedProducts(db, { ...query, attributes }, { as: 'card', withPrices: true });
      expect(await list()).toMatchObject({ total });
      expect(await look(list, 1_500, explainedForAny)).toEqual(quick(2));
    },
  );

  // An eighth of these ids begin with 0: the sample tells of many where there are 2,084.
  it.each([
    [2, {}, 2_084],
    [2, { sort: 'price-low-high' }, 2_084],
    [2, { sort: 'rating' }, 2_084],
    [2, { page: 60 }, 2_084],
    [2, { minPrice: 59_000 }, 22],
    [1, { type: 'producttype1' }, 84],
    [1, { type: 'producttype1', maxPrice: 30_000 }, 50],
  ] as const)(
    'those with two choices are read once where they are few, by %i statements: %j',
    async (statements, others, total) => {
      const both = ['frequent', 'second'].map((facet) => ({
        ...{ attribute: facet, facets: [facet], asked: [facet] },
      }));
      const query = PublicProductQuery.parse({ limit: 24, ...others });
      const list = () =>
        listPublishedProducts(db, { ...query, attributes: both }, { as: 'card', withPrices: true });
      expect((await list()).total).toBe(total);
      expect(await look(list, 12_000, explainedForAny)).toEqual(quick(statements));
    },
  );

  it('more than 10,000 within prices are not counted', async () => {
    const query = PublicProductQuery.parse({ limit: 24, minPrice: 5_000, maxPrice: 50_000 });
    const list = () => listPublishedProducts(db, query);
    expect(await list()).toMatchObject({ total: 10_000, capped: true });
    expect(await look(list, 1_000, explainedForAny)).toEqual(quick(2));
  });

  it('for suggestions', async () => {
    for (const words of [null, "'bra':*"]) {
      expect(await look(() => suggestTaxonomy(db, 'bra', words))).toEqual(quick(1));
    }
    const query = PublicProductQuery.parse({ limit: 6, q: 'cla' });
    expect(
      await look(() => listPublishedProducts(db, query, { as: 'suggestion', isCounted: false })),
    ).toEqual(quick(2));
  });

  const columns = ManagedProductQuery.shape.sort.unwrap().options;
  it.each(
    columns.flatMap((sort) => [
      [1, { sort, order: 'asc' }] as const,
      [2, { sort, order: 'desc', page: half }] as const,
      [2, { sort, order: 'asc', page: 2 * half }] as const,
    ]),
  )('for admins, by %i statements: %j', async (statements, query) => {
    const asking = ManagedProductQuery.parse({ ...query, limit: 10 });
    expect(await look(() => listAllProducts(db, asking), FEW)).toEqual(quick(statements));
  });

  it.each([
    [2, { sort: 'createdAt', trending: 'true' }],
    [1, { sort: 'name', order: 'asc', category: 'category1' }],
    [2, { sort: 'name', order: 'asc', withoutPictures: 'true' }],
    [2, { withoutPictures: 'true', page: 20 }],
    [1, { after: middle }],
    [1, { sort: 'name', order: 'asc', after: middleName }],
    [1, { sort: 'trending', order: 'asc', after: middleTrend }],
    [3, { sort: 'name', order: 'asc', q: 'word77' }],
    [3, { sort: 'seller', order: 'asc', q: 'word77' }],
    [3, { q: 'classic' }],
    [1, { seller: 'theseller7' }],
    [1, { sort: 'brand', order: 'asc', seller: 'theseller7', visibility: 'published' }],
    [2, { sort: 'seller', order: 'asc', subCategory: 'subcategory7' }],
    [2, { sort: 'name', order: 'asc', type: 'producttype7' }],
    [2, { sort: 'name', order: 'asc', type: 'producttype7', page: 100 }],
    [1, { sort: 'name', order: 'asc', visibility: 'published' }],
    [1, { sort: 'priceINR', order: 'desc', visibility: 'published', category: 'category1' }],
    [2, { visibility: 'hidden' }],
    [2, { sort: 'seller', order: 'asc', visibility: 'hidden', page: 50 }],
    [2, { sort: 'name', order: 'asc', visibility: 'seller' }],
    [1, { sort: 'name', order: 'asc', visibility: 'category' }],
    [2, { sort: 'name', order: 'asc', visibility: 'hidden', after: middleName }],
    [2, { sort: 'name', order: 'asc', visibility: 'hidden', trending: 'true' }],
    [1, { subCategory: 'subcategory7', withoutPictures: 'true', trending: 'true' }],
    [2, { sort: 'name', order: 'asc', subCategory: 'subcategory7', trending: 'false' }],
    [3, { sort: 'name', order: 'asc', q: '0000bc8f' }],
    [3, { q: 'AX-500' }],
    [3, { q: 'x-5000' }],
    [3, { q: 'AX-500', sort: 'name', order: 'asc' }],
    [3, { sort: 'name', order: 'asc', q: 'seller 77' }],
    [3, { q: 'word3', seller: 'theseller7', visibility: 'published' }],
  ])('for admins, by %i statements: %j', async (statements, query) => {
    const asking = ManagedProductQuery.parse({ ...query, limit: 10 });
    expect(await look(() => listAllProducts(db, asking))).toEqual(quick(statements));
  });

  it.each(columns)('for a seller by %s, by one statement', async (sort) => {
    const asking = ManagedProductQuery.parse({ sort, order: 'asc', limit: 10 });
    expect(await look(() => listSellerProducts(db, 'theseller7', asking))).toEqual(quick(1));
  });
});
