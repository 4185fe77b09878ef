import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contracts/category.ts';
import { type Database, firstRow } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { category, subCategory } from '../../schema/catalogue.ts';
import { mediaAsset } from '../../schema/media.ts';
import { cutSlice, type PageOf } from '../lists/page-of.ts';
import {
  commonColumns,
  countOfProducts,
  pageOfEntries,
  publishedProducts,
} from './catalogue-columns.ts';

const everything = countOfProducts(sql`c.sub_category_id = ${subCategory.id}`);

const lineage = { entry: subCategory, category };

function select(db: Database, products: SQL<number>, cursor: SQL<string> = sql`''`) {
  return db
    .select({
      ...commonColumns(subCategory, products),
      category: { id: category.id, name: category.name },
      cursor,
    })
    .from(subCategory)
    .innerJoin(category, eq(category.id, subCategory.categoryId))
    .leftJoin(mediaAsset, eq(mediaAsset.id, subCategory.imageId))
    .$dynamic();
}

export type SubCategoryRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

const listedIn = preparedQuery('listed_sub_categories', (db, ofSeller: boolean) => {
  const published = sql`c.sub_category_id = ${subCategory.id}`;
  const asked = ofSeller
    ? sql`${published} and c.seller_id = ${sql.placeholder('seller')}`
    : published;
  return select(db, publishedProducts(asked))
    .where(
      and(
        eq(subCategory.categoryId, sql.placeholder('category')),
        sql`${subCategory.status} = 'LISTED' and ${category.status} = 'LISTED'`,
        ofSeller ? sql`${publishedProducts(asked)} > 0` : undefined,
      ),
    )
    .orderBy(sql`${subCategory.position}, ${subCategory.createdAt} desc, ${subCategory.id} desc`);
});

/**
 * Returns the listed sub-categories of a listed category, as they were put in order, else newest first: all of them with `sellerId`
 * null, else those in which that seller has published products, with the number of these.
 */
export function listListedSubCategories(
  db: Database,
  sellerId: string | null,
  categoryId: string,
): Promise<SubCategoryRow[]> {
  const values = { seller: sellerId, category: categoryId };
  return listedIn(db, sellerId !== null).execute(values);
}

/** Returns all sub-categories, for admins; the search includes the parent's name. */
export function listAllSubCategories(
  db: Database,
  query: CatalogueQuery,
): Promise<PageOf<SubCategoryRow>> {
  return pageOfEntries(query, lineage, {
    count: (where) => db.$count(select(db, everything).where(where).as('all')),
    read: (where, slice) => cutSlice(select(db, everything, slice.cursor), where, slice),
  });
}

export function findAnySubCategory(db: Database, id: string): Promise<SubCategoryRow | null> {
  return firstRow(select(db, everything).where(eq(subCategory.id, id)));
}
