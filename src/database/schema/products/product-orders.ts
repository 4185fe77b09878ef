import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

const nameOrder = (column: unknown) => sql`${column} collate "und-x-icu"`;

type ProductColumns = Record<
  | 'id'
  | 'name'
  | 'brand'
  | 'createdAt'
  | 'sellerId'
  | 'categoryId'
  | 'subCategoryId'
  | 'productTypeId'
  | 'trending'
  | 'published',
  Parameters<ReturnType<typeof index>['on']>[0]
>;
type StateColumns = Record<
  'takenDownAt' | 'hiddenAt' | 'lookAgainAt' | 'availability' | 'reservedUntil' | 'sellerSku',
  IndexColumn
>;

type IndexColumn = ProductColumns['id'];

/**
 * What the back offices' tables are read by. Everybody's products are walked in the order of each column; the names of
 * sellers, categories and sub-categories are walked instead, and the products of each by its index, as are prices in
 * `product_price`. One seller's products have an index for the newest alone, and are sorted for every other order, as are
 * all that filters leave few of. The index of what is hidden holds the reasons, so that none of them needs an index of its own.
 */
export function managedOrders(table: ProductColumns & StateColumns) {
  return [
    index('product_by_newest').on(table.createdAt, table.id),
    index('product_by_name').on(nameOrder(table.name), table.id),
    index('product_by_brand').on(nameOrder(table.brand), table.id),
    index('product_by_trending').on(table.trending, table.createdAt, table.id),
    index('product_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('product_by_category').on(table.categoryId, table.id),
    index('product_by_sub_category').on(table.subCategoryId, table.productTypeId, table.id),
    index('product_hidden')
      .on(table.createdAt, table.id, table.takenDownAt, table.hiddenAt, table.availability)
      .where(sql`not ${table.published}`),
    index('product_look_again')
      .on(table.lookAgainAt, table.id)
      .where(sql`${table.lookAgainAt} is not null`),
    index('product_reserved')
      .on(table.reservedUntil, table.id)
      .where(sql`${table.availability} = 'RESERVED'`),
    index('product_seller_sku_parts')
      .using('gin', sql`squeezed(${table.sellerSku}) gin_trgm_ops`)
      .where(sql`${table.sellerSku} <> ''`),
  ];
}
