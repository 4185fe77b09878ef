import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../database.ts';
import { productCount } from '../../schema/bookkeeping.ts';
import { product } from '../../schema/product.ts';
import { COUNT_CAP, rowsAsked, rowsSkipped } from '../paging.ts';
import type { ProductPage } from './list-published.ts';
import { chooseIds, selectChosen } from './product-columns.ts';
import { matchesHeadline, readSearch, type SearchQuery } from './search-query.ts';

/** Products of one seller, published or not, for its own tables. */
export function listSellerProducts(db: Database, sellerId: string, query: ManagedProductQuery) {
  return listManaged(db, sellerId, query);
}

/** Products of all sellers, for admins. */
export function listAllProducts(db: Database, query: ManagedProductQuery) {
  return listManaged(db, null, query);
}

/**
 * A numbered page with an exact total. The far half of a long table is read from its end, so that
 * the last page is as near as the first.
 */
async function listManaged(
  db: Database,
  sellerId: string | null,
  query: ManagedProductQuery,
): Promise<ProductPage> {
  const search = query.q ? await readSearch(db, query.q) : null;
  if (query.q && search === null) return { rows: [], total: 0, capped: false, next: null };
  const where = managedWhere(sellerId, query, search);
  const { total, capped } = await countManaged(db, sellerId, query, where);
  const limit = rowsAsked(query);
  const offset = rowsSkipped(query);
  const inPage = Math.min(limit, Math.max(total - offset, 0));
  if (inPage === 0 && !capped) return { rows: [], total, capped, next: null };
  const backwards = !capped && offset > total / 2;
  const rows = await selectChosen(
    db,
    chooseIds(db, {
      where,
      by: sellerId === null ? columnOf(query.sort) : columnOfOwn(query.sort),
      thenBy: query.sort === 'trending' ? sql`${product.createdAt}` : undefined,
      order: query.order ?? (query.sort === undefined ? 'desc' : 'asc'),
      limit: backwards ? inPage : limit,
      offset: backwards ? total - offset - inPage : offset,
      backwards,
    }),
  );
  return { rows, total, capped, next: null };
}

function managedWhere(
  sellerId: string | null,
  query: ManagedProductQuery,
  search: SearchQuery | null,
): SQL | undefined {
  return and(
    sellerId === null ? undefined : eq(product.sellerId, sellerId),
    query.category === undefined ? undefined : eq(product.categoryId, query.category),
    query.trending === undefined ? undefined : eq(product.trending, query.trending === 'true'),
    query.withoutPictures === 'true'
      ? sql`not exists (select from product_media m where m.product_id = ${product.id})`
      : undefined,
    search === null ? undefined : matchesHeadline(search),
  );
}

async function countManaged(
  db: Database,
  sellerId: string | null,
  query: ManagedProductQuery,
  where: SQL | undefined,
): Promise<{ total: number; capped: boolean }> {
  const { q, trending, withoutPictures, category } = query;
  if (!q && trending === undefined && withoutPictures !== 'true') {
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${productCount.products}), 0)::int` })
      .from(productCount)
      .where(
        and(
          sellerId === null ? undefined : eq(productCount.sellerId, sellerId),
          category === undefined ? undefined : eq(productCount.categoryId, category),
        ),
      );
    return { total: row?.total ?? 0, capped: false };
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(product)
    .where(where)
    .limit(COUNT_CAP + 1)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNT_CAP), capped: total > COUNT_CAP };
}

/**
 * No index has a seller's rows in these orders, and they are few. As an expression, so that the
 * planner does not walk everybody's rows in the index it does have.
 */
function columnOfOwn(sort: ManagedProductQuery['sort']): SQL {
  if (sort === 'seller') return sql`(${product.sellerName} || '') collate "und-x-icu"`;
  if (sort === 'subCategory') return sql`(${product.subCategoryName} || '') collate "und-x-icu"`;
  return columnOf(sort);
}

function columnOf(sort: ManagedProductQuery['sort']): SQL {
  switch (sort) {
    case 'name':
      return sql`${product.name} collate "und-x-icu"`;
    case 'brand':
      return sql`${product.brand} collate "und-x-icu"`;
    case 'priceINR':
      return sql`${product.priceINR}`;
    case 'priceAED':
      return sql`${product.priceAED}`;
    case 'trending':
      return sql`${product.trending}`;
    case 'seller':
      return sql`${product.sellerName} collate "und-x-icu"`;
    case 'category':
      return sql`${product.categoryName} collate "und-x-icu"`;
    case 'subCategory':
      return sql`${product.subCategoryName} collate "und-x-icu"`;
    default:
      return sql`${product.createdAt}`;
  }
}
