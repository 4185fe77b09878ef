import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { product } from '../../schema/products/product.ts';
import { fieldColumns } from '../products/json/product-columns.ts';

export type ExportedRow = Awaited<ReturnType<typeof pageOfExport>>[number];

/**
 * Returns the products of which a condition holds after the id `after`, for an export that reads them by key; prices
 * as exact decimal text, and the names of their files, cover first.
 */
export function pageOfExport(db: Database, where: SQL | undefined, after: string, limit: number) {
  return db
    .select({
      ...fieldColumns,
      availability: product.availability,
      reservedUntil: product.reservedUntil,
      id: product.id,
      sellerEmail: seller.email,
      attributes: product.attributes,
      categoryName: category.name,
      subCategoryName: subCategory.name,
      productTypeName: productType.name,
      files: sql<string[]>`array(
        select a.file from product_media m join media_asset a on a.id = m.media_id
          where m.product_id = ${product.id} order by m.position)`,
    })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .innerJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .where(and(where, gt(product.id, after)))
    .orderBy(asc(product.id))
    .limit(limit);
}

/** Returns the taxonomy entries that the products of which a condition holds are in. */
export function listTaxonomyOf(db: Database, where: SQL | undefined) {
  const { categoryId, subCategoryId, productTypeId } = product;
  return db.selectDistinct({ categoryId, subCategoryId, productTypeId }).from(product).where(where);
}
