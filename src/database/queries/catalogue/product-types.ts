import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contracts/category.ts';
import { type Database, firstRow } from '../../database.ts';
import { once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { mediaAsset } from '../../schema/media.ts';
import { cutSlice, type PageOf } from '../lists/page-of.ts';
import { commonColumns, countOfProducts, pageOfEntries } from './catalogue-columns.ts';

/** A product without a type counts under every type of its sub-category. */
const everything = countOfProducts(sql`c.sub_category_id = ${productType.subCategoryId}
  and coalesce(c.product_type_id, ${productType.id}) = ${productType.id}`);
const published = sql<number>`(select coalesce(sum(c.products), 0)::int from type_total c
  where c.sub_category_id = ${productType.subCategoryId} and c.product_type_id in (${productType.id}, ''))`;

const lineage = { entry: productType, subCategory, category };

function select(db: Database, products: SQL<number>, cursor: SQL<string> = sql`''`) {
  return db
    .select({
      ...commonColumns(productType, products),
      category: { id: category.id, name: category.name },
      subCategory: { id: subCategory.id, name: subCategory.name },
      cursor,
    })
    .from(productType)
    .innerJoin(category, eq(category.id, productType.categoryId))
    .innerJoin(subCategory, eq(subCategory.id, productType.subCategoryId))
    .leftJoin(mediaAsset, eq(mediaAsset.id, productType.imageId))
    .$dynamic();
}

export type ProductTypeRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

const listedOf = preparedQuery('listed_product_types', (db) => {
  // One type is less to count than a category's: planned for its value, it would be each time.
  const id = once(sql`${sql.placeholder('id')}::text`);
  return select(db, published)
    .where(
      and(
        or(eq(productType.categoryId, id), eq(productType.id, id)),
        sql`${productType.status} = 'LISTED' and ${subCategory.status} = 'LISTED'
          and ${category.status} = 'LISTED'`,
      ),
    )
    .orderBy(
      sql`${subCategory.position}, ${productType.position}, ${productType.createdAt} desc, ${productType.id} desc`,
    );
});

/**
 * Returns the listed types of a listed category's listed sub-categories as they were put in order, else
 * newest first; or one, by its id.
 */
export function listListedProductTypes(
  db: Database,
  categoryOrType: string,
): Promise<ProductTypeRow[]> {
  return listedOf(db).execute({ id: categoryOrType });
}

/** Returns all product types, for admins; the search includes the parents' names. */
export function listAllProductTypes(
  db: Database,
  query: CatalogueQuery,
): Promise<PageOf<ProductTypeRow>> {
  return pageOfEntries(query, lineage, {
    count: (where) => db.$count(select(db, everything).where(where).as('all')),
    read: (where, slice) => cutSlice(select(db, everything, slice.cursor), where, slice),
  });
}

export function findAnyProductType(db: Database, id: string): Promise<ProductTypeRow | null> {
  return firstRow(select(db, everything).where(eq(productType.id, id)));
}

const subCategoryOf = preparedQuery('sub_category_of_type', (db) =>
  db
    .select({ subCategoryId: productType.subCategoryId })
    .from(productType)
    .where(eq(productType.id, sql.placeholder('id'))),
);

export async function findSubCategoryOfType(db: Database, id: string): Promise<string | null> {
  const [row] = await subCategoryOf(db).execute({ id });
  return row?.subCategoryId ?? null;
}
