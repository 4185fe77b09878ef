import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

const nameOrder = (column: unknown) => sql`${column} collate "und-x-icu"`;

type ProductColumns = Record<
  | 'id'
  | 'name'
  | 'brand'
  | 'createdAt'
  | 'priceINR'
  | 'priceAED'
  | 'rating'
  | 'sellerId'
  | 'categoryId'
  | 'subCategoryId'
  | 'productTypeId'
  | 'trending'
  | 'published'
  | 'sellerName'
  | 'categoryName'
  | 'subCategoryName',
  Parameters<ReturnType<typeof index>['on']>[0]
>;

/** One index per public scope and order; each has published products only. */
export function publicOrders(table: ProductColumns) {
  const published = sql`${table.published}`;
  const places = [
    ['category', [table.categoryId]],
    ['sub_category', [table.subCategoryId]],
    // A product without a type stands under every type of its sub-category.
    ['type_or_place', [sql`coalesce(${table.productTypeId}, ${table.subCategoryId})`]],
    ['seller', [table.sellerId]],
  ] as const;
  const scopes = [['all', []], ...places] as const;
  return [
    // The prices are tested in it: the new pieces of a range are counted and chosen without reading them.
    index('product_public_newest_priced')
      .on(table.createdAt, table.id, table.priceINR, table.priceAED)
      .where(published)
      .concurrently(),
    ...places.map(([scope, columns]) =>
      index(`product_public_${scope}_newest`)
        .on(...spread(columns, table.createdAt, table.id))
        .where(published),
    ),
    ...scopes.flatMap(([scope, columns]) => [
      index(`product_public_${scope}_inr`)
        .on(...spread(columns, table.priceINR, table.id))
        .where(published),
      index(`product_public_${scope}_aed`)
        .on(...spread(columns, table.priceAED, table.id))
        .where(published),
    ]),
    index('product_public_trending')
      .on(table.createdAt, table.id)
      .where(sql`${table.published} and ${table.trending}`),
    index('product_public_rating').on(sql`coalesce(${table.rating}, 0)`, table.id).where(published),
    index('product_public_name').on(nameOrder(table.name), table.id).where(published),
    index('product_public_brand').on(table.brand, table.createdAt, table.id).where(published),
  ];
}

type IndexColumn = ProductColumns['id'];
function spread(
  first: readonly IndexColumn[],
  ...rest: IndexColumn[]
): [IndexColumn, ...IndexColumn[]] {
  return [...first, ...rest] as [IndexColumn, ...IndexColumn[]];
}

/** The sortable columns of the back offices: of everybody for admins, of one seller for sellers. */
export function managedOrders(table: ProductColumns) {
  const orders: [string, IndexColumn][] = [
    ['newest', table.createdAt],
    ['name', nameOrder(table.name)],
    ['brand', nameOrder(table.brand)],
    ['inr', table.priceINR],
    ['aed', table.priceAED],
    ['category_name', nameOrder(table.categoryName)],
  ];
  return [
    ...orders.flatMap(([name, column]) => [
      index(`product_by_${name}`).on(column, table.id),
      index(`product_of_seller_by_${name}`).on(table.sellerId, column, table.id),
    ]),
    index('product_by_sub_category_name').on(nameOrder(table.subCategoryName), table.id),
    index('product_by_seller_name').on(nameOrder(table.sellerName), table.id),
    index('product_by_trending').on(table.trending, table.createdAt, table.id),
    index('product_by_category').on(table.categoryId, table.id),
    index('product_by_sub_category').on(table.subCategoryId, table.id),
    index('product_by_type').on(table.productTypeId, table.id),
  ];
}
