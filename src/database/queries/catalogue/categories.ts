import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery, PublicCatalogueQuery } from '#contracts/category.ts';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/account.ts';
import { category } from '../../schema/catalogue.ts';
import { mediaAsset } from '../../schema/media.ts';
import { type PageOf, pageOf } from '../lists/page-of.ts';
import {
  commonColumns,
  countOfProducts,
  holds,
  orderOf,
  taxonomyBy,
  taxonomyWhere,
} from './catalogue-columns.ts';

const everything = countOfProducts(sql`c.category_id = ${category.id}`);
const published = countOfProducts(sql`c.category_id = ${category.id} and c.published`);

const lineage = { entry: category, category };

function select(db: Database, products: SQL<number>, cursor: SQL<string> = sql`''`) {
  return db
    .select({ ...commonColumns(category, products), cursor })
    .from(category)
    .leftJoin(mediaAsset, eq(mediaAsset.id, category.imageId))
    .$dynamic();
}

export type CategoryRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

/** Returns listed categories, with how many published products each has. */
export function listListedCategories(
  db: Database,
  query: PublicCatalogueQuery,
): Promise<PageOf<CategoryRow>> {
  const where = and(eq(category.status, 'LISTED'), holds(query.q, category.name));
  return readPage(db, query, published, where);
}

/** Returns all categories, for admins, with how many products each has, published or not. */
export function listAllCategories(
  db: Database,
  query: CatalogueQuery,
): Promise<PageOf<CategoryRow>> {
  return readPage(db, query, everything, taxonomyWhere(query, lineage));
}

function readPage(
  db: Database,
  query: CatalogueQuery | PublicCatalogueQuery,
  products: SQL<number>,
  where: SQL | undefined,
) {
  return pageOf({
    window: query,
    by:
      query.sort === 'products'
        ? { column: products, kind: 'number' }
        : taxonomyBy(query.sort, lineage),
    order: orderOf(query),
    id: sql`${category.id}`,
    count: async () => ({ total: await db.$count(category, where), capped: false }),
    read: ({ after, orderBy, cursor, limit, offset }) =>
      select(db, products, cursor)
        .where(and(where, after))
        .orderBy(orderBy)
        .limit(limit)
        .offset(offset),
  });
}

/** Returns any one category, for admins. */
export async function findAnyCategory(db: Database, id: string): Promise<CategoryRow | null> {
  const [row] = await select(db, everything).where(eq(category.id, id));
  return row ?? null;
}

/**
 * Returns the listed categories for an id: a category's id gives that one, a seller's id those in
 * which the seller has published products, with the number of these.
 */
export function listCategoriesOf(db: Database, id: string): Promise<CategoryRow[]> {
  const asked = sql`c.category_id = ${category.id} and c.published`;
  const theirs = sql`${asked} and c.seller_id = ${id}`;
  const products = sql<number>`case when ${category.id} = ${id}
    then ${countOfProducts(asked)} else ${countOfProducts(theirs)} end`;
  return select(db, products)
    .where(
      and(
        eq(category.status, 'LISTED'),
        sql`(${category.id} = ${id}
          or exists (select from product_count c where ${theirs} and c.products > 0))`,
      ),
    )
    .orderBy(sql`${category.createdAt} desc, ${category.id} desc`);
}

/** Whether the public may see a seller. */
export async function isActiveSeller(db: Database, id: string): Promise<boolean> {
  return (await db.$count(seller, and(eq(seller.id, id), eq(seller.status, true)))) > 0;
}

/** Whether the public may see a category. */
export async function isListedCategory(db: Database, id: string): Promise<boolean> {
  return (await db.$count(category, and(eq(category.id, id), eq(category.status, 'LISTED')))) > 0;
}
